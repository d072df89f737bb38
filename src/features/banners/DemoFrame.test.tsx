import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import { InLanguage, renderIn } from '../../../jest/fixtures';
import { bannerNamed } from './bannersFixture';
import { DemoFrame } from './DemoFrame';

let comeNear: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () =>
        act(() =>
          tell(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Banner: /);
const hostScripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('a live banner', () => {
  it('is a sandboxed frame in its real size, which may run scripts, keep its origin and open popups', () => {
    renderIn('en', <DemoFrame banner={bannerNamed('scratch')} />);
    expect(frame()).toHaveAttribute('width', '300');
    expect(frame()).toHaveAttribute('height', '600');
    expect(frame().getAttribute('sandbox')?.split(' ')).toEqual(
      expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-popups']),
    );
  });

  it('is asked for when somebody comes near, and led to the contact page by a click', () => {
    renderIn('vn', <DemoFrame banner={bannerNamed('scratch', 'vn')} />);
    expect(frame()).not.toHaveAttribute('src');
    comeNear();
    const address = new URL(frame().src);
    expect(address.pathname).toBe('/banners/scratch/vn.html');
    expect(address.searchParams.get('clickTag')).toBe('http://localhost:9000/vn/contact/');
  });

  it('is asked for with the page where the page was opened for it', () => {
    renderIn('en', <DemoFrame banner={bannerNamed('toast-and-co')} atOnce />);
    expect(new URL(frame().src).pathname).toBe('/banners/toast-and-co/');
  });

  it('is there without scripts as well, when the browser finds it near', () => {
    const html = renderToStaticMarkup(
      <InLanguage language="en">
        <DemoFrame banner={bannerNamed('scratch')} />
      </InLanguage>,
    );
    expect(html).toMatch(/<noscript><iframe [^>]*src="\/banners\/scratch\/\?[^>]*loading="lazy"/);
  });

  it.each([
    ['parallax', '/banners/parallax/parallax-host.js'],
    ['expandable', '/banners/expandable/expand-host.js'],
  ])('is activated one second after it was asked for: %s', async (slug, script) => {
    renderIn('en', <DemoFrame banner={bannerNamed(slug)} />);
    pass(2_000);
    expect(hostScripts()).toEqual([]);
    comeNear();
    pass(999);
    expect(hostScripts()).toEqual([]);
    const tell = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation();
    pass(1);
    expect(hostScripts()).toEqual([script]);
    await act(async () => {
      document.head.querySelector('script')?.dispatchEvent(new Event('load'));
      await Promise.resolve();
    });
    expect(tell).toHaveBeenCalledWith({ banner: slug, hello: true }, '*');
  });

  it('is not activated after it has gone', () => {
    const { unmount } = renderIn('en', <DemoFrame banner={{ ...bannerNamed('parallax'), slug: 'gone' }} />);
    comeNear();
    unmount();
    pass(2_000);
    expect(hostScripts()).toEqual([]);
  });

  it('needs no activation when its page has nothing to do', () => {
    renderIn('en', <DemoFrame banner={bannerNamed('scratch')} />);
    comeNear();
    pass(2_000);
    expect(hostScripts()).toEqual([]);
  });
});
