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

  it.each(['en', 'vn'] as const)(
    'are marked as samples, each of them, as long as they are (%s)',
    (language) => {
      testimonialsIn(language);
      const { sample, quotes } = quotesIn(language);
      expect(sample).toMatch(/\S/);
      for (const figure of screen.getAllByRole('figure'))
        expect(figure).toHaveTextContent(sample ?? 'a mark');
      expect(screen.getAllByRole('figure')).toHaveLength(quotes.length);
    },
  );

  it('bear no mark where the content has none', () => {
    renderIn('en', <Testimonials testimonials={{ ...quotesIn('en'), sample: null }} />);
    expect(screen.getAllByRole('figure')[0]).not.toHaveTextContent('ample');
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
