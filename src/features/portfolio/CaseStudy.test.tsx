import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { factsOf } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import { studyIn } from '../../../jest/studies';
import { languages } from '../../i18n/locales';
import { CaseAbout } from './CaseAbout';
import { CaseChallenges } from './CaseChallenges';
import { CaseHero } from './CaseHero';
import { CaseNeighbours } from './CaseNeighbours';
import { CaseWork } from './CaseWork';
import { Close } from './Close';

const slugs = factsOf('case-studies').map(({ slug }) => slug);
const neighbour = (slug: string) => studyIn('en', slug) as unknown as Queries.CaseNeighbourFragment;
const show = (slug: string, language: 'en' | 'vn' = 'en') => {
  const study = studyIn(language, slug);
  return renderIn(
    language,
    <main>
      <CaseHero study={study} trail={null} />
      <CaseAbout study={study} />
      <CaseChallenges study={study} />
      <CaseWork study={study} />
      <CaseNeighbours url={study.facts.url} neighbours={[neighbour('fresy'), neighbour('mmhf-site')]} />
      <Close question={study.close} />
    </main>,
  );
};

describe('a case study', () => {
  it('says first what changed, for whom, when and with what', () => {
    show('keazaccess-platform');
    const study = studyIn('en', 'keazaccess-platform');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(study.heading.replaceAll('**', ''));
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(0, 4)).toEqual(['Client', 'Year', 'Services', 'Tools']);
    expect(screen.getByText(study.facts.tools.join(', '))).toBeVisible();
  });

  it('has the sections of the specification, in its order', () => {
    show('keazaccess-platform');
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections.slice(0, 5)).toEqual([
      'About The Project',
      'Service features',
      'Challenges',
      'Solutions / How We Work',
      'What we did here',
    ]);
  });

  it.each([
    ['keazaccess-platform', 'Keaz Access, 41 s'],
    ['mmhf-site', 'Care, boats, beds, 94%'],
  ])('accents the bar that is ours, wherever it stands (%s)', (slug, ours) => {
    const { container } = show(slug);
    const accented = [...container.querySelectorAll('[data-ours]')];
    expect(accented.map(({ textContent }) => textContent)).toEqual([ours]);
  });

  it.each([
    ['ucademy-platform', 'vn', ['64%', '31%'], 2],
    ['mmhf-site', 'en', ['94%', '6%'], 2],
    ['envoca-mobile-app', 'vn', ['75%', '33%'], 2],
    // Seconds have no whole, and 6.5% of a hundred would not be seen.
    ['keazaccess-platform', 'en', ['6%', '100%'], 0],
    ['kmmt-vendor-site', 'en', ['6%', '100%'], 0],
  ] as const)('draws parts of a whole as such (%s, %s)', (slug, language, shares, wholes) => {
    const { container } = show(slug, language);
    const bars = [...container.querySelectorAll<HTMLElement>('[style*="--share"]')];
    expect(bars.map(({ style }) => style.getPropertyValue('--share')).sort()).toEqual([...shares].sort());
    expect(container.querySelectorAll('[data-of]')).toHaveLength(wholes);
  });

  it.each([
    ['keazaccess-platform', 'vn', '41 giây', ' giây'],
    ['keazaccess-platform', 'en', '41 s', ' s'],
    ['movinavir-site', 'vn', '0,9 giây', ' giây'],
    ['carsnow-mobile-app', 'en', '1 in 9', undefined],
  ] as const)('sets a unit behind a number apart from it (%s, %s)', (slug, language, value, unit) => {
    show(slug, language);
    const figure = screen.getAllByRole('definition').find(({ textContent }) => textContent === value);
    expect(figure).toBeVisible();
    expect(figure?.querySelector('span')?.textContent).toBe(unit);
  });

  it('marks its figures as those of a sample project', () => {
    show('keazaccess-platform');
    expect(screen.getByText(/the figures are examples/)).toBeVisible();
  });

  it.each([
    ['goen-e-learning-system', 'Six roles'],
    ['white-spa-and-nail', 'Languages'],
  ])('says what is special about it (%s)', (slug, words) => {
    show(slug);
    expect(screen.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
  });

  it('leads to the client’s site in a new tab, where it is public', () => {
    show('goen-e-learning-system');
    const link = screen.getByRole('link', { name: /Click here to visit the site/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('leads to the project before and the one after, each under its name', () => {
    show('keazaccess-platform');
    const more = screen.getByRole('navigation', { name: 'More projects' });
    expect(hrefs(within(more).getAllByRole('link'))).toEqual([
      '/en/portfolio/fresy/',
      '/en/portfolio/mmhf-site/',
    ]);
    expect(within(more).getByText(/Previous/)).toBeVisible();
    expect(within(more).getByText(/Next/)).toBeVisible();
  });

  it('shows a tablet what was drawn for it, in the language of the page, and cards do not', () => {
    const { container } = show('mmhf-site', 'vn');
    const sources = [...container.querySelectorAll('[data-kind="browser"] source')];
    const drawn = sources.map((source) => [source.getAttribute('media'), source.getAttribute('srcset')]);
    expect(drawn.slice(0, 2)).toEqual([
      ['(width < 600px)', expect.stringContaining('giving-vn-390.webp')],
      ['(width < 900px)', expect.stringContaining('giving-vn-768.webp')],
    ]);
    expect(container.querySelectorAll('[data-stands="medium"]')).toHaveLength(1);
  });

  it('draws what is behind a neighbour anew where neighbours are square, and each once', () => {
    const neighbours = [neighbour('envoca-mobile-app'), neighbour('fresy')];
    const { container } = renderIn('en', <CaseNeighbours url={null} neighbours={neighbours} />);
    const drawn = [...container.querySelectorAll('source')].map(({ media, sizes }) => [media, sizes]);
    const shown = '(width < 1400px) 45vw, 640px';
    expect(drawn).toEqual([
      ['(width < 600px)', shown],
      ['(width < 600px)', shown],
    ]);
  });

  it('shows nothing where it has no neighbours and no public site', () => {
    const { container } = renderIn('en', <CaseNeighbours url={null} neighbours={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('asks for a first message at its foot', () => {
    show('keazaccess-platform', 'vn');
    expect(screen.getByRole('link', { name: 'Yêu cầu báo giá' })).toHaveAttribute('href', '/vn/contact/');
  });

  it.each(slugs.flatMap((slug) => languages.map((language) => [slug, language] as const)))(
    'is whole: %s (%s)',
    async (slug, language) => {
      const { container } = show(slug, language);
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(5);
      expect(container.textContent).not.toMatch(/undefined|null|\*\*/);
    },
  );

  it('has no axe violation', async () => {
    expect(await axe(show('white-spa-and-nail').container)).toHaveNoViolations();
  });
});
