# Independent values for the path tests.
from mpmath import mp, mpf, quad, sqrt, findroot, polyroots, tan, radians, cos, sin, pi
mp.dps=40
def bez(ps):
    ps=[(mpf(x),mpf(y)) for x,y in ps]
    n=len(ps)-1
    from mpmath import binomial
    def B(t): return tuple(sum(binomial(n,i)*(1-t)**(n-i)*t**i*p[k] for i,p in enumerate(ps)) for k in (0,1))
    def D(t): return tuple(sum(n*binomial(n-1,i)*(1-t)**(n-1-i)*t**i*(ps[i+1][k]-ps[i][k]) for i in range(n)) for k in (0,1))
    return B,D
def length(ps,a=0,b=1):
    B,D=bez(ps)
    f=lambda t: sqrt(D(t)[0]**2+D(t)[1]**2)
    pts=[a+(b-a)*mpf(i)/32 for i in range(33)]
    return quad(f,pts)
def bounds(ps):
    B,D=bez(ps)
    n=len(ps)-1; out=[]
    for k in (0,1):
        ts=[mpf(0),mpf(1)]
        d=[ps[i+1][k]-ps[i][k] for i in range(n)]
        if n==2: c=[d[1]-d[0],d[0]]
        else: c=[d[0]-2*d[1]+d[2],2*(d[1]-d[0]),d[0]]
        while c and c[0]==0: c=c[1:]
        if len(c)>1:
            
            if len(c)==2: rs=[-mpf(c[1])/c[0]]
            else:
                q=mpf(c[1])**2-4*mpf(c[0])*c[2]
                rs=[] if q<0 else [(-c[1]+s*sqrt(q))/(2*mpf(c[0])) for s in (1,-1)]
            ts+=[r for r in rs if 0<r<1]
        v=[B(mp.re(t))[k] for t in ts]
        out.append((min(v),max(v)))
    return out
curves={
 "arch":[(0,0),(0,100),(100,100),(100,0)],
 "s":[(0,0),(150,-50),(-50,150),(100,100)],
 "loop":[(0,0),(120,80),(-20,80),(100,0)],
 "cusp":[(0,0),(100,100),(0,100),(100,0)],
 "flatish":[(10,20),(40,21),(70,19),(100,20)],
 "offset":[(1000000,1000000),(1000010,1000030),(1000050,1000040),(1000060,1000000)],
 "quadarch":[(0,0),(50,100),(100,0)],
 "quadskew":[(0,0),(30,-70),(100,40)],
 "quadback":[(0,0),(100,0),(20,0)],
}
for n,ps in curves.items():
    b=bounds(ps)
    print(n, mp.nstr(length(ps),20), [(mp.nstr(a,20),mp.nstr(c,20)) for a,c in b])
# half-length point for some
for n in ("s","arch","quadskew"):
    ps=curves[n]; L=length(ps)
    for f in (mpf(1)/4,mpf(1)/2,mpf(9)/10):
        t=findroot(lambda t: length(ps,0,t)-f*L, f)
        B,D=bez(ps); p=B(t); d=D(t)
        print(n,mp.nstr(f,4),mp.nstr(p[0],18),mp.nstr(p[1],18), mp.nstr(mp.degrees(mp.atan2(d[1],d[0])),18))
# arc error
for deg in (45,30,90):
    th=radians(mpf(deg)); k=mpf(4)/3*tan(th/4)
    ps=[(1,0),(1,k),(cos(th)+k*sin(th),sin(th)-k*cos(th)),(cos(th),sin(th))]
    B,D=bez(ps)
    print(deg, mp.nstr(max(sqrt(B(mpf(i)/2000)[0]**2+B(mpf(i)/2000)[1]**2)-1 for i in range(2001)),12), mp.nstr(min(sqrt(B(mpf(i)/2000)[0]**2+B(mpf(i)/2000)[1]**2)-1 for i in range(2001)),12), mp.nstr(mpf(2)/27*sin(th/4)**6/cos(th/4)**2,12), mp.nstr(k,20), 'len err', mp.nstr(length(ps)/th-1,10))
