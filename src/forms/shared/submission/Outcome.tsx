import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/Button/Button';
import type { OtherWays } from '../../../ui/form/CaptchaField';
import { FormAlert } from '../../../ui/form/FormAlert';
import type { FormAnswer } from '../../../api-client/postForm';
import type { Translate } from '../definition';
import * as styles from './Outcome.module.css';

/** What became of a form; `captcha` when it was sent without one. */
export type OutcomeKind = FormAnswer['kind'] | 'captcha';

interface OutcomeProps {
  readonly kind: OutcomeKind | null;
  readonly t: Translate;
  readonly ways: OtherWays;
  readonly onRetry: () => void;
}

/**
 * The alert that follows a sending (docs/specification/forms.md, 'Texts of success and failure'). A failure keeps
 * everything, and one press tries again.
 */
export const Outcome = ({ kind, t, ways, onRetry }: OutcomeProps) => {
  // What is wrong with the fields is said at the fields.
  const said = kind === 'refused' ? null : kind;
  const words = useRef<HTMLDivElement>(null);
  // What had the focus is empty now, or cannot be pressed. In a dialog it is what the browser scrolls to as well.
  useEffect(() => {
    if (said === 'sent') words.current?.focus();
  }, [said]);
  const retry = said === 'failed' || said === 'limited' || said === 'conflict';
  const text =
    said && t(retry ? 'alerts.failed' : `alerts.${said}`, { email: ways.email.text, phone: ways.phone.text });
  return (
    <FormAlert kind={said === 'sent' ? 'success' : said === 'captcha' ? 'info' : 'error'} said={words} urgent>
      {said && (
        <div className={styles.outcome}>
          <p>{text}</p>
          {said === 'limited' && <p>{t('limited')}</p>}
          {retry && (
            <Button size="small" variant="outline" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </FormAlert>
  );
};
