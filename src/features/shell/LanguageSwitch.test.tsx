import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { alternatesOfPath, type Alternates } from '../../i18n/alternates';
import type { Language } from '../../i18n/locales';
import { LanguageSwitch } from './LanguageSwitch';

const choicesOn = (language: Language, alternates: Alternates) => {
  renderIn(language, <LanguageSwitch alternates={alternates} />);
  return screen.getAllByRole('link');
};

describe('the language switch', () => {
  it('goes to the same page under the other prefix', () => {
    expect(hrefs(choicesOn('en', alternatesOfPath('/career/')))).toEqual(['/en/career/', '/vn/career/']);
  });

  it('goes to the slug of the other language on a post', () => {
    const post = { en: '/en/blog/a-door/', vn: '/vn/blog/mot-canh-cua/' };
    expect(hrefs(choicesOn('en', post))).toEqual(['/en/blog/a-door/', '/vn/blog/mot-canh-cua/']);
  });

  it('goes to the other blog list where a post has no translation', () => {
    expect(hrefs(choicesOn('vn', { vn: '/vn/blog/mot-canh-cua/' }))).toEqual([
      '/en/blog/',
      '/vn/blog/mot-canh-cua/',
    ]);
  });

  it('goes to the other blog list from a page of the list that only one language has', () => {
    expect(hrefs(choicesOn('en', { en: '/en/blog/page/2/' }))[1]).toBe('/vn/blog/');
  });

  it('goes to the home page where any other page has no translation', () => {
    expect(hrefs(choicesOn('en', { en: '/en/only-here/' }))[1]).toBe('/vn/');
  });

  it('calls the languages by their own names and tells browsers which they are', () => {
    choicesOn('en', alternatesOfPath('/'));
    const vietnamese = screen.getByRole('link', { name: /Tiếng Việt/ });
    expect(vietnamese).toHaveAttribute('hreflang', 'vi');
    expect(vietnamese).toHaveAttribute('lang', 'vi');
  });

  it('marks the language of the page', () => {
    const [english, vietnamese] = choicesOn('vn', alternatesOfPath('/'));
    expect(vietnamese).toHaveAttribute('aria-current', 'true');
    expect(english).not.toHaveAttribute('aria-current');
  });

  it.each(['en', 'vn'] as const)('tells which choice to remember (%s)', (language) => {
    const choices = choicesOn(language, alternatesOfPath('/'));
    expect(choices.map((choice) => choice.getAttribute('data-language'))).toEqual(['en', 'vn']);
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <LanguageSwitch alternates={alternatesOfPath('/')} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
