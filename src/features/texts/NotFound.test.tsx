import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { texts } from '../../../jest/content';
import { renderIn, textOf } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { NotFound } from './NotFound';

const notFoundIn = (language: Language) => {
  const text = texts.find((one) => one.slug === 'not-found' && one.language === language);
  return renderIn(language, <NotFound text={textOf({ ...text?.frontmatter })} />);
};

describe('the Not-found page', () => {
  it("says '404' and 'Page not found' and leads back home", () => {
    notFoundIn('en');
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/en/');
  });

  it('leads to the Vietnamese home page in Vietnamese', () => {
    notFoundIn('vn');
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/vn/');
    expect(screen.getByRole('link')).toHaveAccessibleName();
  });

  it('has no axe violation', async () => {
    const { container } = notFoundIn('en');
    expect(await axe(container)).toHaveNoViolations();
  });
});
