/** Slugs that are addresses of something else: the pages of the blog list are `/blog/page/2/`. */
const RESERVED: Readonly<Record<string, readonly string[]>> = { 'api::dicom-blog.dicom-blog': ['page'] };

/** The slugs that no entry of a type may have. */
export const reservedSlugs = (uid: string): readonly string[] => RESERVED[uid] ?? [];
