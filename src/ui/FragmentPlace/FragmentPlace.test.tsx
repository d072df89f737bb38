import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';

import { InLanguage, renderIn } from '../../../jest/fixtures';
import { bringFragment } from '../../lib/bringFragment';
import { FragmentPlace } from './FragmentPlace';

jest.mock('../../lib/bringFragment');

let comeNear: () => void;
beforeEach(() => {
  jest.mocked(bringFragment).mockReset();
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => tell([{ isIntersecting: true }]);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  document.body.replaceChildren();
});

const place = (
  <FragmentPlace part="footer" className="posts">
    <a href="/en/blog/">All posts</a>
  </FragmentPlace>
);
const part = () => document.querySelector<HTMLElement>('[data-part="footer"]');

/** The page as the build wrote it, after `work` of the script of its first view, when React has come. */
const hydrated = async (work: (element: HTMLElement | null) => void) => {
  const page = <InLanguage language="en">{place}</InLanguage>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  work(part());
  const mismatch = jest.fn();
  await act(async () => void hydrateRoot(container, page, { onRecoverableError: mismatch }));
  return mismatch;
};

describe('the place of a part', () => {
  it('says in the first HTML where its language’s fragment is, and has a way to the same instead', () => {
    renderIn('vn', place);
    expect(part()).toHaveAttribute('data-src', '/fragments/latest-vn.json');
    expect(part()).toBeEmptyDOMElement();
    expect(screen.getByRole('link', { name: 'All posts' })).toBeInTheDocument();
  });

  it('asks as a visitor nears it, not before', () => {
    renderIn('en', place);
    expect(bringFragment).not.toHaveBeenCalled();
    act(() => comeNear());
    expect(jest.mocked(bringFragment).mock.calls).toEqual([['/fragments/latest-en.json']]);
  });

  it('keeps what the script of the first view has brought when React comes, and warns of nothing', async () => {
    const log = jest.spyOn(console, 'error');
    const mismatch = await hydrated((element) => {
      element?.setAttribute('aria-busy', 'true');
      if (element) element.innerHTML = '<a href="/en/blog/a-door/">A door</a>';
    });
    expect(part()).toHaveTextContent('A door');
    expect([log.mock.calls, mismatch.mock.calls]).toEqual([[], []]);
  });

  it('leaves alone that it was asked for before React came', async () => {
    await hydrated((element) => element?.setAttribute('aria-busy', 'true'));
    expect(part()).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps what has come when its page is drawn anew', async () => {
    const { rerender } = renderIn('en', place);
    const element = part();
    if (element) element.innerHTML = '<b>Posts</b>';
    rerender(
      <FragmentPlace part="footer" className="other">
        <a href="/en/blog/">All posts</a>
      </FragmentPlace>,
    );
    expect(part()).toHaveTextContent('Posts');
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', place);
    expect(await axe(container)).toHaveNoViolations();
  });
});
