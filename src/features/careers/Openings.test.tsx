import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { factsOf } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { openPositions } from './openPositions';
import { Openings } from './Openings';

const facts = factsOf('careers')
  .map(({ slug, values }) => ({ slug, hidden: values.hidden === true, order: Number(values.order) }))
  .sort((a, b) => a.order - b.order);

const openingsIn = (language: Language) => {
  const { jobs } = partsOf<{ readonly jobs: Queries.TimePlanPartFragment }>('company/career', language);
  const openings = facts.map(({ slug }) => ({
    ...partsOf<Queries.OpeningPartFragment>(`careers/${slug}`, language),
    slug,
  }));
  return renderIn(
    language,
    <Openings jobs={jobs} openings={openPositions(facts, openings)} email="hello@agency.example" />,
  );
};

describe('the openings', () => {
  it('are the three internships: the first three openings are hidden', () => {
    openingsIn('en');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Developer Intern',
      'Graphic Designer Intern',
      'QC Intern',
    ]);
    expect(screen.queryByText('Junior QC Engineer', { ignore: 'option' })).toBeNull();
  });

  it("stand where 'View Opening' leads", () => {
    openingsIn('en');
    expect(screen.getByRole('region', { name: 'Openings' })).toHaveAttribute('id', 'jobs');
  });

  it('open one at a time, without a script', () => {
    const { container } = openingsIn('en');
    const rows = [...container.querySelectorAll('details')];
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.getAttribute('name')))).toEqual(new Set(['openings']));
    expect(rows.map((row) => row.open)).toEqual([true, false, false]);
  });

  it('have each an Apply Now that opens the dialog of that position', () => {
    const { container } = openingsIn('en');
    for (const position of ['Developer Intern', 'Graphic Designer Intern', 'QC Intern']) {
      const button = [...container.querySelectorAll('button')].find(
        (one) => one.getAttribute('aria-label') === `Apply Now: ${position}`,
      );
      expect(button).toHaveTextContent('Apply Now');
      expect(button).toHaveAttribute('command', 'show-modal');
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      expect(dialog?.tagName).toBe('DIALOG');
      const list = within(dialog as HTMLElement).getByRole('combobox', { name: 'Position', hidden: true });
      expect(list).toHaveDisplayValue(position);
    }
  });

  it.each(['en', 'vn'] as const)(
    'have no axe violation, open and with a dialog shown (%s)',
    async (language) => {
      const { container } = openingsIn(language);
      for (const row of container.querySelectorAll('details')) row.open = true;
      container.querySelector('dialog')?.setAttribute('open', '');
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
