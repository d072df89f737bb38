import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';

import { useSiteName } from '../../config/useSiteName';
import { blogDate } from '../../lib/blogDate';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Byline.module.css';

interface BylineProps {
  /** First name; the brand stands in when the CMS has none. */
  readonly author: string | null | undefined;
  readonly avatar: IGatsbyImageData | null | undefined;
  /** ISO date. */
  readonly date: string | null | undefined;
  /** '184 views' in the page's language. */
  readonly views: ReactNode;
  /** '4 minutes to read' in the page's language, where it is told. */
  readonly minutes?: string;
}

/** Who wrote it and when, how often it was read and how long that takes: two lines where it is told. The face is decoration: the name stands beside it. */
export const Byline = ({ author, avatar, date, views, minutes }: BylineProps) => {
  const siteName = useSiteName();
  return (
    <div className={styles.by}>
      <Picture image={avatar} alt="" className={styles.avatar} />
      <p className={styles.facts}>
        <span>{author ?? siteName}</span>
        {date && <time dateTime={date}>{blogDate(date)}</time>}
        {minutes && <br />}
        <span>{views}</span>
        {minutes && <span>{minutes}</span>}
      </p>
    </div>
  );
};

export const postAuthor = graphql`
  fragment PostAuthor on STRAPI_AUTHOR {
    firstName
    avatar {
      localFile {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 44, height: 44, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
