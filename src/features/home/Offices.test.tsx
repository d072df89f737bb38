import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { homeIn } from './homeFixture';
import { Offices } from './Offices';

const officesIn = (language: Language, offices = siteSettings.offices) =>
  renderIn(language, <Offices texts={homeIn(language).offices} offices={offices} />);

describe('the offices on the home page', () => {
  it.each(['en', 'vn'] as const)('are three, in the words of the language (%s)', (language) => {
    officesIn(language);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    siteSettings.offices.forEach(({ city, address }, index) => {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading')).toHaveTextContent(city[language]);
      expect(card.getByText(address[language])).toBeVisible();
    });
  });

  it('mark Brussels alone as establishing', () => {
    officesIn('en');
    const marked = screen.getAllByText('Establishing').map((mark) => mark.closest('li')?.textContent);
    expect(marked).toEqual([expect.stringContaining('Brussels')]);
  });

  it('stop the build when a card names an office that is not there', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => officesIn('en', [])).toThrow('Missing: the office saigon in content/site.yml');
    jest.restoreAllMocks();
  });

  it('have no axe violation', async () => {
    const { container } = officesIn('vn');
    container.prepend(Object.assign(document.createElement('h2'), { textContent: 'Contact' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});
