/**
 * A text that loses its last clauses where it is longer than `most` characters, and its last words where it has no clauses:
 * whoever shows descriptions of pages would cut it wherever the room ends.
 */
export const withinLength = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const [clauses] = /^.*[^\s,;.:](?=[,;.])/s.exec(text.slice(0, most)) ?? [];
  return clauses ? `${clauses}.` : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
};
