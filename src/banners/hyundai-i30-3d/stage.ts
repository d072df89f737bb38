import { PerspectiveCamera } from 'three/src/cameras/PerspectiveCamera.js';
import { Float32BufferAttribute } from 'three/src/core/BufferAttribute.js';
import { BufferGeometry } from 'three/src/core/BufferGeometry.js';
import { ShaderMaterial } from 'three/src/materials/ShaderMaterial.js';
import { Vector3 } from 'three/src/math/Vector3.js';
import { Mesh } from 'three/src/objects/Mesh.js';
import { WebGLRenderer } from 'three/src/renderers/WebGLRenderer.js';
import { Scene } from 'three/src/scenes/Scene.js';

import { addBody } from './body';
import type { Place } from './callouts';
import type { Detail } from './details';
import { Shape } from './shape';
import * as studio from './studio';
import { addWheels } from './wheels';

const bothSides = 2;
const size = 320;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The car at an angle of 0 is seen from its front left. */
const start = 40;
const eye = new Vector3(0, 3.2, 8.1);

const geometry = (attributes: Readonly<Record<string, readonly [readonly number[], number]>>) => {
  const made = new BufferGeometry();
  for (const [name, [numbers, each]] of Object.entries(attributes))
    made.setAttribute(name, new Float32BufferAttribute(numbers, each));
  return made;
};

export const carOf = (paint: Vector3, seen: Vector3) => {
  const shape = new Shape();
  addBody(shape);
  addWheels(shape);
  return new Mesh(
    geometry({
      position: [shape.positions, 3],
      normal: [shape.normals, 3],
      place: [shape.places, 2],
      material: [shape.materials, 1],
    }),
    new ShaderMaterial({
      vertexShader: studio.vertexShader,
      fragmentShader: studio.fragmentShader,
      uniforms: { eye: { value: seen }, paint: { value: paint } },
      side: bothSides,
    }),
  );
};

export const table = () =>
  new Mesh(
    geometry({ position: [[-3, 0, -3, -3, 0, 3, 3, 0, 3, -3, 0, -3, 3, 0, 3, 3, 0, -3], 3] }),
    new ShaderMaterial({
      vertexShader: studio.groundVertexShader,
      fragmentShader: studio.groundFragmentShader,
      transparent: true,
      depthWrite: false,
      side: bothSides,
    }),
  );

export interface Stage {
  /** Draws the car at an angle, in degrees; roughly, with the fewest pixels, where there is no time for more. */
  readonly draw: (angle: number, roughly: boolean) => void;
  /** Red, green and blue, 0 to 255. */
  readonly paint: (tone: readonly [number, number, number]) => void;
  readonly placeOf: (detail: Detail, angle: number) => Place | undefined;
}

/** @throws where there is no 3D */
export const stageOn = (canvas: HTMLCanvasElement): Stage => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const fine = Math.max(2, Math.min(3, devicePixelRatio * 1.2));
  let ratio = fine;
  renderer.setPixelRatio(ratio);
  renderer.setSize(size, size, false);
  const camera = new PerspectiveCamera(34.3, 1, 4, 14);
  camera.position.copy(eye);
  camera.lookAt(0, 0.72, 0);
  camera.updateMatrixWorld();
  const [tone, seen] = [new Vector3(), new Vector3()];
  const [ground, car] = [table(), carOf(tone, seen)];
  const scene = new Scene();
  scene.add(ground, car);

  /** From the car's own space into the world's. */
  const turned = (point: Vector3, angle: number) =>
    point.applyAxisAngle(new Vector3(0, 1, 0), radians(angle - 90 + start));
  return {
    draw: (angle, roughly) => {
      const wanted = roughly ? 1 : fine;
      if (ratio !== wanted) renderer.setPixelRatio(wanted);
      ratio = wanted;
      ground.rotation.y = radians(angle - 90 + start);
      car.rotation.y = ground.rotation.y;
      seen.copy(eye).applyAxisAngle(new Vector3(0, 1, 0), -car.rotation.y);
      renderer.render(scene, camera);
    },
    paint: (bytes) => void tone.set(bytes[0] / 255, bytes[1] / 255, bytes[2] / 255),
    placeOf: ({ at, facing }, angle) => {
      const point = turned(new Vector3(...at), angle);
      const way = turned(new Vector3(...facing), angle);
      const squarely = way.normalize().dot(new Vector3().subVectors(eye, point).normalize());
      if (squarely < 0.3) return undefined;
      point.project(camera);
      return { x: ((point.x + 1) / 2) * size, y: ((1 - point.y) / 2) * size, facing: squarely };
    },
  };
};
