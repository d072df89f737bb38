/** What the 3D banner uses of three, which comes without types; each from its own file, so that nothing else is bundled. */
declare module 'three/src/math/Vector3.js' {
  import type { PerspectiveCamera } from 'three/src/cameras/PerspectiveCamera.js';

  export class Vector3 {
    x: number;
    y: number;
    z: number;
    constructor(x?: number, y?: number, z?: number);
    set(x: number, y: number, z: number): this;
    copy(from: Vector3): this;
    subVectors(a: Vector3, b: Vector3): this;
    applyAxisAngle(axis: Vector3, radians: number): this;
    normalize(): this;
    length(): number;
    dot(other: Vector3): number;
    /** From the world into the picture: -1 to 1. */
    project(camera: PerspectiveCamera): this;
  }
}
declare module 'three/src/cameras/PerspectiveCamera.js' {
  import type { Vector3 } from 'three/src/math/Vector3.js';

  export class PerspectiveCamera {
    readonly position: Vector3;
    constructor(degrees: number, aspect: number, near: number, far: number);
    lookAt(x: number, y: number, z: number): void;
    updateMatrixWorld(): void;
  }
}
declare module 'three/src/core/BufferAttribute.js' {
  export class Float32BufferAttribute {
    constructor(numbers: readonly number[], each: number);
  }
}
declare module 'three/src/core/BufferGeometry.js' {
  import type { Float32BufferAttribute } from 'three/src/core/BufferAttribute.js';

  export class BufferGeometry {
    setAttribute(name: string, attribute: Float32BufferAttribute): this;
  }
}
declare module 'three/src/materials/ShaderMaterial.js' {
  export class ShaderMaterial {
    constructor(settings: {
      readonly vertexShader: string;
      readonly fragmentShader: string;
      readonly uniforms?: Readonly<Record<string, { readonly value: unknown }>>;
      readonly side?: number;
      readonly transparent?: boolean;
      readonly depthWrite?: boolean;
    });
  }
}
declare module 'three/src/objects/Mesh.js' {
  import type { BufferGeometry } from 'three/src/core/BufferGeometry.js';
  import type { ShaderMaterial } from 'three/src/materials/ShaderMaterial.js';

  export class Mesh {
    readonly rotation: { y: number };
    constructor(geometry: BufferGeometry, material: ShaderMaterial);
  }
}
declare module 'three/src/scenes/Scene.js' {
  import type { Mesh } from 'three/src/objects/Mesh.js';

  export class Scene {
    add(...meshes: readonly Mesh[]): this;
  }
}
declare module 'three/src/renderers/WebGLRenderer.js' {
  import type { Scene } from 'three/src/scenes/Scene.js';
  import type { PerspectiveCamera } from 'three/src/cameras/PerspectiveCamera.js';

  export class WebGLRenderer {
    constructor(settings: {
      readonly canvas: HTMLCanvasElement;
      readonly antialias?: boolean;
      readonly alpha?: boolean;
    });
    setPixelRatio(ratio: number): void;
    setSize(width: number, height: number, setStyle: boolean): void;
    render(scene: Scene, camera: PerspectiveCamera): void;
  }
}
