import { act, render } from '@testing-library/react';

import { usePageScripts } from './usePageScripts';

const Page = ({ scripts }: { readonly scripts: readonly string[] }) => {
  usePageScripts(scripts);
  return null;
};
const isLoaded = () => 'loaded' in document.documentElement.dataset;
const answer = (src: string, type: 'load' | 'error') =>
  document.querySelector(`script[src="${src}"]`)?.dispatchEvent(new Event(type));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page', () => {
  it('is marked loaded when all its scripts have run', async () => {
    const scripts = ['/a.js', '/b.js'];
    render(<Page scripts={scripts} />);
    answer('/a.js', 'load');
    await wait(10);
    expect(isLoaded()).toBe(false);
    answer('/b.js', 'load');
    await wait(10);
    expect(isLoaded()).toBe(true);
  });

  it('is marked loaded at once when it has none', async () => {
    const scripts: string[] = [];
    render(<Page scripts={scripts} />);
    await wait(0);
    expect(isLoaded()).toBe(true);
  });

  it('is marked loaded after a second at the latest', async () => {
    const scripts = ['/slow.js'];
    render(<Page scripts={scripts} />);
    await wait(999);
    expect(isLoaded()).toBe(false);
    await wait(1);
    expect(isLoaded()).toBe(true);
  });

  it('reports a script that fails and is marked after the second', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const scripts = ['/broken.js'];
    render(<Page scripts={scripts} />);
    answer('/broken.js', 'error');
    await wait(500);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ status: 'Loading_fail' }));
    expect(isLoaded()).toBe(false);
    await wait(500);
    expect(isLoaded()).toBe(true);
    report.mockRestore();
  });

  it('takes its mark along when the visitor leaves, also before it was set', async () => {
    const scripts = ['/leaving.js'];
    const { unmount } = render(<Page scripts={scripts} />);
    unmount();
    await wait(1000);
    expect(isLoaded()).toBe(false);
  });
});
