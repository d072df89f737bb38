/**
 * A text without the U+00A0 that holds the compounds of Vietnamese headings and labels together
 * (docs/architecture.md, 'Typesetting'): for what is not set in lines, or is compared.
 */
export const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
