import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import { languages, type Language } from '../../i18n/locales';
import { Crafts } from './Crafts';

const craftsIn = (language: Language) =>
  partsOf<Queries.BannerCraftsPartFragment>('services/media-banners/crafts', language);
const show = (language: Language) => renderIn(language, <Crafts crafts={craftsIn(language)} />);
const names: Readonly<Record<Language, readonly string[]>> = {
  en: ['Standard Banner', 'Rich Media Banner', 'Design Layout Creation', 'Design Layout Adaption'],
  vn: ['Banner tiêu chuẩn', 'Banner tương tác', 'Sáng tạo bố cục', 'Chuyển đổi bố cục'],
};

describe.each(languages)('what the media banners service does (%s)', (language) => {
  it('is a landmark with the name of its heading', () => {
    show(language);
    expect(screen.getByRole('region', { name: craftsIn(language).heading })).toBeVisible();
  });

  it('is the four services of the specification, each with its text', () => {
    show(language);
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
      names[language],
    );
    const cards = screen.getAllByRole('listitem');
    craftsIn(language).items.forEach(({ text }, index) => {
      expect(within(cards[index] as HTMLElement).getByText(text)).toBeVisible();
    });
  });

  it('shows a drawing for each that says what it shows, and another one on screens where its words would be small', () => {
    show(language);
    const items = craftsIn(language).items;
    const shown = items.map(({ alt }) => screen.getByRole('img', { name: alt }));
    const sources = shown.map((img) => img.parentElement?.querySelector('source[media="(width < 1200px)"]'));
    expect(shown.map((img) => img.getAttribute('src'))).toEqual(
      items.map(({ picture }) => picture.childImageSharp?.gatsbyImageData.images.fallback?.src),
    );
    expect(sources.map((source) => source?.getAttribute('srcset'))).toEqual(
      items.map(({ narrow }) => narrow.childImageSharp?.gatsbyImageData.images.fallback?.srcSet),
    );
  });

  it('has no axe violation', async () => {
    const { container } = show(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
