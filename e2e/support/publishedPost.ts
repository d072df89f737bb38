import { cmsUrl } from './stack';

export interface PublishedPost {
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
}

/** The post that visitors find at this place of the English list, the oldest first. @throws when there is none. */
export const oldPost = async (place: number): Promise<PublishedPost> => {
  const query = 'fields[0]=slug&fields[1]=title&sort=defaultPublishedDate:asc';
  const list = await fetch(
    `${cmsUrl}/api/dicom-blogs?locale=en&${query}&pagination[start]=${place}&pagination[limit]=1`,
  );
  const { data } = (await list.json()) as { data: PublishedPost[] };
  if (!data[0]) throw new Error(`The CMS has no post at place ${place}`);
  return data[0];
};
