/**
 * A text for one place: `{place}` stands for its name in every string of it, however deep (specification part 1,
 * section 2: one location page under two addresses).
 */
export const inPlace = <Text>(text: Text, place: string): Text =>
  JSON.parse(JSON.stringify(text).replaceAll('{place}', place)) as Text;
