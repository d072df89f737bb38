/** A finished site that is measured. */
export interface Site {
  id: string;
  title: string;
  versions: Record<string, string>;
  /** Folder of its files. */
  folder: string;
  /** Address of the post. */
  post: string;
  /** Address of the page with the controls whose fate is measured. */
  specimen: string;
}
