import { isFrameworkScript } from './frameworkScript';

it.each([
  ['a chunk of webpack', '(self.webpackChunkpost=self.webpackChunkpost||[]).push([[532]])'],
  ['a chunk of Turbopack', '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([])'],
  ['React', 'var l=Symbol.for("react.element")'],
])('knows %s', (_name, source) => {
  expect(isFrameworkScript(source)).toBe(true);
});

it('leaves a script of our own alone', () => {
  expect(isFrameworkScript('addEventListener("pointerdown",()=>{})')).toBe(false);
});
