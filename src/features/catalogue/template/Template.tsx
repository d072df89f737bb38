import { graphql } from 'gatsby';
import { useMemo, type ReactNode } from 'react';

import { totalOf } from '../../../../cms/src/forms/optionPrices';
import { PurchaseDialog } from '../../../forms/purchase/PurchaseDialog';
import { withLanguage } from '../../../i18n/alternates';
import { useLanguage } from '../../../i18n/LocalLink';
import { previewPath } from '../../../lib/previewPath';
import { Fold } from '../../../ui/Fold/Fold';
import { Wrap } from '../../../ui/Wrap/Wrap';
import { collectionPath } from '../collectionPath';
import { EnglishNote } from '../EnglishNote';
import { useKeptQuery } from '../useKeptQuery';
import { BottomBar } from './BottomBar';
import { Description } from './Description';
import { Information } from './Information';
import { Layouts } from './Layouts';
import { offeredGroups } from './options/offered';
import { Options } from './options/Options';
import { useChoices } from './options/useChoices';
import { LiveLinks } from './preview/LiveLinks';
import { PreviewDialog } from './preview/PreviewDialog';
import { usePreview } from './preview/usePreview';
import { Related } from './Related';
import { Screenshot } from './Screenshot';
import * as styles from './Template.module.css';
import { Thumbnail } from './Thumbnail';
import { useBuyingByAddress } from './useBuyingByAddress';
import { ids } from './words';

interface TemplateProps {
  readonly collection: Queries.TemplateFragment;
  /** The layout of this address; a template may have none. */
  readonly layout: Queries.TemplateLayoutFragment | null;
  /** Address of its demo; null where it has none that can be shown. */
  readonly demo: string | null;
  readonly options: Queries.TemplateOptionsFragment | null;
  readonly related: readonly Queries.RelatedTemplateFragment[];
  /** What stands above: the breadcrumb. */
  readonly trail: ReactNode;
  /** The way back to the list. */
  readonly back: ReactNode;
}

/** The page of a template in one of its layouts (docs/specification/cms-pages.md, 'Template page'). Its words are Vietnamese. */
export const Template = ({
  collection,
  layout,
  demo,
  options: page,
  related,
  trail,
  back,
}: TemplateProps) => {
  const { documentId, title, slug, thumbnail, categories, tags, layouts } = collection;
  const basicPrice = collection.basic_price ?? 0;
  const groups = useMemo(() => offeredGroups(page), [page]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const chosen = useChoices(
    documentId,
    useMemo(() => options.map((one) => one.documentId), [options]),
  );
  const preview = withLanguage(useLanguage(), previewPath(collectionPath(slug, layout?.slug)));
  const live = usePreview(preview);
  const shown = layouts?.find(({ slug: one }) => one === layout?.slug);
  const leaveBuying = useBuyingByAddress();
  useKeptQuery();
  const sum = {
    basicPrice,
    chosen: Object.keys(chosen.wanted).length,
    total: chosen.counting ? totalOf(basicPrice, options, chosen.wanted) : null,
  };
  return (
    <article className={styles.template}>
      <Wrap>
        {trail}
        <div className={styles.back}>
          <div lang="vi">{back}</div>
          <EnglishNote />
        </div>
        <div lang="vi">
          <div className={styles.columns} data-alone={(layouts?.length ?? 0) < 2 || undefined}>
            <Screenshot picture={layout?.full_image ?? thumbnail} title={title} layout={layout?.title}>
              {demo && <LiveLinks preview={preview} onOpen={live.open} />}
            </Screenshot>
            <div className={styles.information}>
              <Information
                {...{ title: collection.heading, basicPrice }}
                groups={{ categories: categories ?? [], tags: tags ?? [] }}
                shortDescription={collection.short_description}
                hasOptions={options.length > 0}
              >
                <Layouts template={slug} layouts={layouts ?? []} current={layout?.slug} />
              </Information>
            </div>
          </div>
          <Fold />
          <div className={styles.sections}>
            <Description html={collection.description} />
            {options.length > 0 && <Options groups={groups} chosen={chosen} sum={sum} />}
            <Related templates={related} />
          </div>
        </div>
      </Wrap>
      <div lang="vi">
        <BottomBar title={title} picture={thumbnail} {...sum} />
        {demo && layout && live.shown && (
          <PreviewDialog
            {...{ title, demo }}
            layout={layout.title}
            device={live.shown}
            onClose={live.close}
          />
        )}
        <PurchaseDialog
          template={{ documentId, title, basicPrice, ...(layout && { layout: layout.slug }) }}
          look={{
            picture: <Thumbnail picture={shown?.thumbnail ?? thumbnail} sizes="66px" />,
            heading: collection.heading,
            layout: layout?.title,
            // A template without options has its price, whoever counts.
            reckoned: chosen.counting || options.length === 0,
          }}
          options={options}
          wanted={chosen.wanted}
          dialog={ids.dialog}
          onSent={chosen.reset}
          onClose={leaveBuying}
        />
      </div>
    </article>
  );
};

export const templateFields = graphql`
  fragment Template on STRAPI_COLLECTION {
    documentId
    title
    heading
    slug
    basic_price
    short_description
    description
    thumbnail {
      ...TemplateThumbnail
    }
    layouts {
      slug
      title
      thumbnail {
        ...TemplateThumbnail
      }
    }
    categories {
      slug
      title: heading
    }
    tags {
      slug
      title: heading
    }
  }

  fragment TemplateLayout on STRAPI__COMPONENT_COLLECTION_LAYOUT {
    slug
    title
    full_image {
      ...TemplateScreenshot
    }
  }
`;
