"""The controls, written again from their formulas."""

from .clock import AnalogClock
from .dial import AngleDial
from .drag import Drag
from .pin import MapPin
from .text_box import TextBox

CONTROLS = {
    "drag": Drag,
    "angleDial": AngleDial,
    "textBox": TextBox,
    "clock": AnalogClock,
    "mapPin": MapPin,
}
