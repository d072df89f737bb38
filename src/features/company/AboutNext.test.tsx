import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { partsOf, teamMembers } from '../../../jest/queryAnswers';
import { AboutNext } from './AboutNext';

const nextIn = (language: 'en' | 'vn') => {
  const { next } = partsOf<{ readonly next: Queries.AboutNextPartFragment }>('company/about-us', language);
  return renderIn(language, <AboutNext next={next} members={teamMembers().slice(0, 6)} />);
};

describe('the end of the about page', () => {
  it('leads to the team, to its work and to a first message, in the language of the page', () => {
    nextIn('vn');
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/vn/our-team/', '/vn/portfolio/', '/vn/contact/']);
  });

  it('shows faces to the eye alone', () => {
    const { container } = nextIn('en');
    expect(container.querySelectorAll('img')).toHaveLength(6);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no axe violation', async () => {
    const { container } = nextIn('en');
    expect(await axe(container)).toHaveNoViolations();
  });
});
