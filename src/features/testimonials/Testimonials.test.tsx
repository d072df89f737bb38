import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { partTexts } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { Testimonials } from './Testimonials';

const quotesIn = (language: Language) =>
  partTexts.find((text) => text.folder === 'testimonials' && text.language === language)
    ?.values as Queries.TestimonialsTextFragment;
const testimonialsIn = (language: Language) =>
  renderIn(language, <Testimonials testimonials={quotesIn(language)} />);

describe('the testimonials', () => {
  it.each(['en', 'vn'] as const)('are all in the page, before any script (%s)', (language) => {
    const { container } = testimonialsIn(language);
    for (const { quote, role, company } of quotesIn(language).quotes) {
      expect(container).toHaveTextContent(quote);
      expect(container).toHaveTextContent(role);
      expect(container).toHaveTextContent(company);
    }
  });

  it('begin with the one that a page asks for, and go round', () => {
    const { quotes } = quotesIn('en');
    renderIn('en', <Testimonials testimonials={quotesIn('en')} first={5} />);
    expect(screen.getAllByRole('blockquote').map((quote) => quote.textContent)).toEqual(
      [4, 5, 0, 1, 2, 3].map((place) => expect.stringContaining(quotes[place]?.quote ?? 'a quote')),
    );
  });

  it('are a carousel with a name, and buttons with names', () => {
    testimonialsIn('vn');
    expect(screen.getByRole('region', { name: 'Khách hàng nói gì' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trước' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tiếp theo' })).toBeInTheDocument();
  });

  it('have no axe violation', async () => {
    const { container } = testimonialsIn('en');
    expect(await axe(container)).toHaveNoViolations();
  });
});
