import { axles, opening } from './body';
import { kinds } from './shape';

/**
 * The light is part of the paint: a made-up studio, one light above and one beside, is written into what a surface
 * answers to the eye. There are no lamps, no shadows and no pictures for the phone to compute with.
 */
export const vertexShader = `
attribute float material;
attribute vec2 place;
varying vec3 vNormal;
varying vec3 vAt;
varying vec2 vPlace;
varying float vMaterial;
void main() {
  vNormal = normal; vAt = position; vPlace = place; vMaterial = material;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const is = (kind: keyof typeof kinds) => `abs(vMaterial - ${kinds[kind].toFixed(1)}) < 0.5`;
const tone = (...bytes: readonly number[]) =>
  `vec3(${bytes.map((byte) => (byte / 255).toFixed(4)).join(',')})`;
const inOpening = axles
  .map((x) => `distance(vAt.xy, vec2(${x.toFixed(3)}, 0.33)) < ${opening.toFixed(3)}`)
  .join(' || ');

export const fragmentShader = `
uniform vec3 eye;
uniform vec3 paint;
varying vec3 vNormal;
varying vec3 vAt;
varying vec2 vPlace;
varying float vMaterial;
void main() {
  bool skin = vPlace.x >= 0.0;
  if (skin && abs(vAt.z) > 0.45 && vAt.y < 0.76 && (${inOpening})) discard;
  if (!gl_FrontFacing && (${is('paint')})) { gl_FragColor = vec4(${tone(5, 7, 10)}, 1.0); return; }
  vec3 view = normalize(eye - vAt);
  vec3 n = normalize(vNormal);
  if (dot(n, view) < 0.0 && !(${is('paint')})) n = -n;
  float facing = max(0.0, dot(n, view));
  vec3 mirror = 2.0 * dot(n, view) * n - view;
  float above = smoothstep(0.55, 0.98, mirror.y);
  float strip = exp(-pow((mirror.y - 0.2) / 0.1, 2.0)) * smoothstep(-0.2, 0.5, mirror.z + mirror.x * 0.4);
  float ground = smoothstep(0.05, -0.5, mirror.y);
  float edge = pow(1.0 - facing, 3.0);
  float baked = 0.36 + 0.58 * max(0.0, dot(n, normalize(vec3(0.25, 0.9, 0.42))));
  float sky = smoothstep(-0.25, 0.6, mirror.y);
  vec3 c;
  if (${is('glass')} || ${is('lampGlass')}) {
    vec3 base = ${is('glass')} ? ${tone(12, 18, 28)} : ${tone(26, 36, 52)};
    c = mix(base, ${tone(176, 205, 240)}, min(0.85, above * 0.5 + sky * 0.24 + strip * 0.2 + edge * 0.35));
  } else if (${is('lamp')}) c = mix(${tone(214, 232, 255)}, vec3(1.0), above);
  else if (${is('tail')}) c = mix(${tone(150, 14, 24)}, ${tone(255, 96, 84)}, min(1.0, strip + above * 0.5 + 0.15));
  else if (${is('trim')}) c = mix(${tone(9, 11, 15)}, ${tone(60, 70, 84)}, min(1.0, above * 0.5 + edge * 0.4));
  else if (${is('rubber')}) c = mix(${tone(15, 17, 21)}, ${tone(62, 70, 82)}, min(1.0, sky * 0.35 + edge * 0.3));
  else if (${is('metal')}) c = mix(${tone(120, 132, 150)}, ${tone(238, 244, 252)}, min(1.0, baked * 0.7 + above * 0.4 + strip * 0.4));
  else if (${is('plate')}) c = ${tone(233, 238, 245)};
  else if (${is('hollow')}) c = ${tone(5, 7, 10)};
  else {
    bool low = (vPlace.y > 0.6 && vPlace.y < 1.5) || vAt.y < 0.3 || (vPlace.x > 10.2 && vPlace.y > 1.4 && vPlace.y < 2.1);
    if (${is('plastic')} || (${is('paint')} && skin && low)) c = mix(${tone(13, 16, 21)}, ${tone(52, 60, 72)}, min(1.0, strip * 0.5 + edge * 0.4));
    else {
      c = paint * baked;
      c = mix(c, vec3(1.0), above * 0.42 + strip * 0.3);
      c = mix(c, ${tone(8, 10, 16)}, ground * 0.5);
      c = mix(c, ${tone(190, 214, 255)}, edge * 0.3);
      if (${is('seam')}) c *= 0.35;
    }
  }
  gl_FragColor = vec4(c, 1.0);
}`;

/** The table it stands on: a disc with marks at its rim, and the car's shadow. It turns with the car. */
export const groundVertexShader = `
varying vec2 vAt;
void main() {
  vAt = position.xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

export const groundFragmentShader = `
varying vec2 vAt;
float line(float distance, float width) { return 1.0 - smoothstep(width, width + fwidth(distance) * 1.2, abs(distance)); }
void main() {
  float r = length(vAt);
  float turn = atan(vAt.y, vAt.x) / 6.2831853;
  float disc = 1.0 - smoothstep(2.3, 2.3 + fwidth(r), r);
  vec3 c = mix(${tone(24, 35, 54)}, ${tone(32, 46, 70)}, 1.0 - smoothstep(1.92, 1.92 + fwidth(r), r));
  float a = disc;
  float rim = line(r - 2.3, 0.008);
  c = mix(c, ${tone(74, 104, 146)}, rim); a = max(a, rim);
  float arc = r * 6.2831853 / 72.0;
  float small = line((fract(turn * 72.0 + 0.5) - 0.5) * arc, 0.008) * step(2.3, r) * step(r, 2.39);
  float large = line((fract(turn * 12.0 + 0.5) - 0.5) * arc * 6.0, 0.010) * step(2.3, r) * step(r, 2.47);
  c = mix(c, ${tone(84, 112, 150)}, small); c = mix(c, ${tone(143, 184, 238)}, large);
  a = max(a, max(small, large));
  vec2 q = abs(vAt) - vec2(1.72, 0.52);
  float away = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
  float shadow = 1.0 - smoothstep(-0.1, 0.85, away);
  c = mix(c, vec3(0.01, 0.015, 0.03), shadow * 0.93);
  gl_FragColor = vec4(c, a);
}`;
