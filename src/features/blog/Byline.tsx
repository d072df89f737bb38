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
  /** How often it was read, and what else is told, each in an element of its own. */
  readonly children: ReactNode;
}

/** Who wrote it and when, and how often it was read. The face is decoration: the name stands beside it. */
export const Byline = ({ author, avatar, date, children }: BylineProps) => {
  const siteName = useSiteName();
  return (
    <div className={styles.by}>
      <Picture image={avatar} alt="" className={styles.avatar} />
      <p className={styles.facts}>
        <span>{author ?? siteName}</span>
        {date && <time dateTime={date}>{blogDate(date)}</time>}
        {children}
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
