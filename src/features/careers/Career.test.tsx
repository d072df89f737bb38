import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn, textOf } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { AboutYou } from './AboutYou';
import { CareerHero } from './CareerHero';
import { Choosing } from './Choosing';
import { Internship } from './Internship';
import { OpenApplication } from './OpenApplication';
import { TimePlan } from './TimePlan';

interface Parts extends Queries.CareerHeroPartFragment {
  readonly you: Queries.AboutYouPartFragment;
  readonly internship: Queries.InternshipPartFragment;
  readonly steps: Queries.ChoosingPartFragment;
  readonly time: Queries.TimePlanPartFragment;
  readonly apply: Queries.TimePlanPartFragment;
}

const careerIn = (language: Language) => {
  const parts = partsOf<Parts>('company/career', language);
  return renderIn(
    language,
    <>
      <CareerHero text={textOf({ heading: 'Learn', action: 'View Opening' })} parts={parts} trail={null} />
      <AboutYou you={parts.you} />
      <Internship internship={parts.internship} />
      <Choosing steps={parts.steps} />
      <TimePlan plan={parts.time} shares={[{ share: 100, title: 'Sales', text: 'Listen' }]} />
      <OpenApplication
        apply={parts.apply}
        email="hello@agency.example"
        trail={<a href={`/${language}/`}>Home</a>}
      />
    </>,
  );
};

describe('the career page', () => {
  it("leads from 'View Opening' to the openings", () => {
    careerIn('en');
    expect(screen.getByRole('link', { name: 'View Opening' })).toHaveAttribute('href', '#jobs');
  });

  it('has an About You list', () => {
    careerIn('en');
    const you = within(screen.getByRole('region', { name: 'About You' }));
    expect(you.getAllByRole('listitem')).toHaveLength(5);
  });

  it('says that an internship lasts 2 to 6 months in the Ho Chi Minh office', () => {
    careerIn('en');
    expect(screen.getByText('2–6').closest('p')).toHaveTextContent('2–6 months in our Ho Chi Minh office');
  });

  it("ends with the place of the careers form: position 'Other', and a breadcrumb home", () => {
    careerIn('vn');
    const end = screen.getByRole('region', { name: /Cứ gửi đơn/ });
    const [home] = hrefs(within(end).getAllByRole('link'));
    expect(home).toBe('/vn/');
    expect(within(end).getByRole('combobox', { name: 'Vị trí' })).toHaveDisplayValue('Khác');
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = careerIn(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
