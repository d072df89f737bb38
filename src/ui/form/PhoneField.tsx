import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Language } from '../../i18n/locales';
import { useNear } from '../../lib/useNear';
import * as control from './Control.module.css';
import {
  countryOf,
  countryOptions,
  dialCodeOf,
  firstOptions,
  loadCountries,
  type PreferredCountry,
} from './countryOptions';
import { FieldFrame } from './FieldFrame';
import { splitFieldProps, type FieldProps } from './fieldProps';
import * as styles from './PhoneField.module.css';

interface PhoneFieldProps extends FieldProps {
  readonly name?: string;
  readonly language: Language;
  /** Names the list of countries to those who do not see it. */
  readonly countryLabel: string;
  readonly preferred: readonly PreferredCountry[];
  readonly country: PreferredCountry;
  /** `countryName` until a country is chosen, where it is not its code. */
  readonly unchosen?: string;
  /** A list that stands on many pages has the preferred countries alone, until a visitor nears it. */
  readonly short?: boolean;
}

/**
 * A number and its country: the browser's own list beside a line for the number. Choosing sets `countryCode` to '+'
 * and the dial code, and `countryName` to the two-letter code (docs/specification/forms.md, 'Phone and country').
 */
export const PhoneField = ({
  language,
  countryLabel,
  preferred,
  country,
  unchosen,
  short = false,
  ...props
}: PhoneFieldProps) => {
  const { field, control: number } = splitFieldProps(props);
  const list = useRef<HTMLSelectElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState({ code: country as string, dial: dialCodeOf(country) });
  const [html] = useState(() => firstOptions(language, { preferred, chosen: country, unchosen, short }));

  const isReset = useRef(false);
  useEffect(() => {
    const form = list.current?.form;
    const onReset = () => void (isReset.current = true);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  const choose = () => {
    const option = list.current?.selectedOptions[0];
    const next = countryOf(option);
    const reset = isReset.current;
    isReset.current = false;
    // A change that changes nothing is no choice: what takes over from before React says one as well.
    if (next.code === chosen.code && !reset) return;
    // What somebody has chosen is named by its code, also when it was the default before; after a reset nobody has.
    if (option) option.value = (reset && unchosen) || next.code;
    // At once: the form reads its fields before React draws them again.
    if (code.current) code.current.value = `+${next.dial}`;
    setChosen(next);
  };

  const complete = useCallback(() => {
    const element = list.current;
    if (!element || element.options.length > preferred.length) return;
    loadCountries(language).then(
      (countries) => {
        const { value } = element;
        element.innerHTML = countryOptions(countries, { preferred, chosen: country, unchosen });
        element.value = value;
      },
      // The preferred ones are still there.
      () => undefined,
    );
  }, [language, preferred, country, unchosen]);
  useNear(list, true, complete);

  return (
    <FieldFrame field={field}>
      <div className={styles.phone}>
        <span className={styles.country}>
          <img
            src={withPrefix(`/flags/${chosen.code}.svg`)}
            alt=""
            width={24}
            height={16}
            loading="lazy"
            className={styles.flag}
          />
          <span aria-hidden="true">+{chosen.dial}</span>
          <select
            ref={list}
            id={`${field.id}-country`}
            name="countryName"
            aria-label={countryLabel}
            autoComplete="off"
            disabled={field.disabled}
            className={styles.list}
            onChange={choose}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </span>
        <input ref={code} type="hidden" name="countryCode" defaultValue={`+${chosen.dial}`} />
        <input
          {...number}
          // A number without its country is no `tel` to HTML: that type takes the whole one.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          className={control.control}
        />
      </div>
    </FieldFrame>
  );
};
