import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { ProjectList } from './ProjectList';

const project = (slug: string, title: string, summary: string | null): Queries.ProjectTextFragment => ({
  fields: { slug },
  frontmatter: { title, summary },
});
const texts = [
  project('fresy', 'Fresy', 'A juice with three days to live'),
  project('mmhf-site', 'MMHF', null),
  project('wild-imports', 'Wild Imports', 'Machinery'),
];
const listOf = (...slugs: string[]) =>
  renderIn('vn', <ProjectList facts={slugs.map((slug) => ({ slug }))} texts={texts} />);

describe('the portfolio list', () => {
  it('links the projects in the order of the list, whatever the order of the texts', () => {
    listOf('mmhf-site', 'fresy');
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/vn/portfolio/mmhf-site/', '/vn/portfolio/fresy/']);
    expect(screen.getByRole('heading', { level: 2, name: 'Các dự án' })).toBeVisible();
  });

  it('shows title and summary of a project', () => {
    listOf('fresy');
    expect(screen.getByRole('link')).toHaveTextContent('Fresy');
    expect(screen.getByRole('link')).toHaveTextContent('A juice with three days to live');
  });

  it('leaves out a project that has no text, and a text that is not in the list', () => {
    listOf('unknown', 'fresy');
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/vn/portfolio/fresy/']);
  });

  it('has no axe violation', async () => {
    const { container } = listOf('fresy', 'mmhf-site');
    expect(await axe(container)).toHaveNoViolations();
  });
});
