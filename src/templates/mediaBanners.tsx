import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { bannersOf } from '../features/banners/banner';
import { bannerPath, bannersPath } from '../features/banners/bannerPaths';
import { namedBy } from '../features/banners/chosen';
import { Crafts } from '../features/banners/Crafts';
import { MediaBanners } from '../features/banners/MediaBanners';
import { useChosenBanner } from '../features/banners/useChosenBanner';
import { WhyHire } from '../features/banners/WhyHire';
import { ProjectStage } from '../features/portfolio/ProjectStage';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { Trail } from '../features/texts/Trail';
import { Estimate } from '../features/why-us/Estimate';
import { Featured } from '../features/why-us/Featured';
import { alternatesOfPath } from '../i18n/alternates';
import { pageTitle } from '../lib/pageTitle';
import { plain } from '../lib/plain';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

type BannerContext = PageContext & { readonly slug: string | null };

/** The service's page, and the page of each banner below it. */
const MediaBannersPage = ({
  data,
  pageContext,
  location,
}: PageProps<Queries.MediaBannersQuery, BannerContext>) => {
  const banners = bannersOf(data.facts.nodes, data.banners.nodes, pageContext.language);
  const slugsOf = (kind: string) => banners.filter((one) => one.kind === kind).map(({ slug }) => slug);
  const chosen = useChosenBanner(
    { standard: slugsOf('standard'), rich: slugsOf('rich') },
    pageContext.slug,
    location.key ?? '',
  );
  const namedSlug = namedBy(pageContext.slug, chosen);
  const named = banners.find(({ slug }) => slug === namedSlug);
  const offer = required(data.offer, 'content/services/media-banners');
  const { estimate } = required(data.whyUs, 'content/why-us');
  const { phones } = required(data.site, 'content/site.yml');
  return (
    <Shell
      alternates={
        chosen.round ? alternatesOfPath(bannerPath(chosen.opened ?? chosen.rich)) : pageContext.alternates
      }
      bands
    >
      <MediaBanners
        {...chosen}
        text={offer}
        banners={banners}
        trail={
          named ? (
            <Trail title={plain(named.title)} parents={[{ title: offer.title, path: bannersPath }]} />
          ) : (
            <Trail title={offer.title} />
          )
        }
      />
      <Crafts crafts={required(data.crafts, 'content/services/media-banners/crafts')} />
      <WhyHire {...offer} />
      <Featured
        work={offer.work}
        projects={data.projects.nodes}
        stageOf={({ facts }, stage) => <ProjectStage facts={facts} {...stage} />}
      />
      <Estimate estimate={{ ...estimate, text: offer.estimate }} phones={phones} />
    </Shell>
  );
};

export default MediaBannersPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.MediaBannersQuery, BannerContext>) => (
  <PageMeta
    pageContext={pageContext}
    title={pageTitle(data)}
    description={
      data.banner?.frontmatter.description ??
      required(data.offer, 'content/services/media-banners').description
    }
    hydrate="idle"
  />
);

export const query = graphql`
  query MediaBanners($language: String!, $slug: String) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "banners"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    offer: mediaBannersText(language: { eq: $language }) {
      title
      description
      ...MediaBannersPart
      ...WhyHirePart
      work {
        heading
        action
      }
      estimate
    }
    crafts: bannerCrafts(language: { eq: $language }) {
      ...BannerCraftsPart
    }
    banner: markdownRemark(
      fields: { room: { eq: "banners" }, slug: { eq: $slug, ne: null }, language: { eq: $language } }
    ) {
      frontmatter {
        title
        description
      }
    }
    facts: allBannerFacts(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...BannerFactsPart
      }
    }
    banners: allMarkdownRemark(
      sort: { fields: { slug: ASC } }
      filter: { fields: { room: { eq: "banners" }, language: { eq: $language } } }
    ) {
      nodes {
        ...BannerTextPart
      }
    }
    whyUs: whyUsText(language: { eq: $language }) {
      ...WhyUsEstimate
    }
    projects: allCaseStudyText(
      filter: { language: { eq: $language }, facts: { besideBanners: { gte: 1 } } }
      sort: { facts: { besideBanners: ASC } }
    ) {
      nodes {
        ...WhyUsProject
        facts {
          ...ProjectStage
        }
      }
    }
    site: siteSettings {
      phones {
        ...WhyUsPhones
      }
    }
  }
`;
