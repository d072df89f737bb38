import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { AboutQuestions } from './AboutQuestions';
import { AboutReasons } from './AboutReasons';
import { AboutTogether } from './AboutTogether';

interface Parts {
  readonly questions: Queries.AboutQuestionsPartFragment;
  readonly together: Queries.AboutTogetherPartFragment;
  readonly reasons: Queries.AboutReasonsPartFragment;
}

const middleIn = (language: Language) => {
  const { questions, together, reasons } = partsOf<Parts>('company/about-us', language);
  return renderIn(
    language,
    <>
      <AboutQuestions questions={questions} />
      <AboutTogether together={together} />
      <AboutReasons reasons={reasons} />
    </>,
  );
};

describe('the middle of the about page', () => {
  it('gives the five reasons to choose us, in their order', () => {
    middleIn('en');
    const reasons = within(screen.getByRole('region', { name: 'Why clients choose us' }));
    expect(reasons.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'On Time Delivery',
      'Top Quality',
      'Accountability',
      'Reasonable Price',
      'Professional Process',
    ]);
  });

  it('asks its three questions in a list', () => {
    middleIn('vn');
    const questions = within(screen.getByRole('region', { name: 'Công cụ thay đổi, ba câu hỏi thì không' }));
    expect(questions.getAllByRole('listitem')).toHaveLength(3);
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = middleIn(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
