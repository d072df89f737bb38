/**
 * A text for one place: `{place}` stands for its name in every string of it, however deep
 * (docs/specification/pages.md, 'Location pages').
 */
export const inPlace = <Text>(text: Text, place: string): Text =>
  JSON.parse(JSON.stringify(text).replaceAll('{place}', place)) as Text;
