import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { Chapter, type ChapterLayout } from '../features/company/Chapter';
import { Directors } from '../features/company/Directors';
import { Join } from '../features/company/Join';
import { Seats } from '../features/company/Seats';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextHero } from '../features/texts/TextHero';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

/** One after the other, and from the start again. */
const layouts: readonly ChapterLayout[] = ['beside', 'lead', 'mirrored'];

const OurTeam = ({ data, pageContext }: PageProps<Queries.OurTeamQuery, PageContext>) => {
  const text = required(data.text, 'content/pages/our-team');
  const { directors, chapters, seats, join } = required(data.parts, 'content/company/our-team');
  const { members } = required(data.team, 'content/team/people.yml');
  const { emails } = required(data.site, 'content/site.yml');
  const membersOf = (chapter: string) => members.filter((member) => member.chapter === chapter);
  return (
    <Shell alternates={pageContext.alternates} bands corner="margin">
      <TextHero text={text} trail={<Trail title={text.frontmatter.title} />} />
      <Directors directors={directors} members={membersOf('directors')} email={emails.hello} />
      <Fold />
      {chapters.map((chapter, index) => (
        <Chapter
          key={chapter.key}
          chapter={chapter}
          members={membersOf(chapter.key)}
          layout={layouts[index % layouts.length] ?? 'beside'}
          email={emails.hello}
        />
      ))}
      <Seats seats={seats} members={members} />
      <Join join={join} />
    </Shell>
  );
};

export default OurTeam;

export const Head = ({ data, pageContext }: HeadProps<Queries.OurTeamQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query OurTeam($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "company"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "our-team" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    parts: ourTeamText(language: { eq: $language }) {
      directors {
        ...DirectorsPart
      }
      chapters {
        ...ChapterPart
      }
      seats {
        ...SeatsPart
      }
      join {
        ...JoinPart
      }
    }
    team {
      members {
        ...Portrait
        ...Seated
      }
    }
    site: siteSettings {
      emails {
        hello
      }
    }
  }
`;
