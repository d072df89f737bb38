import { filledIn } from '../../cms/src/forms/strings';
import en from '../../content/locales/en/blog.json';
import vn from '../../content/locales/vn/blog.json';
import { defaultLanguage, languages, toLocale } from '../../src/i18n/locales';

/** What is said around a video: to be written into attributes. */
export interface VideoWords {
  /** Name of one that its editor gave none. */
  readonly name: (host: string) => string;
  readonly play: (title: string) => string;
  /** What is asked of whom, and when; nothing where no words may be added. */
  readonly note: (origin: string) => string | undefined;
}

const strings = { en, vn } as const;

/** A text without a language is shown in both: no words are added to it but names. */
const wordless: VideoWords = {
  name: (host) => host,
  play: (title) => title,
  note: () => undefined,
};

/** @param locale of the text; a text of an entry that all languages share has none */
export const videoWords = (locale: string | null): VideoWords => {
  if (locale === null) return wordless;
  const language = languages.find((each) => toLocale(each) === locale) ?? defaultLanguage;
  const { video, playVideo, videoSource } = strings[language];
  return {
    name: (host) => filledIn(video, { host }),
    play: (title) => filledIn(playVideo, { title }),
    note: (origin) => filledIn(videoSource, { origin }),
  };
};
