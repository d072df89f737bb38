import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { formAddress } from '../../api-client/formAddress';
import type { Language } from '../../i18n/locales';
import { useNear } from '../../lib/useNear';
import { Button } from '../../ui/Button/Button';
import type { OtherWays } from '../../ui/form/CaptchaField';
import type { Form } from '../../../cms/src/forms/definition';
import type { Captcha, Purchase, Values, Translate } from './definition';
import { firstWrong } from './fields/formElement';
import { nativeView } from './enhanced/formView';
import { useEnhancedForm } from './enhanced/useEnhancedForm';
import type { EnhancedHandle } from './enhanced/useEnhancedHandle';
import type { OutcomeKind } from './submission/Outcome';
import * as styles from './VisitorForm.module.css';

/** What the fields of a form are told. */
export interface FieldState {
  /** Id, name and error of a field. */
  readonly of: (name: string) => { readonly id: string; readonly name: string; readonly error?: string };
  readonly files: {
    readonly chosen: readonly File[];
    readonly choose: (files: readonly File[]) => void;
    readonly progress: number | null;
  };
  /** A choice that makes the form another one takes its errors back, never what was attached. */
  readonly restart: EnhancedHandle['restart'];
}

interface VisitorFormProps {
  readonly definition: Form;
  /** Where it stands: makes its ids and its draft its own. Not more than letters and hyphens. */
  readonly place: string;
  readonly language: Language;
  readonly t: Translate;
  readonly ways: OtherWays;
  /** Where it differs from the definition's. */
  readonly captcha?: Captcha;
  /** Fields that nobody sees, besides those every form has. */
  readonly hidden?: Values;
  readonly compact?: boolean;
  /** When its scripts come: as the visitor nears it, or as the focus goes into it. */
  readonly wake?: 'near' | 'focus';
  /** What of the catalogue it is about, where it is sent as a purchase. */
  readonly purchase?: Purchase;
  /**
   * Where it is said what is wrong, which has the focus then, and what became of it, if not before the button; null until
   * that is there.
   */
  readonly outcomeIn?: Element | null;
  /** Told of everything that became of it; `refused` also where a check of ours failed. */
  readonly onOutcome?: (kind: OutcomeKind) => void;
  /** What the button reads while it is being sent. */
  readonly sendingLabel?: string;
  readonly label: string;
  readonly children: (fields: FieldState) => ReactNode;
}

/** What a field that stands elsewhere on the page names to belong to the form of a place. */
export const formIdOf = (place: string): string => `${place}-form`;

const nameIn = (field: EventTarget): string =>
  field instanceof Element ? (field.getAttribute('name') ?? '') : '';

/** Two forms share the address of the team chat: there each says which one it is. */
const nameOf = ({ id, sentAs }: Form): Values => (sentAs === 'chat' ? { form: id } : {});

/**
 * A form of a visitor. In the first HTML it is a native form that can be sent without a script; its lazy half comes as
 * the visitor nears it, and then checks, keeps a draft and sends it in place. The fields are the browser's own: what
 * stands in them is what is sent, whoever put it there.
 */
export const VisitorForm = (props: VisitorFormProps) => {
  const { definition, place, language, t, hidden, label, compact = false, children } = props;
  const captcha = props.captcha ?? definition.captcha;
  const form = useRef<HTMLFormElement>(null);
  const enhanced = useRef<EnhancedHandle | null>(null);
  const [view, setView] = useState(nativeView);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [pressed, setPressed] = useState(false);
  const { arrived, wake } = useEnhancedForm(definition, language);
  useNear(form, props.wake !== 'focus', wake);
  // Somebody was in it before React was there to hear of it.
  useEffect(() => {
    if (form.current?.matches(':focus-within')) void wake();
  }, [wake]);

  const { failures } = view;
  const toSummary = props.outcomeIn !== undefined;
  useEffect(() => {
    if (failures > 0 && !toSummary && form.current) firstWrong(form.current)?.focus();
  }, [failures, toSummary]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (view.enhanced && enhanced.current) enhanced.current.submit();
    else {
      setPressed(true);
      // Without its lazy half a form goes the browser's own way.
      if (await wake()) return;
      // Nor is it sent once more by that, should it come after all.
      setPressed(false);
      form.current?.submit();
    }
  };

  const of = (name: string) => ({ id: `${place}-${name}`, name, error: view.errors[name] });
  return (
    <form
      ref={form}
      id={formIdOf(place)}
      action={formAddress(definition)}
      method="post"
      encType={definition.sentAs === 'chat' ? undefined : 'multipart/form-data'}
      noValidate={view.enhanced}
      aria-label={label}
      className={compact ? styles.compact : styles.form}
      onFocus={() => void wake()}
      onChange={({ target }) => enhanced.current?.changed(nameIn(target))}
      onBlur={({ target }) => enhanced.current?.left(nameIn(target))}
      onSubmit={(event) => void submit(event)}
    >
      {Object.entries({ ...nameOf(definition), lang: language, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Only a program fills in what nobody sees. */}
      <p className={styles.nobody} aria-hidden="true">
        <label>
          Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {/* It groups nothing: all of it rests while it is sent. */}
      <fieldset role="none" disabled={view.sending} className={styles.fields}>
        {children({
          of,
          files: { chosen: files, choose: setFiles, progress: view.progress },
          restart: (also) => enhanced.current?.restart(also),
        })}
      </fieldset>
      {arrived && form.current ? (
        <arrived.EnhancedForm
          {...{ definition, place, language, t, captcha, files, pressed }}
          {...{ purchase: props.purchase, outcomeIn: props.outcomeIn, onOutcome: props.onOutcome }}
          ways={props.ways}
          form={form.current}
          rules={arrived.rules}
          handle={enhanced}
          onFiles={setFiles}
          onView={setView}
        />
      ) : (
        captcha === 'visible' && <div className={styles.captchaPlace} />
      )}
      <div data-send="">
        <Button
          type="submit"
          tone="action"
          arrow={!compact}
          sending={view.sending || (pressed && !view.enhanced)}
          disabled={!view.ready}
          // The field that is left keeps the focus until the click: an error that appeared below it between press and
          // release would push the button away from under the pointer, and the click would be lost.
          onMouseDown={(event) => event.preventDefault()}
        >
          {(view.sending && props.sendingLabel) || t('submit')}
        </Button>
      </div>
    </form>
  );
};
