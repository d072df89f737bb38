/** A document of the site's content, in all its languages. */
export interface ChangedDocument {
  /** `api::dicom-blog.dicom-blog`. */
  readonly type: string;
  readonly documentId: string;
}

/** What of the content has changed up to a moment: the CMS's answer to the build (`GET /content-changes`). */
export interface Changes {
  /** Names the moment to a later question; null when nothing is remembered. No two databases have one in common. */
  readonly mark: string | null;
  /** The documents that changed since the moment that was asked for, each once; null when it may be any. */
  readonly documents: readonly ChangedDocument[] | null;
}
