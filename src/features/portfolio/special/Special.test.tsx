import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
import { studyIn } from '../../../../jest/studies';
import { languages, type Language } from '../../../i18n/locales';
import { Special } from './Special';

const [film, turned, running] = ['envoca-mobile-app', '3d-hyundai-i30-banner', 'hyundai-i20-banner'] as const;
const specialOf = (slug: string) => studyIn('en', slug).facts.special;
const show = (slug: string, language: Language = 'en') =>
  renderIn(
    language,
    <main>
      <Special special={specialOf(slug)} />
    </main>,
  );

/** Comes near whatever is watched, when told. */
let comeNear = () => {};
beforeEach(() => {
  const watchers: (() => void)[] = [];
  comeNear = () => watchers.forEach((tell) => tell());
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      watchers.push(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const frame = () => {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('There is no frame');
  return found;
};

describe('a project without a special part', () => {
  it('shows nothing of the kind', () => {
    expect(show('white-spa-and-nail').container).toHaveTextContent(/^$/);
  });
});

describe.each([turned, running])('the banner of %s', (slug) => {
  it('is asked for when somebody nears it, and not before', () => {
    show(slug);
    expect(frame()).not.toHaveAttribute('src');
    comeNear();
    expect(frame().getAttribute('src')).toMatch(
      /^\/banners\/[\w-]+\/\?clickTag=https%3A%2F%2Fexample\.com%2F$/,
    );
  });

  it('speaks the language of the page, alone too', () => {
    const { container } = show(slug, 'vn');
    expect(frame().dataset.src).toMatch(/^\/banners\/[\w-]+\/vn\.html\?clickTag=/);
    expect(screen.getByRole('link', { name: /riêng/ }).getAttribute('href')).toBe(frame().dataset.src);
    expect(container.querySelector('picture img')?.getAttribute('src')).toMatch(/-vn\.webp$/);
  });

  it('has its picture in its place until it is there, and where it does not come', () => {
    const { container } = show(slug);
    expect(container.querySelector('iframe')?.previousElementSibling?.tagName).toBe('PICTURE');
  });

  it('may run scripts and open what it leads to, and knows nothing of the site', () => {
    show(slug);
    expect(frame().getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
  });

  it('keeps its own pixels, whatever the size it is shown in', () => {
    show(slug);
    const { width, height } = specialOf(slug)?.turned ?? specialOf(slug)?.running ?? {};
    expect(frame()).toHaveAttribute('width', String(width));
    expect(frame()).toHaveAttribute('height', String(height));
  });

  it('can be opened by itself, also where the frame stays empty', () => {
    show(slug);
    const alone = screen.getByRole('link', { name: /by itself/ });
    expect(alone.getAttribute('href')).toMatch(/^\/banners\//);
    expect(alone).toHaveAttribute('target', '_blank');
  });

  it('waits for the script of the first view, which asks for it without React', () => {
    show(slug);
    expect(frame().dataset.src).toMatch(/^\/banners\/[\w-]+\/\?clickTag=/);
    frame().src = '/asked-already/';
    comeNear();
    expect(frame()).toHaveAttribute('src', '/asked-already/');
  });
});

describe('the button beside the banner that runs', () => {
  /** What the banner hears, and a way for it to say something. */
  const listen = (language?: Language) => {
    show(running, language);
    const hears = jest.fn();
    const banner = { postMessage: hears };
    Object.defineProperty(frame(), 'contentWindow', { value: banner });
    const say = (state: unknown, source: unknown = banner) =>
      act(() => {
        const message = new MessageEvent('message', { data: { banner: 'hyundai-i20', state } });
        Object.defineProperty(message, 'source', { value: source });
        dispatchEvent(message);
      });
    return { hears, say };
  };

  it('pauses it, and lets it go on', async () => {
    const { hears, say } = listen();
    say('playing');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(hears).toHaveBeenLastCalledWith('toggle', '*');
    say('paused');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('offers to play it until the banner has said what it does, and does the right thing all the same', async () => {
    const { hears } = listen();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    // What a press before React is there asks for is done after it, whatever the banner has begun by then.
    expect(hears).toHaveBeenLastCalledWith('toggle', '*');
  });

  it('offers to play it anew once it stands still', () => {
    const { say } = listen();
    say('playing');
    say('still');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('says in Vietnamese whether it goes on or begins anew', () => {
    const { say } = listen('vn');
    const offers = (name: string) => expect(screen.getByRole('button', { name })).toBeVisible();
    offers('Phát lại');
    say('playing');
    offers('Tạm dừng');
    say('paused');
    offers('Phát tiếp');
  });

  it('has one sign, that of what it does', () => {
    const { say } = listen();
    const seen = () =>
      [...screen.getByRole('button').querySelectorAll<HTMLElement>('[data-while]')]
        .filter(({ hidden }) => !hidden)
        .map(({ dataset, children }) => [dataset.while, children.length]);
    expect(seen()).toEqual([['still', 1]]);
    say('playing');
    expect(seen()).toEqual([['playing', 1]]);
  });

  it('hears nobody but the banner, and nothing but its three words', () => {
    const { say } = listen();
    say('playing', window);
    say('asleep');
    say(undefined);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('is neither in the frame nor in a link', () => {
    show(running);
    expect(screen.getByRole('button', { name: 'Play' }).closest('a, iframe')).toBeNull();
  });
});

describe.each([film, turned, running])('%s', (slug) => {
  it.each(languages)('says all of it, and has no axe violation (%s)', async (language) => {
    const { container } = show(slug, language);
    expect(container.textContent).not.toMatch(/special\.|undefined|\{\{/);
    expect(await axe(container, { iframes: false, preload: false })).toHaveNoViolations();
  });
});
