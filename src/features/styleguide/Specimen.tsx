import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, type FormEvent } from 'react';

import * as styles from './Specimen.module.css';

const atFirst = { name: '', message: '', city: '', letter: false, reply: 'mail', clicks: 0, sent: 0 };

/**
 * A form in which every kind of field lives in React's state, with what React knows of it in words: the journeys
 * try on it that nothing is lost on the way to React. Without React it goes where its `action` says: to this page.
 */
export const Specimen = () => {
  const { t } = useTranslation('specimen');
  const [known, setKnown] = useState(atFirst);
  const change = (part: Partial<typeof atFirst>) => setKnown((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setKnown((before) => ({ ...before, sent: before.sent + 1 }));
  };
  return (
    <div>
      <h2 id="specimen">{t('heading')}</h2>
      <p>{t('text')}</p>
      <form id="specimen-form" action="#specimen" onSubmit={send} className={styles.form}>
        <label className={styles.field}>
          {t('name')}
          <input
            id="specimen-name"
            name="name"
            value={known.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label className={styles.field}>
          {t('message')}
          <textarea
            name="message"
            value={known.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </label>
        <label className={styles.field}>
          {t('city')}
          <select name="city" value={known.city} onChange={({ target }) => change({ city: target.value })}>
            {(['none', 'saigon', 'melbourne'] as const).map((city) => (
              <option key={city} value={city === 'none' ? '' : city}>
                {t(`cities.${city}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="letter"
            checked={known.letter}
            onChange={({ target }) => change({ letter: target.checked })}
          />
          {t('letter')}
        </label>
        <fieldset>
          <legend>{t('reply')}</legend>
          {(['mail', 'phone'] as const).map((reply) => (
            <label key={reply} className={styles.choice}>
              <input
                type="radio"
                name="reply"
                value={reply}
                checked={known.reply === reply}
                onChange={() => change({ reply })}
              />
              {t(`replies.${reply}`)}
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <button type="button" id="specimen-count" onClick={() => change({ clicks: known.clicks + 1 })}>
            {t('count')}
          </button>
          <button type="submit" name="way" value="button">
            {t('send')}
          </button>
        </div>
      </form>
      <dl className={styles.echo}>
        {(['name', 'message', 'city', 'letter', 'reply', 'clicks', 'sent'] as const).map((part) => (
          <div key={part} style={{ display: 'contents' }}>
            <dt>{t(`echo.${part}`)}</dt>
            <dd>
              <output id={`specimen-${part === 'name' ? 'echo' : part}`}>{String(known[part])}</output>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
