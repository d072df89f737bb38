import { LocalLink, useLanguage } from '../../i18n/LocalLink';

const words = {
  note: 'Our template catalogue is in Vietnamese.',
  ask: 'Write to us in English',
} as const;

/** Said under the English prefix, where everything around it is Vietnamese; nothing under the other one. */
export const EnglishNote = () =>
  useLanguage() === 'en' ? (
    <p lang="en">
      {words.note} <LocalLink to="/contact/">{words.ask}</LocalLink>.
    </p>
  ) : null;
