import { type ReleaseFile, ReleaseRefused } from './manifest';
import { checkSameScripts, pagePolicy } from './pagePolicy';

const file = (path: string, scripts?: string[], styles: string[] = []): ReleaseFile => ({
  ...{ path, file: `${path}index.html`, cache: 'revalidate', size: 1, hash: path, encodings: [] },
  ...(scripts && { inline: { scripts, styles } }),
});

describe('the policy of the pages of a release', () => {
  it('allows what any of them has, each once and in one order', () => {
    const files = [file('/en/', ['b', 'a'], ['y']), file('/vn/', ['b', 'a'], ['y', 'x'])];
    expect(pagePolicy(files)).toEqual({ scripts: ['a', 'b'] });
    expect(pagePolicy(files.reverse())).toEqual({ scripts: ['a', 'b'] });
  });

  it('allows the players of the videos that any of them shows, since a visitor goes on in the same document', () => {
    const withVideo = {
      ...file('/en/a/'),
      inline: { scripts: [], styles: [], players: ['https://player.example'] },
    };
    expect(pagePolicy([file('/en/', []), withVideo]).players).toEqual(['https://player.example']);
  });

  it('allows the hosts of the demos of all templates, each once and in one order', () => {
    const withDemos = (path: string, ...demos: string[]): ReleaseFile => ({
      ...file(path),
      inline: { scripts: [], styles: [], demos },
    });
    const files = [
      withDemos('/vn/b/preview/', 'https://b.example'),
      withDemos('/vn/a/preview/', 'https://a.example', 'https://b.example'),
      withDemos('/demos/a/', 'https://evil.example'),
    ];
    expect(pagePolicy(files).demos).toEqual(['https://a.example', 'https://b.example']);
  });

  it('allows nothing of what is shown in frames', () => {
    expect(pagePolicy([file('/en/', ['a']), file('/demos/spa/', ['evil'], ['x'])])).toEqual({
      scripts: ['a'],
    });
  });

  it('allows nothing where there are no pages', () => {
    expect(pagePolicy([file('/robots.txt')])).toEqual({ scripts: [] });
  });
});

describe('the inline scripts of the pages of a release', () => {
  it('are accepted when they are the same on every page', () => {
    const files = [file('/en/', ['a', 'b']), file('/cover.webp'), file('/vn/', ['a', 'b'])];
    expect(() => checkSameScripts(files)).not.toThrow();
  });

  it('are accepted when no page has any, and when there is no page', () => {
    expect(() => checkSameScripts([file('/en/', []), file('/vn/', [])])).not.toThrow();
    expect(() => checkSameScripts([])).not.toThrow();
  });

  it('may differ in what is shown in frames', () => {
    expect(() => checkSameScripts([file('/demos/spa/', ['x']), file('/en/', ['a'])])).not.toThrow();
  });

  it('may come with styles that differ', () => {
    expect(() => checkSameScripts([file('/en/', ['a'], ['x']), file('/vn/', ['a'])])).not.toThrow();
  });

  it.each([
    ['another one', ['b']],
    ['one more', ['a', 'b']],
    ['none', []],
  ])('are refused when a page has %s, with the names of both', (_, scripts) => {
    const check = () => checkSameScripts([file('/en/', ['a']), file('/vn/', ['a']), file('/en/x/', scripts)]);
    expect(check).toThrow(ReleaseRefused);
    expect(check).toThrow('the inline scripts of /en/x/ are not those of /en/.');
  });
});
