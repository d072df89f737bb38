import { safeContent } from '../../src/lib/safeContent';
import { blogStrings } from './blogStrings';
import type { Attribute, ContentModel } from './contentModels';
import type { BringFile, CmsFile } from './files';
import { bringPicturesHome } from './inlinePictures';
import { type Place, placeOf, within } from './place';
import { rememberedTexts } from './rememberedTexts';
import type { Entry } from './requests';
import { videoWords } from './videoWords';
import { withFrames } from './withFrames';
import { withHighlights } from './withHighlights';
import { withOwnNames } from './withOwnNames';

/** Safe HTML, before anything is brought into it. */
const safeTexts = rememberedTexts((text) => safeContent(text, 'html').trim());
/** The same with all that a page shows in it, for each language of its words. */
const shownTexts = new Map<string, ReturnType<typeof rememberedTexts>>();

const shownTextsIn = (locale: string | null) => {
  const known = shownTexts.get(String(locale));
  if (known) return known;
  const [strings, words] = [blogStrings(locale), videoWords(locale)];
  const texts = rememberedTexts((safe) => withFrames(withHighlights(withOwnNames(safe), strings), words));
  shownTexts.set(String(locale), texts);
  return texts;
};

/** Texts that no entry has had since the last call are forgotten. */
export const forgetOldTexts = (): void => {
  for (const texts of [safeTexts, ...shownTexts.values()]) texts.turn();
};

const richText = async (text: unknown, bring: BringFile, shownIn: Place): Promise<string | null> => {
  if (typeof text !== 'string' || text === '') return null;
  const safe = await bringPicturesHome(safeTexts.of(text), bring, shownIn);
  return shownTextsIn(shownIn.entry.locale).of(safe);
};

const media = async (file: CmsFile, bring: BringFile, shownIn: Place): Promise<object | null> => {
  const found = await bring(file, shownIn);
  return found ? { ...file, localFile___NODE: found.id } : null;
};

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

/** What a field needs before a page can query it; one value, or each of a list. */
const preparation = (
  name: string,
  { type, component }: Attribute,
  models: readonly ContentModel[],
  bring: BringFile,
): ((value: unknown, shownIn: Place) => Promise<unknown>) | undefined => {
  if (type === 'richtext') return (value, shownIn) => richText(value, bring, shownIn);
  // A page leads there.
  if (type === 'string' && name === 'url') return async (value) => safeContent(String(value), 'url') || null;
  if (type === 'media') return (value, shownIn) => media(value as CmsFile, bring, shownIn);
  const model = models.find(({ uid }) => uid === component);
  if (!model) return undefined;
  return (value, shownIn) => prepareFields(value as Entry, model, models, bring, shownIn);
};

const prepareFields = async (
  entry: Entry,
  model: ContentModel,
  models: readonly ContentModel[],
  bring: BringFile,
  shownIn: Place,
): Promise<Entry> => {
  const fields = Object.entries(entry).map(async ([name, value]): Promise<[string, unknown]> => {
    const attribute = model.attributes[name];
    const prepare = attribute && preparation(name, attribute, models, bring);
    if (!prepare || !isPresent(value)) return [name, value];
    if (!Array.isArray(value)) return [name, await prepare(value, within(shownIn, name))];
    const values = await Promise.all(
      value.map((one, index) => prepare(one, within(shownIn, `${name} ${index + 1}`))),
    );
    return [name, values.filter(isPresent)];
  });
  return Object.fromEntries(await Promise.all(fields));
};

/**
 * An entry that pages can query: its rich text is HTML that is safe to show, its address is one of the web, its pictures are here, also those of its
 * components and inside its texts. A picture that cannot be had is missing, as if the editor had chosen none.
 */
export const prepareEntry = (
  entry: Entry,
  model: ContentModel,
  models: readonly ContentModel[],
  bring: BringFile,
): Promise<Entry> => prepareFields(entry, model, models, bring, placeOf(entry, model));
