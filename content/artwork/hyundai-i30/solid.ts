import { PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';

import { carOf, table } from '../../../src/banners/hyundai-i30-3d/stage';

type Point = readonly [number, number, number];

interface Photograph {
  /** Of the picture, in its own units. */
  readonly width: number;
  readonly height: number;
  /** Pixels for one of these units. */
  readonly fine: number;
  readonly eye: Point;
  readonly aim: Point;
  /** Units for a metre at the aim, and where the aim stands. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: Point;
  readonly onTable: boolean;
}

let renderer: WebGLRenderer | undefined;
const [paint, seen] = [new Vector3(), new Vector3()];
const [car, ground, scene] = [carOf(paint, seen), table(), new Scene()];
scene.add(ground, car);

/** The car of the live banner, from anywhere: what the drawings show is the same car. The canvas is used again for the next one. */
const photograph = ({ width, height, fine, eye, aim, size, x, y, colour, onTable }: Photograph) => {
  renderer ??= new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  // Twice as fine as it is drawn, up to what a card can hold: small cars have soft edges too.
  renderer.setPixelRatio(width * fine > 2000 ? 1 : 2);
  renderer.setSize(width * fine, height * fine, false);
  const far = new Vector3(...eye).distanceTo(new Vector3(...aim));
  const camera = new PerspectiveCamera(
    (2 * Math.atan(height / (2 * far * size)) * 180) / Math.PI,
    width / height,
    2,
    20,
  );
  // On its table the car turns, and not who looks at it: the lit part of the rim stays in front.
  const turn = onTable ? Math.atan2(eye[2], eye[0]) - Math.PI / 2 : 0;
  car.rotation.y = turn;
  ground.rotation.y = turn;
  camera.position.set(...eye).applyAxisAngle(new Vector3(0, 1, 0), turn);
  camera.lookAt(...aim);
  camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
  camera.updateMatrixWorld();
  paint.set(colour[0] / 255, colour[1] / 255, colour[2] / 255);
  seen.set(...eye);
  ground.visible = onTable;
  renderer.render(scene, camera);
  return renderer.domElement;
};

Object.assign(window, { photographCar: photograph });
