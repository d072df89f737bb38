import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback, useState, type ReactNode } from 'react';

import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

interface CopiedCodeProps {
  readonly className: string;
  /** A text on whose code the build has written a button (gatsby/strapi/withHighlights.ts). */
  readonly children: ReactNode;
}

/** A text whose code is copied at a press of its button, which says so: first-view presses are held until React is there. */
export const CopiedCode = ({ className, children }: CopiedCodeProps) => {
  const { t } = useTranslation('blog');
  const [outcome, setOutcome] = useState('');

  // With the element itself, not an effect later: a press that was held comes right after React.
  const listen = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      place.onclick = ({ target }) => {
        const code = target instanceof HTMLButtonElement && target.nextElementSibling;
        if (!code) return;
        const tell = (words: string) => {
          for (const name of ['aria-label', 'data-note']) target.setAttribute(name, words);
          setOutcome(words);
        };
        // The same words are told anew.
        setOutcome('');
        void navigator.clipboard.writeText(code.textContent ?? '').then(
          () => tell(t('codeCopied')),
          () => tell(t('codeNotCopied')),
        );
      };
    },
    [t],
  );

  return (
    <div className={className} ref={listen}>
      {children}
      <VisuallyHidden>
        <span role="status">{outcome}</span>
      </VisuallyHidden>
    </div>
  );
};
