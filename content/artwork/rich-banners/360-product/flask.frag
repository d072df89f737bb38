#version 300 es
// A vacuum flask, marched as a distance field. `turn` is how far it stands turned, in radians; `wrap` is the picture
// around its body, a whole day from left to right.
precision highp float;
uniform vec2 size;
uniform float turn;
uniform sampler2D wrap;
out vec4 colour;

const float TAU = 6.2831853;
const int BODY = 1, STEEL = 2, CAP = 3, HANDLE = 4, TAG = 5, STRING = 6;

float box(vec2 p, vec2 half_, float r) {
  vec2 d = abs(p) - half_ + r;
  return min(max(d.x, d.y), 0.) + length(max(d, 0.)) - r;
}
float smoothMin(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}
float box3(vec3 p, vec3 half_, float r) {
  vec3 d = abs(p) - half_ + r;
  return min(max(d.x, max(d.y, d.z)), 0.) + length(max(d, 0.)) - r;
}
vec3 turned(vec3 p) {
  float c = cos(turn), s = sin(turn);
  return vec3(c * p.x - s * p.z, p.y, s * p.x + c * p.z);
}

vec2 nearest(vec2 a, float d, int what) { return d < a.x ? vec2(d, float(what)) : a; }

vec2 scene(vec3 world) {
  vec3 p = turned(world);
  vec2 q = vec2(length(p.xz), p.y);
  // The body, its shoulder drawn in towards the neck.
  float body = smoothMin(box(q - vec2(0., -.2), vec2(.43, .7), .09), box(q - vec2(0., .42), vec2(.3, .22), .1), .2);
  vec2 hit = vec2(body, float(BODY));
  hit = nearest(hit, box(q - vec2(0., -.9), vec2(.405, .045), .02), STEEL);
  hit = nearest(hit, box(q - vec2(0., .665), vec2(.3, .02), .012), STEEL);
  // The cap is a cup: grooves to hold it by, and a rounded top.
  float a = atan(p.z, p.x);
  float groove = .006 * smoothstep(.2, .9, cos(a * 28.)) * smoothstep(.9, .86, p.y) * smoothstep(.7, .73, p.y);
  float cap = box(q - vec2(0., .85), vec2(.3, .165), .07) + groove;
  cap = smoothMin(cap, box(q - vec2(0., 1.02), vec2(.14, .025), .02), .05);
  hit = nearest(hit, cap * .9, CAP);
  // The handle: a bow over the cap, pinned to it on both sides.
  vec3 h = p - vec3(0., .84, 0.);
  float bow = abs(box(vec2(h.x, h.y - .12), vec2(.355, .33), .2));
  vec2 flat_ = vec2(bow, abs(h.z)) - vec2(.022, .055);
  float strap = min(max(flat_.x, flat_.y), 0.) + length(max(flat_, 0.)) - .012;
  strap = max(strap, -h.y);
  hit = nearest(hit, strap * .9, HANDLE);
  vec2 pin = vec2(length(h.yz), abs(h.x) - .34) - vec2(.068, .052);
  hit = nearest(hit, min(max(pin.x, pin.y), 0.) + length(max(pin, 0.)) - .012, STEEL);
  // The paper tag of a tea bag hangs out behind.
  vec3 t = p - vec3(0., .1, -.455);
  float tilt = .12;
  t.xy = mat2(cos(tilt), -sin(tilt), sin(tilt), cos(tilt)) * t.xy;
  hit = nearest(hit, box3(t, vec3(.105, .125, .004), .004), TAG);
  float shoulder = -.455 + .135 * smoothstep(.42, .66, p.y);
  float line = max(length(vec2(p.x, p.z - shoulder)) * .8 - .006, abs(p.y - .43) - .23);
  hit = nearest(hit, line, STRING);
  return hit;
}

vec3 normalAt(vec3 p) {
  vec2 e = vec2(.0007, 0.);
  return normalize(vec3(
    scene(p + e.xyy).x - scene(p - e.xyy).x,
    scene(p + e.yxy).x - scene(p - e.yxy).x,
    scene(p + e.yyx).x - scene(p - e.yyx).x));
}

float occlusion(vec3 p, vec3 n) {
  float sum = 0., scale = 1.;
  for (int i = 1; i <= 5; i++) {
    float d = .035 * float(i);
    sum += (d - scene(p + n * d).x) * scale;
    scale *= .72;
  }
  return clamp(1. - 2.2 * sum, 0., 1.);
}

float shadow(vec3 p, vec3 towards) {
  float lit = 1., t = .03;
  for (int i = 0; i < 40; i++) {
    float d = scene(p + towards * t).x;
    lit = min(lit, 9. * d / t);
    t += clamp(d, .01, .12);
    if (lit < .01 || t > 2.4) break;
  }
  return smoothstep(0., 1., lit);
}

// The studio: a tall window on the left, a narrow one on the right, a pale ceiling.
float studio(vec3 r, float blur) {
  float side = atan(r.x, r.z);
  float left = smoothstep(.34 + blur, .34 - blur, abs(side + .95)) * smoothstep(-.75 - blur, -.3, r.y) * smoothstep(.95 + blur, .6, r.y);
  float bars = smoothstep(.015, .015 + blur * .4, abs(side + .95)) * .25 + .75;
  float right = smoothstep(.12 + blur, .12 - blur, abs(side - 1.18)) * smoothstep(-.8, -.4, r.y) * smoothstep(1., .6, r.y);
  return left * bars + .6 * right + .35 * smoothstep(.55, 1., r.y);
}

vec3 linear(vec3 c) { return pow(c, vec3(2.2)); }

vec3 shade(vec3 p, vec3 ray, int what) {
  vec3 n = normalAt(p), q = turned(p), mirror = reflect(ray, n);
  vec3 key = normalize(vec3(-.75, .7, .8));
  float diffuse = max(dot(n, key), 0.) * mix(.35, 1., shadow(p + n * .004, key));
  float fill = .5 + .5 * dot(n, normalize(vec3(.9, .1, .5)));
  float ao = occlusion(p, n);
  float fresnel = .04 + .6 * pow(1. - max(dot(n, -ray), 0.), 5.);
  vec3 base = vec3(1.);
  float gloss = 1., blur = .05;
  if (what == BODY) {
    // Frame 0 shows six in the morning: a quarter of the day past the seam at midnight.
    float u = fract(atan(q.x, q.z) / TAU + .25);
    base = linear(texture(wrap, vec2(u, clamp((q.y + .86) / 1.5, 0., 1.))).rgb);
    gloss = .85;
    blur = .07;
  } else if (what == CAP) {
    base = linear(vec3(.985, .93, .83));
    gloss = .5;
    blur = .16;
  } else if (what == HANDLE) {
    base = linear(vec3(.93, .33, .17));
    gloss = .25;
    blur = .25;
  } else if (what == TAG) {
    base = linear(vec3(.99, .95, .86));
    vec2 t = q.xy - vec2(0., .1);
    float heart = box(t + vec2(-.0, .0), vec2(.07, .085), .015);
    if (abs(heart) < .006) base = linear(vec3(.93, .33, .17));
    float drop = length(vec2(t.x, t.y + .015)) - .034;
    drop = min(drop, max(abs(t.x) * 1.2 + (t.y - .045) * .62, -t.y - .012));
    if (drop < 0.) base = linear(vec3(.93, .33, .17));
    gloss = .02;
  } else if (what == STRING) {
    base = linear(vec3(.97, .93, .85));
    gloss = .02;
  }
  if (what == STEEL) {
    float metal = .16 + 1.25 * studio(mirror, .12) + .25 * smoothstep(-.2, -.9, mirror.y);
    return vec3(.86, .9, .95) * metal * (.45 + .55 * ao);
  }
  vec3 light = base * (diffuse * vec3(1.12, 1.04, .94) * .86 + fill * vec3(.62, .72, .95) * .26 + .2) * (.35 + .65 * ao);
  return light + studio(mirror, blur) * gloss * (fresnel + .16) * ao;
}

void main() {
  vec3 sum = vec3(0.);
  float cover = 0.;
  const int SAMPLES = 3;
  for (int sx = 0; sx < SAMPLES; sx++) for (int sy = 0; sy < SAMPLES; sy++) {
    vec2 at = gl_FragCoord.xy + (vec2(sx, sy) + .5) / float(SAMPLES) - .5;
    vec2 uv = (at - .5 * size) / size.y;
    vec3 eye = vec3(0., .62, 6.4);
    vec3 ahead = normalize(vec3(0., .135, 0.) - eye);
    vec3 side = normalize(cross(ahead, vec3(0., 1., 0.)));
    vec3 ray = normalize(ahead * 2.52 + side * uv.x + cross(side, ahead) * uv.y);
    float t = 4.8;
    vec2 hit = vec2(1.);
    for (int i = 0; i < 110; i++) {
      hit = scene(eye + ray * t);
      if (hit.x < .0006 || t > 8.) break;
      t += hit.x * .85;
    }
    if (hit.x < .002 && t < 8.) {
      vec3 c = shade(eye + ray * t, ray, int(hit.y));
      c = c / (1. + .12 * c) * 1.06;
      sum += pow(clamp(c, 0., 1.), vec3(1. / 2.2));
      cover += 1.;
    }
  }
  float n = float(SAMPLES * SAMPLES);
  colour = vec4(sum / n, cover / n);
}
