import { positions, type Position } from '../../../cms/src/forms/choices';

/** Openings whose position has a name of its own (docs/specification/forms.md, 'Career application'). */
const named: Readonly<Record<string, Position>> = { 'junior-front-end-developer': 'front_end_developer' };

/** The position that an opening is for, by the name of its folder; `other` for one that the forms do not know. */
export const positionOf = (slug: string): Position => {
  const name = slug.replaceAll('-', '_');
  return named[slug] ?? positions.find((position) => position === name) ?? 'other';
};
