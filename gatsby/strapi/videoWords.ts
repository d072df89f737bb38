import { filledIn } from '../../cms/src/forms/strings';
import { blogStrings } from './blogStrings';

/** What is said around a video: to be written into attributes. */
export interface VideoWords {
  /** Name of one that its editor gave none. */
  readonly name: (host: string) => string;
  readonly play: (title: string) => string;
  /** What is asked of whom, and when; nothing where no words may be added. */
  readonly note: (origin: string) => string | undefined;
}

/** A text without a language is shown in both: no words are added to it but names. */
const wordless: VideoWords = {
  name: (host) => host,
  play: (title) => title,
  note: () => undefined,
};

/** @param locale of the text; a text of an entry that all languages share has none */
export const videoWords = (locale: string | null): VideoWords => {
  const strings = blogStrings(locale);
  if (!strings) return wordless;
  const { video, playVideo, videoSource } = strings;
  return {
    name: (host) => filledIn(video, { host }),
    play: (title) => filledIn(playVideo, { title }),
    // An address is not divided.
    note: (origin) => filledIn(videoSource, { origin: origin.replaceAll('-', '\u2060-\u2060') }),
  };
};
