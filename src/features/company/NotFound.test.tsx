import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { texts } from '../../../jest/content';
import { hrefs, renderIn, textOf } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { NotFound } from './NotFound';

const notFoundIn = (language: Language) => {
  const text = texts.find((one) => one.slug === 'not-found' && one.language === language);
  return renderIn(
    language,
    <NotFound
      text={textOf({ ...text?.frontmatter })}
      parts={partsOf<Queries.NotFoundPartsFragment>('company/not-found', language)}
    />,
  );
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
    expect(screen.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/vn/');
  });

  it('knows pages that are easier to find', () => {
    notFoundIn('en');
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/en/',
      '/en/portfolio/',
      '/en/blog/',
      '/en/contact/',
    ]);
  });

  it('has no axe violation', async () => {
    const { container } = notFoundIn('en');
    expect(await axe(container)).toHaveNoViolations();
  });
});
