import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';

import { plain } from '../../../lib/plain';
import { Label } from '../../../ui/Words/Label';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import * as styles from './SharePost.module.css';

interface SharePostProps {
  readonly title: string;
  /** Absolute address of the post's page. */
  readonly address: string;
}

/** What became of the last press. */
type Outcome = 'copied' | 'notCopied' | null;

/**
 * Copies the address of a post, or hands it to whatever the visitor's system shares with; an e-mail where it has nothing
 * of the kind, and without scripts.
 */
export const SharePost = ({ title, address }: SharePostProps) => {
  const { t } = useTranslation('blog');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  const mail = `mailto:?subject=${encodeURIComponent(plain(title))}&body=${encodeURIComponent(address)}`;
  return (
    <div className={styles.share}>
      <button type="button" onClick={() => void copy()}>
        <Label>{t(outcome ?? 'copyLink')}</Label>
      </button>
      <a
        href={mail}
        onClick={(event) => {
          if (!('share' in navigator)) return;
          event.preventDefault();
          // Who ends the system's dialog has chosen not to share: that is no failure.
          navigator.share({ title: plain(title), url: address }).catch(() => undefined);
        }}
      >
        <Label>{t('share')}</Label>
      </a>
      <VisuallyHidden>
        <span role="status">{outcome && t(outcome)}</span>
      </VisuallyHidden>
    </div>
  );
};
