import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, type FormEvent } from 'react';

import { Button } from '../../ui/Button/Button';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { RadioGroupField } from '../../ui/form/RadioGroupField';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { Words } from '../../ui/Words/Words';
import * as styles from './Specimen.module.css';

const atFirst = { name: '', message: '', city: '', letter: false, reply: 'mail', clicks: 0, sent: 0 };

/**
 * A form in which every kind of field lives in React's state, with what React knows of it in words: the journeys
 * try on it that nothing is lost on the way to React. Without React it goes where its `action` says: to this page.
 * `specimen-<part>` is what React knows of a part, so the fields are `specimen-<part>-field`, but for the name's.
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
      <h2 id="specimen">
        <Words text={t('heading')} />
      </h2>
      <p>{t('text')}</p>
      <form id="specimen-form" action="#specimen" onSubmit={send} className={styles.form}>
        <TextField
          id="specimen-name"
          name="name"
          label={t('name')}
          value={known.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextAreaField
          id="specimen-message-field"
          name="message"
          label={t('message')}
          value={known.message}
          onChange={({ target }) => change({ message: target.value })}
        />
        <SelectField
          id="specimen-city-field"
          name="city"
          label={t('city')}
          placeholder={t('cities.none')}
          options={(['saigon', 'melbourne'] as const).map((city) => ({
            value: city,
            label: t(`cities.${city}`),
          }))}
          value={known.city}
          onChange={({ target }) => change({ city: target.value })}
        />
        <CheckboxField
          id="specimen-letter-field"
          name="letter"
          label={t('letter')}
          checked={known.letter}
          onChange={({ target }) => change({ letter: target.checked })}
        />
        <RadioGroupField
          id="specimen-reply-field"
          name="reply"
          label={t('reply')}
          options={(['mail', 'phone'] as const).map((reply) => ({
            value: reply,
            label: t(`replies.${reply}`),
          }))}
          value={known.reply}
          onChange={({ target }) => change({ reply: target.value })}
        />
        <div className={styles.actions}>
          <Button id="specimen-count" variant="outline" onClick={() => change({ clicks: known.clicks + 1 })}>
            {t('count')}
          </Button>
          <Button type="submit" name="way" value="button">
            {t('send')}
          </Button>
        </div>
      </form>
      <dl className={styles.echo}>
        {(['name', 'message', 'city', 'letter', 'reply', 'clicks', 'sent'] as const).map((part) => (
          <div key={part} style={{ display: 'contents' }}>
            <dt id={`specimen-${part}-is`}>
              <Words text={t(`echo.${part}`)} />
            </dt>
            <dd>
              <output
                id={`specimen-${part === 'name' ? 'echo' : part}`}
                aria-labelledby={`specimen-${part}-is`}
              >
                {String(known[part])}
              </output>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
