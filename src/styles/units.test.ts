import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map(({ parentPath, name }) => join(parentPath, name));

describe('the styles', () => {
  it('measure nothing in ch: the zero of a fallback face is narrower, and lines would break anew when ours comes', () => {
    expect(styles.length).toBeGreaterThan(50);
    expect(styles.filter((file) => /\d(ch|ic|cap)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('of components name no id: the build would give it another name', () => {
    const comments = /\/\*.*?\*\//gs;
    const global = /:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
    const rules = (file: string) => readFileSync(file, 'utf8').replace(comments, '').replace(global, '');
    const modules = styles.filter((file) => file.endsWith('.module.css'));
    expect(modules.filter((file) => /#[a-z][\w-]*[^;{}]*\{/i.test(rules(file)))).toEqual([]);
  });

  it('write animations that scrolling drives in longhands: the build would sort `animation` behind the timeline, and reset it', () => {
    const driven = styles.flatMap(
      (file) => readFileSync(file, 'utf8').match(/[^{}]*animation-timeline:[^{}]*/g) ?? [],
    );
    expect(driven.length).toBeGreaterThan(2);
    expect(driven.filter((rule) => /\banimation:/.test(rule))).toEqual([]);
  });
});
