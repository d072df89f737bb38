/** The fragment shader of one scene: its pots, what stands with them, light and glazes. */
function shaderOf({ pots, teapot, kiln }) {
  const order = [...new Set(pots.map(([name]) => name))],
    f = (x) => x.toFixed(4);
  const each = pots
    .map(
      ([name, glaze, [x, y, z], s], i) =>
        `d=pot(p-vec3(${f(x)},${f(y)},${f(z)}),${f(s)},${f(order.indexOf(name))});if(d<best){best=d;what=${i};}`,
    )
    .join('\n');
  const about = pots
    .map(
      ([, glaze, [x, y, z], s, turn], i) =>
        `if(what==${i}){at=vec3(${f(x)},${f(y)},${f(z)});unit=${f(s)};turn=${f(turn)};glaze=${glaze};}`,
    )
    .join('\n');
  return `#version 300 es
precision highp float;precision highp sampler2DArray;
uniform sampler2DArray fields;uniform sampler2D paint;uniform vec2 size;uniform vec3 eye,look,ground;uniform float zoom;out vec4 colour;
const bool KILN=${!!kiln};
float hash(vec3 p){p=fract(p*.3183099+.1);p*=17.;return fract(p.x*p.y*p.z*(p.x+p.y+p.z));}
float noise(vec3 x){vec3 i=floor(x),w=fract(x);w=w*w*(3.-2.*w);return mix(mix(mix(hash(i),hash(i+vec3(1,0,0)),w.x),mix(hash(i+vec3(0,1,0)),hash(i+vec3(1,1,0)),w.x),w.y),mix(mix(hash(i+vec3(0,0,1)),hash(i+vec3(1,0,1)),w.x),mix(hash(i+vec3(0,1,1)),hash(i+vec3(1,1,1)),w.x),w.y),w.z);}
float fbm(vec3 p){return .5*noise(p)+.25*noise(p*2.03)+.125*noise(p*4.1)+.0625*noise(p*8.3);}
float smin(float a,float b,float k){float h=max(k-abs(a-b),0.)/k;return min(a,b)-h*h*k*.25;}
float pot(vec3 p,float s,float layer){p/=s;vec2 q=vec2(length(p.xz),p.y);vec2 c=clamp(q,vec2(0,${LOW}),vec2(${SPAN[0]},${LOW + SPAN[1]}));
 float away=length(q-c);vec2 uv=vec2(c.x/${f(SPAN[0])},(c.y-(${LOW}))/${f(SPAN[1])});float d=texture(fields,vec3((uv*${N - 1}.+.5)/${N}.,layer)).r;return (d+away*.9)*s;}
float capsule(vec3 p,vec3 a,vec3 b,float r){vec3 pa=p-a,ba=b-a;return length(pa-ba*clamp(dot(pa,ba)/dot(ba,ba),0.,1.))-r;}
float box(vec3 p,vec3 b){vec3 q=abs(p)-b;return length(max(q,0.))+min(max(q.x,max(q.y,q.z)),0.);}
/* distance to a bent line and how far along it, for the spout */
vec2 bend(vec3 p,vec3 A,vec3 B,vec3 C){vec2 r=vec2(9,0);vec3 o=A;for(int i=1;i<=14;i++){float t=float(i)/14.;vec3 e=mix(mix(A,B,t),mix(B,C,t),t);vec3 pa=p-o,ba=e-o;float h=clamp(dot(pa,ba)/dot(ba,ba),0.,1.);float d=length(pa-ba*h);if(d<r.x)r=vec2(d,(float(i)-1.+h)/14.);o=e;}return r;}
float arch(vec2 p){return p.y>.95?length(p-vec2(0,.95))-.86:abs(p.x)-.86;}
const vec3 TEA=vec3(-.42,0,-.1);
float map(vec3 p,out int what){float best=1e3,d;what=-1;
 ${each}
 ${
   teapot
     ? `vec3 q=p-TEA;if(length(q-vec3(.1,.6,0))<1.3){
  vec2 s=bend(q,vec3(.36,.3,0),vec3(.74,.36,0),vec3(.84,.76,0));float r=mix(.13,.05,smoothstep(0.,.95,s.y));float spout=s.x-r;
  spout=max(spout,dot(q-vec3(.84,.74,0),normalize(vec3(.35,1.,0))));spout=max(spout,-(s.x-r*.68+max(0.,.8-s.y)));
  float body=smin(best,spout,.07);if(what==0||spout<best){best=body;what=0;}
  for(int k=0;k<2;k++){float x=k==0?-1.:1.;vec3 l=q-vec3(x*.345,.645,0);vec2 ring=vec2(length(l.xy)-.045,l.z);d=length(ring)-.02;if(d<best+.03){best=smin(best,d,.03);what=0;}}
  vec3 h=q-vec3(0,.66,0);float ang=atan(h.y,h.x);vec2 e=vec2(length(h.xy*vec2(1.,.72))-.345,h.z);float cane=length(e)-.026-.003*sin(ang*110.);cane=max(cane*.8,-h.y-.01);if(cane<best){best=cane;what=90;}
 }`
     : ''
 }
 ${
   kiln
     ? `float a=arch(p.xy);
  d=max(p.z,-max(a,-(p.z+2.)));d=min(d,max(max(abs(a-.14)-.13,abs(p.z-.01)-.05),-p.y));if(d<best){best=d;what=81;}
  for(int k=0;k<3;k++){float y=k==0?.1:k==1?.74:1.34;float w=k==2?.64:.78;d=box(p-vec3(0,y,-.62),vec3(w,.035,.34))-.006;if(d<best){best=d;what=82;}}
  for(int k=0;k<4;k++){float x=k<2?.7:.57;float y=k<2?.42:1.06;d=box(p-vec3(k%2==0?-x:x,y,-.62),vec3(.045,.3,.05))-.006;if(d<best){best=d;what=82;}}
  for(int k=0;k<6;k++){float row=k<3?0.:k<5?1.:2.;float i=k<3?float(k):k<5?float(k)-2.5:-.0+1.;if(k==5)i=1.;else if(k>=3)i=float(k)-2.5;
   vec3 c=vec3(1.42+i*.27,.13+row*.225,.55);vec3 l=p-c;float r=.122+.01*sin(float(k)*2.4);d=max(length(l.xy)-r-.006*sin(atan(l.y,l.x)*5.+float(k)),abs(l.z)-.5);if(d<best){best=d*.9;what=83;}}
  d=p.y;if(d<best){best=d;what=80;}`
     : `d=smin(p.y,p.z+2.6,1.6);if(d<best){best=d;what=80;}`
 }
 return best;}
vec3 normal(vec3 p,float e){int w;vec2 k=vec2(1,-1);return normalize(k.xyy*map(p+k.xyy*e,w)+k.yyx*map(p+k.yyx*e,w)+k.yxy*map(p+k.yxy*e,w)+k.xxx*map(p+k.xxx*e,w));}
float march(vec3 o,vec3 r,float far,int most,out int what){float t=.01;for(int i=0;i<160;i++){if(i>=most)break;float d=map(o+r*t,what);if(d<.0006*(1.+t))return t;t+=d*.9;if(t>far)break;}what=-1;return -1.;}
float shade(vec3 o,vec3 l,float k,float far){float j=.7+.6*hash(o*713.),s=1.,t=.05+.03*j;int w;for(int i=0;i<72;i++){float d=map(o+l*t,w);s=min(s,.5+.5*k*d/t);if(s<0.||t>far)break;t+=clamp(d*.5,.01,.12)*j;}s=max(s,0.);return s*s*(3.-2.*s);}
float hollow(vec3 p,vec3 n){float o=0.,k=1.;int w;for(int i=1;i<=5;i++){float h=.05*float(i);o+=k*(h-map(p+n*h,w));k*=.72;}return clamp(1.-1.7*o,0.,1.);}
const vec3 KEY=normalize(vec3(-.72,.78,.62));
float window(vec3 r,vec3 at,vec2 half_,float soft){vec3 x=normalize(cross(vec3(0,1,0),at)),y=cross(at,x);float z=dot(r,at);if(z<=0.)return 0.;vec2 p=abs(vec2(dot(r,x),dot(r,y))/z);vec2 s=smoothstep(half_+soft,half_-soft,p);return s.x*s.y;}
vec3 room(vec3 r){vec3 c=mix(ground*.55,ground*.8+.08,smoothstep(-.3,.7,r.y));c+=vec3(1.,.97,.92)*5.2*window(r,KEY,vec2(.34,.46),.09);c+=vec3(.8,.9,1.)*1.1*window(r,normalize(vec3(1.,.35,.5)),vec2(.12,.6),.08);return c;}
void glazeOf(int what,vec3 p,out vec3 base,out float gloss,out float metal,out float bump){vec3 at=vec3(0);float unit=1.,turn=0.;int glaze=0;
 ${about}
 vec3 q=(p-at)/unit;gloss=1.;metal=0.;bump=0.;float ang=atan(q.z,q.x)+turn;base=ground;
 if(what==90){base=mix(vec3(.2,.075,.025),vec3(.42,.2,.075),.5+.5*sin(atan(q.y-.66,q.x)*110.));gloss=.25;return;}
 if(what>=80)return;
 float m=fbm(q*5.)+.35*fbm(q*17.);
 if(glaze==1||glaze==5){base=mix(vec3(.045,.15,.105),vec3(.15,.3,.215),smoothstep(.3,.85,m));float foot=glaze==5?.085:.045;
  float r=length(q.xz);float thin=glaze==5?smoothstep(.675,.702,q.y):what==0?0.:smoothstep(.4,.425,q.y);base=mix(base,vec3(.4,.4,.28),thin*.6);
  if(what==0&&glaze==1){base=mix(base,base*.62,smoothstep(.012,.0,abs(q.y-.655))*step(r,.32));base=mix(base,base*.8,smoothstep(.2,.05,q.y));}
  if(glaze==1&&q.y<foot+.02*noise(q*14.)&&r>.12){base=vec3(.13,.05,.028);gloss=.06;}
  if(glaze==5){vec2 uv=vec2(fract(ang/6.2832+.5),1.-(.7-q.y)/.7);float g=1.-texture(paint,vec2(uv.x,uv.y)).r;metal=smoothstep(.35,.6,g)*step(.1,q.y);base=mix(base,base*.7,smoothstep(.05,.4,g)*(1.-metal));if(q.y<.02){base=vec3(.3,.17,.1);gloss=.1;}}}
 if(glaze==3){base=vec3(.6,.6,.56)*(.94+.1*m);vec2 uv=vec2(fract(-ang/6.2832+.5),q.y/1.4);bool inside=q.y>1.335||(q.y>1.1&&length(q.xz)<.13);vec3 ink=inside?vec3(1):texture(paint,uv).rgb;ink=pow(ink,vec3(2.2));base*=mix(vec3(1),ink,.95);base=mix(base,vec3(.42,.2,.09),smoothstep(1.334,1.342,q.y)*.8);if(q.y<.058){base=vec3(.19,.08,.033);gloss=.08;}}
 if(glaze==4){float run=fbm(vec3(q.x*6.,q.y*1.6,q.z*6.)+.6*fbm(q*4.))+.22*fbm(vec3(q.x*26.,q.y*4.,q.z*26.));vec3 red=vec3(.105,.01,.018),violet=vec3(.05,.014,.075),blue=vec3(.02,.042,.15),milk=vec3(.1,.17,.28);
  base=mix(red,violet,smoothstep(.36,.56,run));base=mix(base,blue,smoothstep(.48,.7,run));base=mix(base,milk,smoothstep(.68,.9,run)*.9);base=mix(base,vec3(.36,.2,.1),smoothstep(1.29,1.33,q.y)*.75);base*=mix(.72,1.,smoothstep(.06,.4,q.y));float hem=.07+.03*noise(vec3(ang*3.,0,1))+.012*noise(vec3(ang*11.,2,0));if(q.y<hem){base=vec3(.05,.02,.014);gloss=.1;}}
 if(glaze==6)base=vec3(.3,.1,.03);
}
${kiln ? kilnLight : studioLight}
void main(){vec3 sum=vec3(0);vec3 f=normalize(look-eye),x=normalize(cross(f,vec3(0,1,0))),y=cross(x,f);
 const int A=${kiln || teapot ? 2 : 3};for(int j=0;j<A*A;j++){vec2 o=(vec2(j%A,j/A)+.5)/float(A)-.5;vec2 uv=(2.*(gl_FragCoord.xy+o)-size)/size.y;vec3 r=normalize(x*uv.x+y*uv.y+f*zoom);vec3 c=lit(eye,r);c=c*(2.51*c+.03)/(c*(2.43*c+.59)+.14);sum+=pow(clamp(c,0.,1.),vec3(1./2.2));}
 vec3 c=sum/float(A*A);c+=(hash(vec3(gl_FragCoord.xy,1.))-.5)/160.;colour=vec4(c,1);}`;
}
const studioLight = `
vec3 surface(vec3 p,vec3 n,vec3 r,int what,bool deep){vec3 base;float gloss,metal,bump;glazeOf(what,p,base,gloss,metal,bump);
 float ao=hollow(p,n),key=max(dot(n,KEY),0.)*shade(p+n*.004,KEY,5.,3.);float wrap=.5+.5*n.y;
 vec3 c=base*(key*vec3(1.75,1.68,1.55)+ao*(mix(ground*.5,vec3(.42,.44,.47),wrap)+ground*.25));
 if(what==80){float v=length(p.xz-vec2(-.2,0.));c*=mix(1.08,.72,smoothstep(.5,5.,v));return c;}
 float fres=.045+.955*pow(1.-max(dot(n,-r),0.),5.);vec3 m=reflect(r,n);vec3 e=room(m);
 if(deep){int w;float t=march(p+n*.006,m,3.,50,w);if(t>0.&&w!=80){vec3 q=p+n*.006+m*t;vec3 b2;float g2,m2,u2;glazeOf(w,q,b2,g2,m2,u2);vec3 nn=normal(q,.004);e=b2*(.5+1.2*max(dot(nn,KEY),0.));}}
 c+=e*fres*gloss*mix(.35,1.,ao);
 if(metal>0.){vec3 gold=vec3(.95,.56,.16);c=mix(c,gold*(.32*ao+.62*key+.5*min(e,vec3(2.6))),metal);}
 return c;}
vec3 lit(vec3 o,vec3 r){int what;float t=march(o,r,14.,160,what);if(t<0.)return ground*.7;vec3 p=o+r*t;vec3 n=normal(p,what==80?.004:.0028);return surface(p,n,r,what,true);}`;
const kilnLight = `
float mortar(vec2 q,vec2 s,out float id){float row=floor(q.y/s.y);q.x+=mod(row,2.)*s.x*.5;vec2 k=floor(q/s);id=hash(vec3(k,3.));vec2 e=abs(fract(q/s)-.5)*s;vec2 g=s*.5-e;return smoothstep(.004,.016,min(g.x,g.y)+.006*(noise(vec3(q*40.,1.))-.5));}
vec3 flame(float depth,vec3 p){float k=clamp(depth,0.,1.);return mix(vec3(.5,.07,.01),vec3(2.6,1.35,.42),k*k)*(.85+.3*fbm(p*3.));}
/* the mouth as a wide lamp */
vec3 mouth(vec3 p,vec3 n){vec3 s=vec3(0);for(int i=0;i<9;i++){vec3 q=vec3((float(i%3)-1.)*.5,.3+float(i/3)*.55,-.12);vec3 l=q-p;float d=dot(l,l);l*=inversesqrt(d);s+=vec3(1.,.36,.09)*max(dot(n,l),0.)*max(.12,l.z<0.?-l.z:0.)/(.25+d);}return s*.75;}
vec3 lit(vec3 o,vec3 r){int what;float t=march(o,r,16.,160,what);if(t<0.)return vec3(.01,.004,.002);vec3 p=o+r*t;vec3 n=normal(p,what<80?.0016:.003);float id,a=arch(p.xy);
 if(what==81&&(p.z<-.02)&&a<.02){/* inside */
  if(p.z<-1.96){float d=length((p.xy-vec2(0,.75))*vec2(1.,.8));vec3 c=mix(vec3(4.,3.1,1.7),vec3(2.4,1.,.22),smoothstep(.05,1.05,d+.25*(fbm(vec3(p.xy*2.6,2.))-.5)));return c;}
  float s=p.y>.95?.95+.86*(1.5708-atan(p.y-.95,abs(p.x))):p.y;float m=mortar(vec2(-p.z,p.y>.95?.95+.86*abs(atan(p.x,p.y-.95)-1.5708*sign(p.x)):p.y),vec2(.42,.17),id);float k=clamp(-p.z/1.9,0.,1.);vec3 c=mix(vec3(.2,.022,.005),vec3(2.3,.85,.17),pow(k,1.25));return c*mix(.5,.85+.3*id,m)*(.8+.4*fbm(p*9.));}
 if(what==82){float up=max(n.y,0.);vec3 c=mix(vec3(.085,.016,.006),vec3(.75,.2,.035),up*.75+.25*smoothstep(-.3,-.9,p.z));c+=vec3(1.4,.5,.1)*pow(1.-max(dot(n,-r),0.),3.)*.6;return c*(.75+.5*fbm(p*14.));}
 if(what==83){vec3 l=p;float end=step(.7,n.z);float row=p.y<.25?0.:p.y<.47?1.:2.;vec2 c0=vec2(1.42+(row==0.?floor((p.x-1.285)/.27):row==1.?floor((p.x-1.42)/.27)+.5:1.)*.27,.13+row*.225);float rr=length(p.xy-c0);
  vec3 base=end>.5?mix(vec3(.3,.17,.08),vec3(.42,.27,.14),.5+.5*sin(rr*150.+2.*noise(p*12.))):vec3(.09,.05,.03)*(.6+.8*noise(vec3(p.xy*26.,p.z*3.)));if(end>.5&&rr>.105)base=vec3(.06,.03,.018);
  return base*(mouth(p,n)*1.6+hollow(p,n)*vec3(.1,.055,.035)*(.5+.7*max(n.z,0.)+.5*max(-n.x,0.)));}
 if(what>=0&&what<80){vec3 base;float gloss,metal,bump;glazeOf(what,p,base,gloss,metal,bump);
  if(p.z<-.05){float rim=pow(1.-max(dot(n,-r),0.),1.7);float up=.5+.5*n.y;vec3 c=mix(vec3(.2,.03,.006),vec3(.62,.13,.02),up*.6+.4*fbm(p*7.));return c+vec3(2.6,1.05,.22)*rim*(.55+.45*abs(n.x));}
  float ao=hollow(p,n);vec3 c=base*(mouth(p,n)*1.5+ao*vec3(.16,.13,.13)*(.35+.65*max(dot(n,normalize(vec3(-.5,.5,.8))),0.)));vec3 m=reflect(r,n);float fres=gloss*(.05+.95*pow(1.-max(dot(n,-r),0.),5.));
  float hit=m.z<0.?-p.z/m.z:-1.;vec2 q=p.xy+m.xy*hit;float see=hit>0.?smoothstep(.05,-.12,arch(q))*step(0.,q.y):0.;c+=vec3(2.6,1.2,.35)*see*fres*3.;c+=vec3(.9,.75,.65)*window(m,normalize(vec3(-.6,.7,.75)),vec2(.2,.34),.08)*fres*5.;return c;}
 if(what==80&&p.z<-.03&&a<.02)return mix(vec3(.3,.05,.01),vec3(2.3,.95,.22),pow(clamp(-p.z/1.9,0.,1.),1.1))*mix(.3,1.,hollow(p,n));
 if(what==80){float m=fbm(vec3(p.xz*7.,1.));vec3 base=vec3(.2,.1,.06)*(.55+.9*m);vec3 l=vec3(0,.55,-.3)-p;float s=shade(p+n*.01,normalize(l),7.,length(l)-.4);return base*(mouth(p,n)*2.7*mix(.25,1.,s)+vec3(.028,.016,.012))*mix(.55,1.,hollow(p,n));}
 /* front wall and the ring of bricks round the mouth */
 bool ring=p.z>.02;float m;if(ring){float u=p.y>.95?.95+.99*abs(atan(p.x,p.y-.95)-1.5708*sign(p.x)):p.y;m=mortar(vec2(a+9.,u),vec2(4.,.152),id);m=min(m,1.);}else m=mortar(p.xy+vec2(3.,0.),vec2(.5,.19),id);
 vec3 base=mix(vec3(.05,.03,.022),mix(vec3(.2,.065,.035),vec3(.31,.115,.06),id)*(.65+.6*fbm(p*11.)),m);
 vec2 grad=vec2(arch(p.xy+vec2(.01,0))-a,arch(p.xy+vec2(0,.01))-a);float halo=exp(-max(a,0.)*1.75);float edge=ring?smoothstep(.5,1.,dot(n.xy,-normalize(grad+1e-5)))*1.5:0.;
 float soot=smoothstep(.75,0.,a)*smoothstep(.7,1.9,p.y);base*=1.-.6*soot;
 vec3 low=vec3(1.,.3,.08)*.34*exp(-p.y*1.5)*exp(-abs(p.x)*.5);
 return base*(vec3(1.,.3,.075)*(halo*.62+edge)+low+vec3(.075,.046,.04)*(.8+.2*n.y))*mix(.45,1.,hollow(p,n));}`;
