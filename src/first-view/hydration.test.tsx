import type { BrowserPluginArgs, RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby';
import { readFileSync } from 'node:fs';
import { createRoot } from 'react-dom/client';

import { composing, hydrated, notHydrated } from './handover';
import {
  onClientEntry,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './hydration';
import { bringReact, fakeLoader, field, Form, heard, known, prebuild } from './hydrationFixture';
import { countView } from './views';

jest.mock('./views');

const log = jest.spyOn(console, 'error');
const report = jest.fn();
globalThis.reportError = report;

const events: string[] = [];
for (const type of [hydrated, notHydrated]) window.addEventListener(type, () => events.push(type));

/** Everything that React has planned has happened: it works in the order of the orders. */
const settle = async () => {
  for (let round = 0; round < 2; round++) {
    const root = createRoot(document.createElement('div'));
    await new Promise<unknown>((rendered) => root.render(<p ref={rendered} />));
  }
};

const fire = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  log.mockReset().mockImplementation();
  jest.clearAllMocks();
  heard.length = 0;
  events.length = 0;
  fakeLoader();
});

describe('hydration', () => {
  it('takes the page over as it is, and tells the script of the first view once', async () => {
    const container = prebuild(<Form />);
    const name = field('name');
    expect(await bringReact(<Form />, container)).toBe(hydrated);
    await settle();
    expect(events).toEqual([hydrated]);
    expect(field('name')).toBe(name);
    expect(log).not.toHaveBeenCalled();
  });

  it('tells when React already knows what was typed: a submit given back then has it', async () => {
    const container = prebuild(<Form />);
    field('name').value = 'Ánh';
    const atThatTime = jest.fn(known);
    window.addEventListener(hydrated, atThatTime, { once: true });
    await bringReact(<Form />, container);
    expect(atThatTime.mock.results).toEqual([{ type: 'return', value: { name: 'Ánh' } }]);
  });

  it('carries over what is typed until the very moment it begins', async () => {
    const container = prebuild(<Form />);
    const done = bringReact(<Form />, container);
    field('name').value = 'late';
    await done;
    expect(known()).toEqual({ name: 'late' });
  });

  it('reports a mismatch as an error only after it has taken over: before it, an error means failure', async () => {
    const container = prebuild(<Form build="another" />);
    report.mockImplementation(() => events.push('error'));
    await bringReact(<Form />, container);
    await settle();
    expect(events[0]).toBe(hydrated);
    expect(events.slice(1)).toContain('error');
  });
});

describe('hydration during the composition of a word', () => {
  const compose = () => document.documentElement.setAttribute(composing, '');
  const end = () => {
    document.documentElement.removeAttribute(composing);
    fire(field('name'), 'compositionend');
  };
  afterEach(() => document.documentElement.removeAttribute(composing));

  it('waits for its end, and then knows the whole word', async () => {
    const container = prebuild(<Form />);
    compose();
    field('name').value = 'nghie';
    const done = bringReact(<Form />, container);
    await settle();
    expect([events, heard]).toEqual([[], []]);
    field('name').value = 'nghiêng';
    end();
    expect(await done).toBe(hydrated);
    expect(known()).toEqual({ name: 'nghiêng' });
  });

  it('lets the field take the word first', async () => {
    const container = prebuild(<Form />);
    compose();
    const done = bringReact(<Form />, container);
    end();
    expect(events).toEqual([]);
    field('name').value = 'nghiêng';
    await done;
    expect(known()).toEqual({ name: 'nghiêng' });
  });

  it('waits also for the next word when that follows at once', async () => {
    const container = prebuild(<Form />);
    compose();
    const done = bringReact(<Form />, container);
    end();
    compose();
    await settle();
    expect(events).toEqual([]);
    end();
    expect(await done).toBe(hydrated);
  });

  it('happens once, however many words follow', async () => {
    const container = prebuild(<Form />);
    compose();
    const done = bringReact(<Form />, container);
    end();
    await done;
    end();
    await new Promise((resolve) => setTimeout(resolve));
    await settle();
    expect(events).toEqual([hydrated]);
  });
});

describe('a page whose site was released anew since it came', () => {
  it('is left as it is, and the script of the first view is told', async () => {
    fakeLoader('next release');
    const container = prebuild(<Form />);
    field('name').value = 'Ánh';
    const [html, name] = [container.innerHTML, field('name')];
    expect(await bringReact(<Form />, container)).toBe(notHydrated);
    await settle();
    expect(events).toEqual([notHydrated]);
    expect(container.innerHTML).toBe(html);
    expect(field('name')).toBe(name);
    expect(name.value).toBe('Ánh');
  });

  it('is known by the data of its whole address', async () => {
    history.replaceState(null, '', '/en/blog/?tag=React#top');
    const load = fakeLoader();
    await bringReact(<Form />, prebuild(<Form />));
    history.replaceState(null, '', '/');
    expect(load.mock.calls).toEqual([['/en/blog/?tag=React']]);
  });

  it('is also one whose data did not come', async () => {
    Object.assign(window, { ___loader: { loadPageSync: () => undefined } });
    expect(await bringReact(<Form />, prebuild(<Form />))).toBe(notHydrated);
  });
});

describe('the reload of Gatsby when the site was released anew', () => {
  const enter = () => onClientEntry?.({} as BrowserPluginArgs, { plugins: [] });
  const note = 'gatsby-reload-compilation-hash-match';
  afterEach(() => sessionStorage.clear());

  it('does not happen: by its own note it has happened already', () => {
    enter();
    expect(sessionStorage.getItem(note)).toBe('1');
    const app = readFileSync(require.resolve('gatsby/cache-dir/production-app.js'), 'utf8');
    expect(app).toContain(note);
  });

  it('needs no note where the browser forbids storage', () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(enter).not.toThrow();
    expect(forbidden).toHaveBeenCalled();
    forbidden.mockRestore();
  });
});

describe('the #hash of an address', () => {
  const seen = (hash: string) => {
    const location = { pathname: '/en/contact/', hash };
    onPreRouteUpdate?.({ location, prevLocation: null } as unknown as RouteUpdateArgs, { plugins: [] });
    return location;
  };

  it.each(['#%', '#%E0%A4%A', '#100%'])('is none where it cannot be decoded: %s', (hash) => {
    expect(seen(hash)).toEqual({ pathname: '/en/contact/', hash: '' });
  });

  it.each(['', '#posts', '#b%C3%A0i', '#bài', '#100%25'])('stays where it can: %p', (hash) => {
    expect(seen(hash).hash).toBe(hash);
  });

  it('is shown to us before Gatsby decodes it, in the very location that it decodes', () => {
    const navigation = readFileSync(require.resolve('gatsby/cache-dir/navigation.js'), 'utf8');
    expect(navigation).toContain('apiRunner(`onPreRouteUpdate`, { location, prevLocation })');
  });
});

describe('the way through the site', () => {
  const scrolls = (prevRouterProps?: object) =>
    shouldUpdateScroll?.({ prevRouterProps } as unknown as ShouldUpdateScrollArgs, { plugins: [] });
  const goTo = (prevLocation: object | null, pathname = '/en/blog/a-door/') =>
    onRouteUpdate?.({ prevLocation, location: { pathname } } as unknown as RouteUpdateArgs, { plugins: [] });

  it('scrolls as Gatsby does, except on the first view: its visitor is already where he wants to be', () => {
    expect(scrolls()).toBe(false);
    expect(scrolls({ location: {} })).toBe(true);
  });

  it('counts the view of every further post; the first was counted without React', () => {
    goTo(null);
    expect(countView).not.toHaveBeenCalled();
    goTo({ pathname: '/en/blog/' });
    expect(countView).toHaveBeenCalledTimes(1);
  });

  it('has Gatsby announce another page, and not another query: what that changes the page tells itself', () => {
    document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
    const live = () => document.getElementById('gatsby-announcer')?.getAttribute('aria-live');
    goTo({ pathname: '/en/blog/' }, '/en/blog/');
    expect(live()).toBe('off');
    goTo({ pathname: '/en/blog/' }, '/en/blog/a-door/');
    expect(live()).toBe('assertive');
  });
});

describe('the function that Gatsby asks for', () => {
  it('hydrates nothing by itself', async () => {
    prebuild(<Form />);
    replaceHydrateFunction();
    await settle();
    expect(events).toEqual([]);
  });
});
