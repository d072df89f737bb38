/** @jest-environment jsdom */
import { LoadingFail, loadScript } from './loadScript';

const scripts = () => [...document.head.querySelectorAll('script')];
const answer = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

afterEach(() => scripts().forEach((script) => script.remove()));

describe('the script loader', () => {
  it('is done when the script has run', async () => {
    const loading = loadScript('/chat.js');
    expect(scripts().map(({ src }) => src)).toEqual(['http://localhost/chat.js']);
    answer('load');
    await expect(loading).resolves.toBeUndefined();
  });

  it('rejects with status Loading_fail and the address of a script that does not arrive', async () => {
    const loading = loadScript('/gone.js');
    answer('error');
    await expect(loading).rejects.toMatchObject({
      status: 'Loading_fail',
      message: 'The script /gone.js could not be loaded',
    });
    await expect(loading).rejects.toBeInstanceOf(LoadingFail);
  });

  it('adds a script once, however often it is asked for', async () => {
    const both = Promise.all([loadScript('/once.js'), loadScript('/once.js')]);
    expect(scripts()).toHaveLength(1);
    answer('load');
    await both;
    await loadScript('/once.js');
    expect(scripts()).toHaveLength(1);
  });

  it('tries again what failed before', async () => {
    const first = loadScript('/late.js');
    answer('error');
    await expect(first).rejects.toBeInstanceOf(LoadingFail);
    expect(scripts()).toHaveLength(0);
    const second = loadScript('/late.js');
    answer('load');
    await expect(second).resolves.toBeUndefined();
  });
});
