import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { studyIn } from '../../../jest/studies';
import type { Language } from '../../i18n/locales';
import { CaseWork } from './CaseWork';

const show = (slug: string, language: Language = 'en') =>
  renderIn(
    language,
    <main>
      <CaseWork study={studyIn(language, slug)} />
    </main>,
  );
const withoutScreen = () => {
  const study = studyIn('en', 'keazaccess-platform');
  return renderIn(
    'en',
    <CaseWork study={{ ...study, notes: null, facts: { ...study.facts, annotated: null } }} />,
  );
};
const work = () => screen.getByRole('region', { name: 'Solutions / How We Work' });
const discs = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('span[aria-hidden="true"][style*="left"]'),
];

describe('how we worked', () => {
  it('shows a screen, then its key, then the steps', () => {
    show('keazaccess-platform');
    const picture = screen.getByRole('img', { name: /handed over on a tablet/ });
    const [key, steps] = within(work()).getAllByRole('list');
    const { notes, steps: said } = studyIn('en', 'keazaccess-platform');
    const texts = (list?: HTMLElement) => [...(list?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts(key)).toEqual(notes?.map(({ title, text }) => title + text));
    expect(texts(steps)).toEqual(said.map(({ title, text }) => title + text));
    expect(picture.compareDocumentPosition(key as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('letters the key and, for the eye alone, the places on the picture', () => {
    const { container } = show('keazaccess-platform');
    const [key] = within(work()).getAllByRole('list');
    expect(key).toHaveAttribute('type', 'A');
    const { annotated } = studyIn('en', 'keazaccess-platform').facts;
    expect(discs(container).map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'D']);
    expect(discs(container).map(({ style }) => [style.left, style.top])).toEqual(
      annotated?.notes.map(({ x, y }) => [`${x}%`, `${y}%`]),
    );
  });

  it('has with each note the part of a page in a browser that it is about, for phones, and none of other screens', () => {
    const partsOf = (slug: string) => {
      const { container, unmount } = show(slug);
      const found = [...container.querySelectorAll<HTMLElement>('li [style*="--wide"]')].map(({ style }) => {
        const [left, top, wide] = ['--left', '--top', '--wide'].map((name) =>
          Number(style.getPropertyValue(name)),
        );
        return [left, top, wide];
      });
      unmount();
      return found;
    };
    const { annotated } = studyIn('en', 'keazaccess-platform').facts;
    const parts = annotated?.notes.flatMap(({ part }) => part ?? []) ?? [];
    expect(parts).toHaveLength(4);
    // In widths and heights of what is shown.
    expect(partsOf('keazaccess-platform')).toEqual(
      parts.map(({ left, top, width, height }) => [left / width, top / height, 100 / width]),
    );
    expect(partsOf('carsnow-mobile-app')).toEqual([]);
    expect(partsOf('fresy')).toEqual([]);
  });

  it('shows a screen with Vietnamese words to those who read Vietnamese, where there is one', () => {
    const shown = (language: Language, name: RegExp) => {
      const { unmount } = show('white-spa-and-nail', language);
      const source = screen.getByRole('img', { name }).getAttribute('src');
      unmount();
      return source;
    };
    expect(shown('en', /booking card/)).toMatch(/screen\.webp$/);
    expect(shown('vn', /thẻ đặt lịch/)).toMatch(/screen-vn\.webp$/);
    show('kmmt-vendor-site', 'vn');
    expect(screen.getByRole('img', { name: /Gian hàng của một nhà cung cấp/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/screen\.webp$/),
    );
  });

  it('shows the steps alone where no screen is explained', () => {
    const { container } = withoutScreen();
    const [steps] = within(work()).getAllByRole('list');
    expect(steps?.children).toHaveLength(4);
    expect(steps).not.toHaveAttribute('type');
    expect(discs(container)).toEqual([]);
  });

  it.each([
    ['in a browser', 'keazaccess-platform'],
    ['in a phone', 'carsnow-mobile-app'],
    ['without a frame', 'fresy'],
  ])('has no axe violation %s', async (_, slug) => {
    expect(await axe(show(slug, 'vn').container)).toHaveNoViolations();
  });

  it('has no axe violation without a screen', async () => {
    expect(await axe(withoutScreen().container)).toHaveNoViolations();
  });
});
