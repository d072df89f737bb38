import { Button } from '../../ui/Button/Button';
import type { OtherWays } from '../../ui/form/CaptchaField';
import { FormAlert } from '../../ui/form/FormAlert';
import type { FormAnswer } from '../../api-client/postForm';
import type { Words } from './definition';
import * as styles from './Outcome.module.css';

/** What became of a form; `captcha` when it was sent without one. */
export type OutcomeKind = FormAnswer['kind'] | 'captcha';

interface OutcomeProps {
  readonly kind: OutcomeKind | null;
  readonly words: Words;
  readonly ways: OtherWays;
  readonly onRetry: () => void;
}

/** The alerts of specification part 1, section 8. A failure keeps everything, and one press tries again. */
export const Outcome = ({ kind, words, ways, onRetry }: OutcomeProps) => {
  // What is wrong with the fields is said at the fields.
  const said = kind === 'refused' ? null : kind;
  const retry = said === 'failed' || said === 'limited' || said === 'conflict';
  const text =
    said &&
    words(retry ? 'alerts.failed' : `alerts.${said}`, { email: ways.email.text, phone: ways.phone.text });
  return (
    <FormAlert kind={said === 'sent' ? 'success' : said === 'captcha' ? 'info' : 'error'} urgent>
      {said && (
        <div className={styles.outcome}>
          <p>{text}</p>
          {said === 'limited' && <p>{words('limited')}</p>}
          {retry && (
            <Button size="small" variant="outline" onClick={onRetry}>
              {words('retry')}
            </Button>
          )}
        </div>
      )}
    </FormAlert>
  );
};
