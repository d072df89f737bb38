import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { ProjectFacts } from './ProjectFacts';

const facts: Queries.ProjectFactsFragment = {
  year: 2022,
  tools: ['Illustrator', 'Blender'],
  url: 'https://fresy.example/',
  client: { en: 'Juice maker, Saigon', vn: 'Hãng nước ép, Sài Gòn' },
};
const values = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('the details of a project', () => {
  it.each([
    ['en', 'Juice maker, Saigon'],
    ['vn', 'Hãng nước ép, Sài Gòn'],
  ] as const)('are client, year and tools, in the language of the page (%s)', (language, client) => {
    renderIn(language, <ProjectFacts facts={facts} />);
    expect(values()).toEqual([client, '2022', 'Illustrator, Blender']);
  });

  it("lead to the client's site where there is one", () => {
    renderIn('en', <ProjectFacts facts={facts} />);
    expect(
      screen.getByRole('link', { name: 'Click here to visit the site (opens a new tab)' }),
    ).toHaveAttribute('href', 'https://fresy.example/');
  });

  it('lead nowhere without one', () => {
    renderIn('en', <ProjectFacts facts={{ ...facts, url: null }} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', <ProjectFacts facts={facts} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
