import { useFormik } from 'formik';
import { useEffect, useRef, useState, type MutableRefObject } from 'react';
import { createPortal } from 'react-dom';

import type { FormAnswer } from '../../../api-client/postForm';
import type { Language } from '../../../i18n/locales';
import { draft } from '../../../lib/draft';
import { CaptchaField, type OtherWays } from '../../../ui/form/CaptchaField';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import type { Form } from '../../../../cms/src/forms/definition';
import type { Captcha, FormRules, Purchase, Values, Translate } from '../definition';
import { hasTyped, readValues, resetForm, writeUntouched, writeValues } from '../fields/formElement';
import type { FormView } from './formView';
import { Outcome, type OutcomeKind } from '../submission/Outcome';
import { useCaptchaToken } from '../submission/useCaptchaToken';
import { useEnhancedHandle, type EnhancedHandle } from './useEnhancedHandle';
import { useTellView } from './useTellView';
import { useTypingPause } from './useTypingPause';
import { useSend } from '../submission/useSend';
import { useSummary } from '../validation/useSummary';
import { refusedTexts, toldWhenSent, wrongFields, type Refusal } from '../validation/wrongFields';

export interface EnhancedFormProps {
  readonly definition: Form;
  readonly rules: FormRules;
  readonly form: HTMLFormElement;
  readonly place: string;
  readonly language: Language;
  readonly t: Translate;
  readonly ways: OtherWays;
  readonly captcha: Captcha;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** It was sent before this half was there, or before it could be seen to be. */
  readonly pressed: boolean;
  readonly handle: MutableRefObject<EnhancedHandle | null>;
  readonly onView: (view: FormView) => void;
  readonly purchase?: Purchase;
  /** Where it is said what is wrong and what became of it, if not before the button. */
  readonly outcomeIn?: Element | null;
  /** Told of everything that became of it; `refused` also where a check of ours failed. */
  readonly onOutcome?: (kind: OutcomeKind) => void;
}

const isText = (name: string) => name !== 'files';

const trimmed = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/**
 * The lazy half of a form: it checks with formik and yup, keeps a draft, has the captcha, sends, and says what became
 * of it. The values are those of the browser's own fields, read anew at every change.
 */
export const EnhancedForm = (props: EnhancedFormProps) => {
  const { definition, rules, form, place, t, captcha, files, pressed, handle, onView } = props;
  const names = Object.keys(rules.schema.fields).filter(isText);
  const read = () => readValues(form, names);

  /** The form is being written by us, and nobody has typed. */
  const writing = useRef(false);
  const early = useRef(false);
  const captchaToken = useCaptchaToken();
  const [failures, setFailures] = useState(0);
  const [outcome, setOutcome] = useState<OutcomeKind | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send, sending, progress } = useSend(definition, rules);

  const onToken = (next: string | null) => {
    captchaToken.take(next);
    if (next) setOutcome((before) => (before === 'captcha' ? null : before));
  };

  const write = (change: () => void) => {
    writing.current = true;
    change();
    writing.current = false;
  };

  const succeed = () => {
    pause.forget();
    write(() => {
      const staying = readValues(form, rules.stays);
      resetForm(form);
      writeValues(form, { ...rules.afterwards, ...staying });
    });
    props.onFiles([]);
    formik.resetForm({ values: { ...read(), files: [] } });
    captchaToken.reset();
    setFailures(0);
    draft.clear(place);
  };

  const tell = (kind: OutcomeKind) => {
    setOutcome(kind);
    props.onOutcome?.(kind);
  };

  const answered = (answer: FormAnswer, values: Refusal['values']) => {
    if (answer.kind === 'sent') succeed();
    if (answer.kind === 'refused') {
      setRefusal({ texts: refusedTexts(answer, t), values });
      setFailures((count) => count + 1);
      captchaToken.reset();
    }
    tell(answer.kind === 'refused' && 'captcha' in answer.errors ? 'captcha' : answer.kind);
  };

  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...read(), files },
    validationSchema: rules.schema,
    onSubmit: async () => {
      setOutcome(null);
      const values = read();
      // A visitor who sent the form before its captcha was there could not do it.
      if (captcha === 'invisible' || (early.current && captcha !== 'none')) await captchaToken.solve();
      early.current = false;
      if (captcha !== 'none' && !captchaToken.token.current) return tell('captcha');
      const website = new FormData(form).get('website');
      const cast = rules.schema.cast({ ...values, files }, { assert: false }) as Record<string, unknown>;
      const texts = Object.fromEntries(names.map((name) => [name, String(cast[name] ?? '')]));
      answered(
        await send(texts, {
          language: props.language,
          captcha: captchaToken.token.current,
          website: typeof website === 'string' ? website : '',
          files,
          purchase: props.purchase,
        }),
        { ...values, files },
      );
    },
  });

  const submitting = useRef(false);
  const submitOnce = async () => {
    setRefusal(null);
    const values = { ...read(), files };
    await formik.setValues(values, false);
    const errors = await formik.validateForm(values);
    if (Object.keys(errors).length > 0) {
      setFailures((count) => count + 1);
      // What became of the attempt before it is no answer to this one.
      setOutcome(null);
      props.onOutcome?.('refused');
    }
    await formik.submitForm();
  };
  /** What is on its way is sent once, also where it is asked for again before anything can be drawn. */
  const submit = async () => {
    if (submitting.current) return;
    submitting.current = true;
    await submitOnce().finally(() => (submitting.current = false));
  };

  const pause = useTypingPause((name) => void formik.setFieldTouched(name));
  const own: EnhancedHandle = {
    changed: (name) => {
      if (writing.current) return;
      draft.keep(place, read());
      // Whoever writes the next one has read that the last one arrived.
      setOutcome((before) => (before === 'sent' ? null : before));
      void formik.setValues({ ...read(), files });
      if (names.includes(name)) pause.after(name);
    },
    left: (name) => {
      if (names.includes(name)) void formik.setFieldTouched(name);
    },
    submit: () => void submit(),
    restart: (also) => {
      if (writing.current) return;
      pause.forget();
      write(() => writeValues(form, trimmed(read())));
      formik.resetForm({ values: { ...read(), files } });
      setOutcome(null);
      setRefusal(null);
      setFailures(0);
      if (also) captchaToken.renew();
    },
  };
  useEnhancedHandle(own, handle, form, rules);

  const { setFieldValue, setFieldTouched, setValues } = formik;
  useEffect(() => {
    writing.current = true;
    writeUntouched(form, draft.read(place));
    writing.current = false;
    // What was typed before this half was there is a draft as well.
    const texts = Object.keys(rules.schema.fields).filter(isText);
    if (hasTyped(form, texts)) draft.keep(place, readValues(form, texts));
    void setValues((values) => ({ ...values, ...readValues(form, texts) }));
  }, [form, place, rules, setValues]);

  useEffect(() => {
    if (!pressed) return;
    early.current = true;
    handle.current?.submit();
  }, [pressed, handle]);

  useEffect(() => {
    void setFieldValue('files', files);
    if (files.length > 0) void setFieldTouched('files', true, false);
  }, [files, setFieldValue, setFieldTouched]);

  const errors = wrongFields(
    { ...formik, submitted: formik.submitCount > 0, whenSent: toldWhenSent(definition), refusal },
    t,
  );
  const ready = captcha !== 'visible' || captchaToken.done;
  useTellView(form, { errors, sending, progress, failures, ready }, onView);

  const head = props.outcomeIn;
  const summary = useSummary(form, place, errors, failures);
  const list = useRef<HTMLDivElement>(null);
  // Of a form with one field the field says all of it.
  const wrong = names.length > 1 && <ErrorSummary ref={list} title={t('summary')} errors={summary.left} />;
  const said = <Outcome kind={outcome} t={t} ways={props.ways} onRetry={() => void submit()} />;
  useEffect(() => {
    if (head && summary.failed.length > 0) list.current?.focus();
  }, [head, summary.failed]);
  return (
    <>
      {head
        ? createPortal(
            <>
              {wrong}
              {said}
            </>,
            head,
          )
        : wrong}
      {captcha !== 'none' && (
        <CaptchaField
          form={definition.id}
          language={props.language}
          invisible={captcha === 'invisible'}
          handle={captchaToken.handle}
          onToken={onToken}
          onFailed={() => captchaToken.take(null)}
          ways={props.ways}
          strings={{
            done: t('captcha.done'),
            expired: t('captcha.expired'),
            failed: t('captcha.failed'),
          }}
        />
      )}
      {!head && said}
    </>
  );
};
