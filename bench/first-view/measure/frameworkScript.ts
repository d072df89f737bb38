/** What bundlers of frameworks and React leave in every file they write. */
const marks = /webpackChunk|TURBOPACK|Symbol\.for\(["']react\./;

/** Whether a script is part of a framework's bundle, by its text. */
export function isFrameworkScript(source: string): boolean {
  return marks.test(source);
}
