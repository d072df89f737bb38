import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { partsOf, teamMembers } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { Chapter } from './Chapter';
import { Directors } from './Directors';
import { Join } from './Join';
import { Seats } from './Seats';

interface Parts {
  readonly directors: Queries.DirectorsPartFragment;
  readonly chapters: readonly Queries.ChapterPartFragment[];
  readonly seats: Queries.SeatsPartFragment;
  readonly join: Queries.JoinPartFragment;
}

const email = 'hello@agency.example';
const layouts = ['lead', 'beside', 'mirrored'] as const;
const membersOf = (chapter: string) => teamMembers().filter((member) => member.chapter === chapter);

const teamIn = (language: Language) => {
  const { directors, chapters, seats, join } = partsOf<Parts>('company/our-team', language);
  return renderIn(
    language,
    <>
      <Directors directors={directors} members={membersOf('directors')} email={email} />
      {chapters.map((chapter, index) => (
        <Chapter
          key={chapter.key}
          chapter={chapter}
          members={membersOf(chapter.key)}
          layout={layouts[index] ?? 'beside'}
          email={email}
        />
      ))}
      <Seats seats={seats} members={teamMembers()} />
      <Join join={join} />
    </>,
  );
};

describe('the team', () => {
  it('begins with the two managing directors', () => {
    teamIn('en');
    const directors = within(screen.getByRole('region', { name: 'Managing directors' }));
    expect(directors.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(directors.getByText('Managing Director (CEO)')).toBeVisible();
    expect(directors.getByText('Managing Director (CTO)')).toBeVisible();
  });

  it('shows everybody once', () => {
    teamIn('en');
    expect(screen.getAllByRole('link', { name: /^Write to/ })).toHaveLength(teamMembers().length);
  });

  it('says what a project team is made of, and leads to dedicated teams and to the openings', () => {
    teamIn('vn');
    const seats = within(screen.getByRole('region', { name: 'Một đội dự án gồm những ai' }));
    expect(seats.getAllByRole('listitem')).toHaveLength(5);
    const pages = hrefs(screen.getAllByRole('link')).filter((href) => href?.startsWith('/'));
    expect(pages).toEqual(['/vn/services/offshore-development-center/', '/vn/career/']);
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = teamIn(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
