interface Described {
  readonly titleImageAlternativeText: string | null;
  readonly titleImage: { readonly alternativeText: string | null } | null;
}

/**
 * The alternative text of a post's picture: that which the post has in its language, else the one of the file, which is
 * the same for all languages.
 */
export const titleImageAlternative = ({ titleImageAlternativeText, titleImage }: Described): string =>
  titleImageAlternativeText?.trim() || (titleImage?.alternativeText ?? '');
