/**
 * The sound of the noodle film, made of plucked strings (Karplus and Strong), knocks and air; it keeps to the same
 * seconds as the picture.
 */
import { bowl, curtain, fall, folds, length, lift, toppings } from './embed-video/beats.mjs';

const rate = 22050;

/** Noise that is the same in every run. */
const noise = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
};

type Voice = (second: number) => number;

const pluck = (pitch: number, softness: number): Voice => {
  const next = noise(pitch | 0);
  const string = Array.from({ length: Math.round(rate / pitch) }, next);
  let at = 0;
  return () => {
    const value = string[at] ?? 0;
    const after = (at + 1) % string.length;
    string[at] = (value + (string[after] ?? 0)) * 0.5 * softness;
    at = after;
    return value;
  };
};
const air = (seed: number, from: number, to: number, time: number): Voice => {
  const next = noise(seed);
  let smooth = 0;
  return (second) => {
    const share = Math.min(1, second / time);
    smooth += (next() - smooth) * (from + (to - from) * share);
    return smooth * Math.sin(Math.PI * share) ** 2;
  };
};
const knock = (pitch: number, fade: number): Voice => {
  return (second) =>
    Math.sin(2 * Math.PI * pitch * second * (1 + 0.5 * Math.exp(-second * 60))) * Math.exp(-second * fade);
};

/** The sound as a WAV file, in one channel. */
export const filmSound = (): Buffer => {
  const samples = new Float32Array(Math.round(length * rate));
  const play = (begin: number, time: number, loud: number, voice: Voice): void => {
    for (let index = 0; index < time * rate; index++) {
      const at = Math.round(begin * rate) + index;
      const end = Math.min(1, (time - index / rate) * 30);
      if (at < samples.length) samples[at] = (samples[at] ?? 0) + loud * end * voice(index / rate);
    }
  };
  // Five notes an octave, a step higher at each fold.
  const scale = [0, 2, 4, 7, 9];
  folds.forEach((fold, index) => {
    const pitch = 146.8 * 2 ** (((scale[index % 5] ?? 0) + 12 * Math.floor(index / 5)) / 12);
    play(fold - 0.3, 0.3, 0.1, air(index + 7, 0.1, 0.5, 0.3));
    play(fold, 0.12, 0.5, knock(92, 34));
    play(fold, 1.5, 0.3, pluck(pitch, 0.9965));
    play(fold + 0.012, 1.5, 0.14, pluck(pitch * 1.5, 0.995));
  });
  for (const [index, interval] of [0, 4, 7, 12, 16].entries()) {
    play(curtain + index * 0.035, 2.2, 0.2, pluck(293.7 * 2 ** (interval / 12), 0.9975));
  }
  play(fall, 0.6, 0.5, air(99, 0.5, 0.06, 0.6));
  play(bowl, 0.5, 0.5, knock(168, 14));
  play(bowl, 0.3, 0.25, knock(1320, 26));
  toppings.forEach((begin, index) => play(begin, 0.25, 0.4, knock(330 + 110 * index, 22)));
  play(lift, 0.7, 0.16, air(5, 0.08, 0.4, 0.7));
  for (const [index, interval] of [0, 7, 12].entries()) {
    play(lift + 0.45 + index * 0.12, 1, 0.26, pluck(146.8 * 2 ** (interval / 12), 0.997));
  }
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write('WAVEfmt ', 8);
  [16, 0x00010001, rate, rate * 2, 0x00100002].forEach((value, index) =>
    data.writeUInt32LE(value, 16 + index * 4),
  );
  data.write('data', 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, index) =>
    data.writeInt16LE(Math.round(Math.tanh(value * 1.3) * 30000), 44 + index * 2),
  );
  return data;
};
