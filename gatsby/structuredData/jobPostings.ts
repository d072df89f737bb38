import { translator } from '../../src/i18n/translator';
import { plain } from '../../src/lib/plain';
import { required } from '../../src/lib/required';
import { postalAddress } from './agency';
import { agency, ownAddress, type RenderedPage, type Site } from './page';

type Opening = Queries.OpeningPartFragment;

const asHtml = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** All that the page says of an opening: whoever lists jobs asks for the whole of it, as HTML. */
const descriptionOf = (opening: Opening, t: (key: string) => string): string => {
  const list = (key: string, items: readonly string[] | null) =>
    items?.length
      ? `<p>${asHtml(t(`opening.${key}`))}</p><ul>${items.map((item) => `<li>${asHtml(item)}</li>`).join('')}</ul>`
      : '';
  const { intro, time, duties, requirements, offers } = opening;
  const work = duties ?? time?.map(({ title, text }) => `${title}: ${text}`) ?? null;
  return plain(
    `<p>${asHtml(intro)}</p>${list('duties', work)}${list('requirements', requirements)}${list('offers', offers)}`,
  );
};

/** The openings that the page shows, in their order. Pay and a last day are not known, and so not said. */
export const jobPostings = (page: RenderedPage, { offices }: Site): readonly object[] => {
  const { facts, openings } = page.data as unknown as Queries.CareerQuery;
  const t = translator(page.data.locales, 'careers');
  const officeOf = (key: string) =>
    required(
      offices.find((one) => one.key === key),
      `the office '${key}' in content/site.yml`,
    );
  return facts.nodes
    .filter(({ hidden }) => !hidden)
    .flatMap(({ slug, posted, office }) =>
      openings.nodes
        .filter((opening) => opening.slug === slug)
        .map((opening) => ({
          '@type': 'JobPosting',
          title: plain(opening.title),
          description: descriptionOf(opening, t),
          url: `${ownAddress(page)}#${slug}`,
          datePosted: posted,
          hiringOrganization: agency,
          jobLocation: { '@type': 'Place', address: postalAddress(officeOf(office), page.context.language) },
        })),
    );
};
