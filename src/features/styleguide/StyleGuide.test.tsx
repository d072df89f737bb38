import { screen, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { axe } from 'jest-axe';

import { stringsOf } from '../../../jest/content';
import { imageData, renderIn } from '../../../jest/fixtures';
import { languages } from '../../i18n/locales';
import { samples } from './samples';
import { StyleGuide } from './StyleGuide';

const image = imageData('/a.webp');
const pictures = { console: image, phone: image, lesson: image, screen: image, handheld: image };

/** Parts of other parts. */
const shownWithOthers = ['AnyLink', 'Arrow', 'Emphasis', 'FragmentPlace', 'Mark', 'VisuallyHidden', 'form'];

const read = (path: string) => readFileSync(path, 'utf8');

describe('the style guide', () => {
  it('leads to every part', () => {
    renderIn('en', <StyleGuide pictures={pictures} />);
    const links = within(screen.getByRole('navigation', { name: 'Parts' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(samples.map(({ id }) => `#${id}`));
    for (const { id } of samples) expect(document.getElementById(id)).toBeVisible();
  });

  it('shows every part of src/ui', () => {
    const shown = readdirSync(__dirname).map((file) => read(resolve(__dirname, file)));
    const fields = readdirSync('src/ui/form').filter((file) => /Field\.tsx$/.test(file));
    const names = [...readdirSync('src/ui'), ...fields.map((file) => file.replace('.tsx', ''))];
    const missing = names.filter(
      (name) => !shownWithOthers.includes(name) && !shown.some((source) => source.includes(`/${name}'`)),
    );
    expect(missing).toEqual([]);
  });

  it('uses no id twice', () => {
    renderIn('en', <StyleGuide pictures={pictures} />);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(languages)('has its words in the language of the page (%s)', (language) => {
    renderIn(language, <StyleGuide pictures={pictures} />);
    const { samples: texts } = stringsOf(language).styleguide as {
      samples: Record<string, { title: string }>;
    };
    for (const { id } of samples) {
      expect(document.getElementById(`${id}-heading`)).toHaveTextContent(texts[id]?.title ?? '?');
    }
  });

  it.each(samples)(
    'has no axe violation in $id',
    async ({ id, Sample }) => {
      const { container } = renderIn('en', <Sample id={id} pictures={pictures} />);
      // A part alone begins below the h2 that the page gives it.
      expect(await axe(container, { rules: { 'heading-order': { enabled: false } } })).toHaveNoViolations();
    },
    30_000,
  );
});
