import { graphql } from 'gatsby';
import { useEffect, type ReactNode } from 'react';

import { Fold } from '../../ui/Fold/Fold';
import type { Banner } from './banner';
import { BannerDialog } from './BannerDialog';
import { cardId } from './bannerPaths';
import { Opening } from './Opening';
import { Rich } from './Rich';
import { Standard } from './Standard';
import type { useChosenBanner } from './useChosenBanner';

interface MediaBannersProps extends ReturnType<typeof useChosenBanner> {
  readonly text: Queries.MediaBannersPartFragment;
  readonly banners: readonly Banner[];
  readonly trail: ReactNode;
}

/**
 * The banners of the agency (docs/specification/pages.md, 'Media banners'): the standard ones as cards, of which one may
 * stand open in a dialog, and the rich ones under their tabs.
 */
export const MediaBanners = ({ text, banners, trail, ...chosen }: MediaBannersProps) => {
  const { rich, opened, round, choose, close } = chosen;
  const ofKind = (kind: string) => banners.filter((banner) => banner.kind === kind);
  const open = banners.find(({ slug }) => slug === opened);
  // Behind the dialog the page stands at the card, also when the address led straight to it.
  useEffect(() => {
    if (opened)
      document.getElementById(cardId(opened))?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [opened]);
  return (
    <>
      <Opening text={text} trail={trail} />
      <Fold />
      <Standard text={text.standard} banners={ofKind('standard')} onOpen={choose} />
      <Rich text={text} banners={ofKind('rich')} chosen={rich} round={round} onChoose={choose} />
      {open && <BannerDialog key={open.slug} banner={open} onClose={close} />}
    </>
  );
};

export const mediaBanners = graphql`
  fragment PaperPart on PaperText {
    name
    address
    date
    subscribe
    advertisement
    sections
    mostRead
  }
  fragment PaperArticlePart on PaperArticle {
    slug
    section
    heading
    by
    alt
    opening
    rest
    more
    picture {
      publicURL
    }
  }
  fragment MediaBannersPart on MediaBannersText {
    heading
    lead
    standard {
      heading
      text
      figures {
        value
        label
      }
    }
    rich {
      heading
      text
    }
    tools
    paper {
      ...PaperPart
    }
    articles {
      ...PaperArticlePart
    }
  }
`;
