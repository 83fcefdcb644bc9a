"""What all controls that are dragged have in common."""


class Control:
    """The life of contacts: one drags, and what it did is undone when it is cancelled."""

    contact = None

    def touch(self, contact, phase, place, time):
        if phase == "began":
            if self.contact is None:
                self.contact = contact
                self.begin(place, time)
        elif contact == self.contact:
            if phase in ("ended", "cancelled"):
                self.contact = None
            if phase == "cancelled":
                self.undo()
            else:
                self.follow(place, time, phase == "ended")
