/** Where the pages of a type are, below their language. */
const FOLDERS: Readonly<Record<string, string>> = {
  'api::dicom-blog.dicom-blog': 'blog',
  'api::showcase.showcase': 'showcases-web',
};

/** The folder of a type's pages; undefined where its entries have none of their own. */
export const pageFolder = (uid: string): string | undefined =>
  Object.hasOwn(FOLDERS, uid) ? FOLDERS[uid] : undefined;

/** Whether the entries of a type have a page of their own. */
export const hasPages = (uid: string): boolean => pageFolder(uid) !== undefined;
