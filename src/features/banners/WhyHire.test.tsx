import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import { languages, type Language } from '../../i18n/locales';
import { WhyHire } from './WhyHire';

const textIn = (language: Language) =>
  partsOf<Queries.WhyHirePartFragment>('services/media-banners', language);
const show = (language: Language) => renderIn(language, <WhyHire {...textIn(language)} />);
const reasons: Readonly<Record<Language, readonly string[]>> = {
  en: ['On Time Delivery', 'Top Quality', 'Accountability', 'Reasonable Price', 'Professional Process'],
  vn: [
    ...['Bàn giao đúng hẹn', 'Chất lượng hàng đầu', 'Chịu trách nhiệm đến cùng'],
    ...['Giá hợp lý', 'Quy trình chuyên nghiệp'],
  ],
};

describe.each(languages)('why to hire the agency for banners (%s)', (language) => {
  it('is the five reasons of the specification, each with its text', () => {
    show(language);
    const section = within(screen.getByRole('region', { name: textIn(language).why.heading }));
    expect(section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
      reasons[language],
    );
    for (const { text } of textIn(language).why.reasons) expect(section.getByText(text)).toBeVisible();
  });

  it('draws a week of five days, each step below its days, and says it in one sentence', () => {
    show(language);
    const { alt, days, steps } = textIn(language).why.week;
    const drawing = screen.getByRole('img', { name: alt });
    expect(days).toHaveLength(5);
    for (const [index, { title, from, to }] of steps.entries()) {
      const bar = within(drawing).getByText(title);
      expect(bar.style.gridArea).toBe(`${index + 2} / ${from} / auto / ${to + 1}`);
      expect(to).toBeLessThanOrEqual(days.length);
      expect(alt.toLowerCase()).toContain(title.toLowerCase());
    }
  });

  it('leads to the contact page', () => {
    show(language);
    const { heading, action } = textIn(language).start;
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', `/${language}/contact/`);
  });

  it('has no axe violation', async () => {
    const { container } = show(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
