import { axles, opening } from './body';
import { kinds } from './shape';
import { skinFunctions, skinOver } from './skin';

/**
 * The light is part of the paint: a made-up studio, one light above and one on each side, is written into what a surface
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
// A little less than the opening: the edge that is seen is the lip's.
const inOpening = axles
  .map((x) => `distance(vAt.xy, vec2(${x.toFixed(3)}, 0.33)) < ${(opening + 0.008).toFixed(3)}`)
  .join(' || ');

/**
 * Where it measures pixel by pixel it does so first: none of those beside one may be cut away by then. The mesh of the grille is
 * counted in its wires, which fade where they are finer than pixels.
 */
export const fragmentShader = `
uniform vec3 eye;
uniform vec3 paint;
varying vec3 vNormal;
varying vec3 vAt;
varying vec2 vPlace;
varying float vMaterial;
${skinFunctions}
void main() {
  bool skin = vPlace.x >= 0.0;
  fine = max(fwidth(vPlace), vec2(1e-4));
  float fineUp = max(fwidth(vAt.y), 1e-4);
  if (skin && vAt.y < 0.76 && abs(vAt.z) > 0.45 && (${inOpening})) discard;
  vec3 hollow = ${tone(5, 7, 10)};
  if (!gl_FrontFacing && (${is('paint')})) { gl_FragColor = vec4(hollow, 1.0); return; }
  vec3 view = normalize(eye - vAt);
  vec3 n = normalize(vNormal);
  if (dot(n, view) < 0.0 && !(${is('paint')})) n = -n;
  float facing = max(0.0, dot(n, view));
  vec3 mirror = 2.0 * dot(n, view) * n - view;
  float above = smoothstep(0.55, 0.98, mirror.y);
  float strip = exp(-pow((mirror.y - 0.2) / 0.1, 2.0)) * smoothstep(-0.2, 0.5, max(mirror.z, -0.8 * mirror.z) + mirror.x * 0.4);
  float ground = smoothstep(0.05, -0.5, mirror.y);
  float edge = pow(1.0 - facing, 3.0);
  float baked = 0.36 + 0.58 * max(0.0, dot(vec3(max(n.x, -0.5 * n.x), n.y, max(n.z, -0.8 * n.z)), normalize(vec3(0.25, 0.9, 0.42))));
  float sky = smoothstep(-0.25, 0.6, mirror.y);
  float clear = min(0.85, above * 0.5 + sky * 0.24 + strip * 0.2 + edge * 0.35);
  vec3 glass = mix(${tone(12, 18, 28)}, ${tone(176, 205, 240)}, clear);
  vec3 lampGlass = mix(${tone(26, 36, 52)}, ${tone(176, 205, 240)}, clear);
  vec3 lamp = mix(${tone(214, 232, 255)}, vec3(1.0), above);
  vec3 tail = mix(${tone(150, 14, 24)}, ${tone(255, 96, 84)}, min(1.0, strip + above * 0.5 + 0.15));
  vec3 trim = mix(${tone(9, 11, 15)}, ${tone(60, 70, 84)}, min(1.0, above * 0.5 + edge * 0.4));
  vec3 plastic = mix(${tone(13, 16, 21)}, ${tone(52, 60, 72)}, min(1.0, strip * 0.5 + edge * 0.4));
  vec3 c = paint * baked;
  c = mix(c, vec3(1.0), above * 0.42 + strip * 0.3);
  c = mix(c, ${tone(8, 10, 16)}, ground * 0.5);
  c = mix(c, ${tone(190, 214, 255)}, edge * 0.3);
  if (skin) {${skinOver}
  } else if (${is('lamp')}) c = lamp;
  else if (${is('tail')}) c = tail;
  else if (${is('trim')}) c = trim;
  else if (${is('plastic')}) c = plastic;
  else if (${is('rubber')}) c = mix(mix(${tone(46, 52, 62)}, ${tone(22, 25, 31)}, abs(n.z)), ${tone(92, 102, 118)}, min(1.0, sky * 0.36 + edge * 0.3)) * (0.35 + 0.65 * smoothstep(0.0, 0.12, vAt.y));
  else if (${is('metal')}) c = mix(${tone(120, 132, 150)}, ${tone(238, 244, 252)}, min(1.0, baked * 0.7 + above * 0.4 + strip * 0.4));
  else if (${is('plate')}) c = ${tone(233, 238, 245)};
  else if (${is('hollow')}) c = hollow;
  else if (${is('grille')}) {
    vec2 wires = vec2(vAt.y + vAt.z, vAt.y - vAt.z) / 0.034;
    vec2 fine = fwidth(wires);
    vec2 on = clamp(0.5 + (0.16 - abs(fract(wires) - 0.5)) / fine, 0.0, 1.0);
    c = mix(${tone(6, 8, 12)}, ${tone(74, 86, 102)}, max(on.x, on.y));
  }
  gl_FragColor = vec4(c, 1.0);
}`;

/** The table it stands on: a disc with marks at its rim, and the car's shadow. It turns with the car; the lit arc of its rim, where the handle is, stays. */
export const groundVertexShader = `
varying vec2 vAt;
varying vec2 vWorld;
void main() {
  vAt = position.xz;
  vWorld = (modelMatrix * vec4(position, 1.0)).xz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

/** How large a pixel is, outwards and along the rim, is measured on the table itself: an angle jumps where it begins anew, and marks would break into dots. */
export const groundFragmentShader = `
varying vec2 vAt;
varying vec2 vWorld;
float over(float away, float width, float fine) { return clamp(0.5 + (width - abs(away)) / fine, 0.0, 1.0); }
void main() {
  float r = length(vAt);
  vec2 out1 = vAt / max(r, 0.01);
  vec2 along = vec2(-out1.y, out1.x);
  float fineOut = length(vec2(dot(dFdx(vAt), out1), dot(dFdy(vAt), out1))) + 1e-4;
  float fineAlong = length(vec2(dot(dFdx(vAt), along), dot(dFdy(vAt), along))) + 1e-4;
  float turn = atan(vAt.y, vAt.x) / 6.2831853;
  float disc = over(r, 2.3, fineOut);
  vec3 c = mix(${tone(24, 35, 54)}, ${tone(32, 46, 70)}, over(r, 1.92, fineOut));
  float a = disc;
  float rim = over(r - 2.3, 0.011, fineOut);
  c = mix(c, ${tone(74, 104, 146)}, rim); a = max(a, rim);
  float arc = r * 6.2831853 / 72.0;
  float small = over((fract(turn * 72.0 + 0.5) - 0.5) * arc, 0.011, fineAlong) * over(r - 2.345, 0.045, fineOut);
  float large = over((fract(turn * 12.0 + 0.5) - 0.5) * arc * 6.0, 0.013, fineAlong) * over(r - 2.385, 0.085, fineOut);
  c = mix(c, ${tone(84, 112, 150)}, small); c = mix(c, ${tone(143, 184, 238)}, large);
  a = max(a, max(small, large));
  vec2 q = abs(vAt) - vec2(1.72, 0.52);
  float away = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
  float shadow = 1.0 - smoothstep(-0.1, 0.85, away);
  c = mix(c, vec3(0.01, 0.015, 0.03), shadow * 0.93);
  if (abs(r - 2.3) < 0.1) {
    float held = clamp(atan(vWorld.y, vWorld.x), 1.72, 2.66);
    float lit = over(length(vWorld - 2.3 * vec2(cos(held), sin(held))), 0.034, fineOut);
    c = mix(c, ${tone(111, 178, 255)}, lit); a = max(a, lit);
  }
  gl_FragColor = vec4(c, a);
}`;
