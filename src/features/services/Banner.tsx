import { graphql } from 'gatsby';
import type { CSSProperties, ReactNode } from 'react';

import type { Subject } from '../../../cms/src/forms/choices';
import { useVietnameseVisitor } from '../../i18n/useVietnameseVisitor';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Wrap } from '../../ui/Wrap/Wrap';
import { Label } from '../../ui/Words/Label';
import * as styles from './Banner.module.css';
import { Layers } from './Layers';
import { packagesId, servicesId } from './places';
import { QuoteButton } from './QuoteButton';

interface BannerProps {
  readonly text: Queries.ServiceBannerTextFragment;
  readonly facts: Queries.ServiceBannerFactsFragment;
  readonly subject: Subject;
  readonly trail: ReactNode;
}

/**
 * One band of the service's own colour, flat, or with a second one behind the screens: the promise on the left, its screens
 * running off on the right. The second
 * link leads Vietnamese visitors to the packages, where there are any, and everybody else to the list of services.
 */
export const Banner = ({ text, facts, subject, trail }: BannerProps) => {
  const { heading, banner, packages } = text;
  const toPackages = useVietnameseVisitor() && Boolean(packages);
  const ways = [
    { words: banner.more, chosen: !toPackages },
    ...(packages ? [{ words: packages.more, chosen: toPackages }] : []),
  ];
  return (
    <div
      className={styles.band}
      style={{ '--band': facts.band, '--band-to': facts.bandTo ?? facts.band } as CSSProperties}
    >
      <Wrap>
        {trail}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <Emphasis text={heading} />
            </h1>
            <p className={styles.lead}>{banner.lead}</p>
            <div className={styles.actions}>
              <QuoteButton subject={subject} tone="onInk" label={banner.quote} />
              <TextLink href={`#${toPackages ? packagesId : servicesId}`}>
                {/* As wide as the longer one: on English pages the words may change once the visitor is known. */}
                <span className={styles.more}>
                  {ways.map(({ words, chosen }) => (
                    <span key={words} aria-hidden={!chosen || undefined} data-chosen={chosen}>
                      <Label>{words}</Label>
                    </span>
                  ))}
                </span>
              </TextLink>
            </div>
          </div>
          <Layers layers={facts.layers} screens={banner.screens} alt={banner.alt} />
        </div>
      </Wrap>
    </div>
  );
};

export const bannerText = graphql`
  fragment ServiceBannerText on ServiceText {
    heading
    banner {
      lead
      more
      quote
      alt
      screens {
        ...LayerScreen
      }
    }
    packages {
      more
    }
  }
  fragment ServiceBannerFacts on ServiceFacts {
    band
    bandTo
    layers {
      ...Layer
    }
  }
`;
