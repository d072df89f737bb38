import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../../jest/fixtures';
import { studyIn } from '../../../../jest/studies';
import { PlacedCard } from '../PlacedCard';

const slug = 'hyundai-i20-banner';
const show = () => renderIn('en', <PlacedCard project={studyIn('en', slug)} place="twelve" />);
const frame = () => document.querySelector('iframe');

/** Comes near the banner, when told. */
let comeNear = () => {};
const calm = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });
beforeEach(() => {
  calm(false);
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

/** What the banner hears, and a way for it to say how it is. */
const listen = () => {
  comeNear();
  const hears = jest.fn();
  const banner = { postMessage: hears };
  Object.defineProperty(frame(), 'contentWindow', { value: banner });
  const say = (state: string) =>
    act(() => {
      const message = new MessageEvent('message', { data: { banner: 'hyundai-i20', state } });
      Object.defineProperty(message, 'source', { value: banner });
      dispatchEvent(message);
    });
  return { hears, say };
};

describe('the card of a banner that runs', () => {
  it('is its last picture in the first HTML, described, with its measure', () => {
    show();
    const { alt } = studyIn('en', slug).facts.stage;
    expect(screen.getByRole('img', { name: alt.en })).toHaveAttribute(
      'src',
      expect.stringMatching(/banner\.webp$/),
    );
    expect(screen.getByText('970 × 250')).toBeVisible();
    expect(frame()).toBeNull();
  });

  it('asks for the banner when somebody nears it', () => {
    show();
    comeNear();
    expect(frame()?.getAttribute('src')).toMatch(/^\/banners\/hyundai-i20\/\?clickTag=/);
  });

  it('stays a picture where less motion is wanted', () => {
    calm(true);
    show();
    comeNear();
    expect(frame()).toBeNull();
  });

  it('has a frame for the eye alone, which opens nothing', () => {
    show();
    comeNear();
    expect(frame()).toHaveAttribute('aria-hidden', 'true');
    expect(frame()).toHaveAttribute('tabindex', '-1');
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('tells the banner that it is seen, once it is there', () => {
    show();
    const { hears } = listen();
    expect(hears).not.toHaveBeenCalled();
    fireEvent.load(frame() as HTMLIFrameElement);
    comeNear();
    expect(hears).toHaveBeenCalledWith('play', '*');
  });

  it('says that it runs while it runs, and no longer', () => {
    show();
    const { say } = listen();
    expect(screen.getByText('15 s')).toBeVisible();
    say('playing');
    expect(screen.getByText('running, 15 s')).toBeVisible();
    say('still');
    expect(screen.getByText('15 s')).toBeVisible();
  });

  it('can be stopped and let go on, beside its link, as long as it runs', async () => {
    show();
    const { hears, say } = listen();
    expect(screen.queryByRole('button')).toBeNull();
    say('playing');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(hears).toHaveBeenLastCalledWith('pause', '*');
    say('paused');
    expect(screen.getByRole('button').closest('a')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(hears).toHaveBeenLastCalledWith('play', '*');
    say('still');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no axe violation', async () => {
    const { container } = show();
    comeNear();
    expect(await axe(container, { iframes: false, preload: false })).toHaveNoViolations();
  });
});
