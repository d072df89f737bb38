import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { factsOf } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import { studyIn } from '../../../jest/studies';
import { ProjectGrid } from './ProjectGrid';

const listed = factsOf('case-studies')
  .filter(({ values }) => values.order)
  .sort((a, b) => Number(a.values.order) - Number(b.values.order))
  .map(({ slug }) => slug);
const show = () => renderIn('en', <ProjectGrid projects={listed.map((slug) => studyIn('en', slug))} />);

describe('the list of the portfolio', () => {
  it('is one list of all projects in the fixed order', () => {
    show();
    const titles = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading').textContent);
    expect(titles).toEqual(listed.map((slug) => studyIn('en', slug).title));
  });

  it('loads the pictures of the first card at once, and of no other', () => {
    const { container } = show();
    const eager = [...container.querySelectorAll('img')].filter((img) => !img.getAttribute('loading'));
    const [first] = screen.getAllByRole('listitem');
    expect(eager.length).toBeGreaterThan(0);
    expect(eager.every((img) => first?.contains(img))).toBe(true);
  });

  it('gives each project a name of its own to travel under', () => {
    const { container } = show();
    const names = [...container.querySelectorAll<HTMLElement>('*')]
      .map(({ style }) => String(Reflect.get(style, 'viewTransitionName') ?? ''))
      .filter(Boolean);
    expect(names).toHaveLength(listed.length);
    expect(new Set(names).size).toBe(listed.length);
  });

  it('has no axe violation', async () => {
    expect(await axe(show().container)).toHaveNoViolations();
  });
});
