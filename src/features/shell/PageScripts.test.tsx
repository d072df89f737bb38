import { act, render } from '@testing-library/react';

import { loadPageScripts } from '../../lib/pageScripts';
import { PageScripts } from './PageScripts';

const isLoaded = () => 'loaded' in document.documentElement.dataset;
const asked = (src: string) => document.querySelectorAll(`script[src="${src}"]`);
const answer = (src: string, type: 'load' | 'error') => asked(src)[0]?.dispatchEvent(new Event(type));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The page as it came, before React. */
const inHtml = (scripts: string): HTMLElement => {
  document.body.innerHTML = `<div hidden data-page-scripts="${scripts}"></div>`;
  return document.body.firstElementChild as HTMLElement;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.loaded;
});

describe('a page', () => {
  it('is marked loaded when all its scripts have run, without React', async () => {
    loadPageScripts(inHtml('/a.js /b.js'));
    answer('/a.js', 'load');
    await wait(10);
    expect(isLoaded()).toBe(false);
    answer('/b.js', 'load');
    await wait(10);
    expect(isLoaded()).toBe(true);
  });

  it('is marked loaded at once when it has none', async () => {
    loadPageScripts(inHtml(''));
    await wait(0);
    expect(isLoaded()).toBe(true);
  });

  it('is marked loaded after a second at the latest', async () => {
    loadPageScripts(inHtml('/slow.js'));
    await wait(999);
    expect(isLoaded()).toBe(false);
    await wait(1);
    expect(isLoaded()).toBe(true);
  });

  it('reports a script that fails and is marked after the second', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    loadPageScripts(inHtml('/broken.js'));
    answer('/broken.js', 'error');
    await wait(500);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ status: 'Loading_fail' }));
    expect(isLoaded()).toBe(false);
    await wait(500);
    expect(isLoaded()).toBe(true);
    report.mockRestore();
  });

  it('asks once, whether its first view or React is first', async () => {
    const { container } = render(<PageScripts addresses={['/once.js']} />);
    loadPageScripts(container.firstElementChild as HTMLElement);
    expect(asked('/once.js')).toHaveLength(1);
    answer('/once.js', 'load');
    await wait(0);
    expect(isLoaded()).toBe(true);
  });

  it('takes its mark along when the visitor leaves, also before it was set', async () => {
    const { unmount } = render(<PageScripts addresses={['/leaving.js']} />);
    unmount();
    await wait(1000);
    expect(isLoaded()).toBe(false);
    const next = render(<PageScripts addresses={[]} />);
    await wait(0);
    expect(isLoaded()).toBe(true);
    next.unmount();
    expect(isLoaded()).toBe(false);
  });
});
