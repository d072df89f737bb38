import { act, fireEvent, screen } from '@testing-library/react';

import { renderIn } from '../../../../jest/fixtures';
import { studyIn } from '../../../../jest/studies';
import type { Language } from '../../../i18n/locales';
import { Special } from './Special';

const show = (language: Language = 'en') =>
  renderIn(
    language,
    <main>
      <Special special={studyIn(language, 'envoca-mobile-app').facts.special} />
    </main>,
  );

describe('the film', () => {
  const play = jest.fn(() => Promise.resolve());
  const pause = jest.fn();
  const calm = (matches: boolean) => Object.assign(window, { matchMedia: () => ({ matches }) });
  beforeEach(() => {
    jest.clearAllMocks();
    calm(false);
    Object.assign(HTMLMediaElement.prototype, { play, pause });
  });

  const opened = async () => {
    show();
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('There is no dialog');
    // What the browser does by itself when the button is pressed.
    await act(async () => {
      dialog.open = true;
      await Promise.resolve();
    });
    return dialog;
  };

  it('is opened by a button that names its dialog, without a script', () => {
    show();
    const opener = screen.getByRole('button', { name: 'Watch the film' });
    expect(opener).toHaveAttribute('command', 'show-modal');
    expect(document.getElementById(opener.getAttribute('commandfor') ?? '')?.tagName).toBe('DIALOG');
  });

  it('is opened by its picture too, which lies under that one button and keeps its own words', () => {
    show();
    const opener = screen.getByRole('button', { name: 'Watch the film' });
    const picture = screen.getByRole('img', { name: /yellow coat/ });
    expect(opener.parentElement).toBe(picture.closest('picture')?.parentElement);
    expect(opener).not.toContainElement(picture);
    expect(document.querySelectorAll('[commandfor="film"][command="show-modal"]')).toHaveLength(1);
  });

  it('asks for none of its files before it is opened', () => {
    show();
    const video = document.querySelector('video');
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).not.toHaveAttribute('poster');
    expect(video).not.toHaveAttribute('autoplay');
    expect(play).not.toHaveBeenCalled();
  });

  it('plays as it opens, and stops as it closes', async () => {
    const dialog = await opened();
    expect(play).toHaveBeenCalledTimes(1);
    expect(pause).not.toHaveBeenCalled();
    fireEvent(dialog, new Event('close'));
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('waits for its own button where less motion is wanted', async () => {
    calm(true);
    await opened();
    expect(play).not.toHaveBeenCalled();
  });

  it('comes in two formats, and as a file to follow without a script', () => {
    show();
    const types = [...document.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['video/webm', 'video/mp4']);
    expect(screen.getByRole('link', { name: /Download the film/ }).getAttribute('href')).toMatch(
      /film\.mp4$/,
    );
  });

  it.each([
    ['en', 'film'],
    ['vn', 'film-vn'],
  ] as const)('has its words in the language of the page (%s)', (language, name) => {
    show(language);
    const sources = [...document.querySelectorAll('source')].map(({ src }) => src.split('/').pop());
    expect(sources).toEqual([`${name}.webm`, `${name}.mp4`]);
    const file = screen.getByRole('link').getAttribute('href');
    expect(file?.split('/').pop()).toBe(`${name}.mp4`);
  });

  it('has no speech, and says so where it describes itself', async () => {
    await opened();
    expect(document.querySelector('video')).toHaveAccessibleDescription(/no speech/);
  });
});
