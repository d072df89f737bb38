import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';

import { plain } from '../../lib/plain';
import { Emphasis } from '../../ui/Emphasis/Emphasis';
import { sizeOf, type Banner } from './banner';
import { EmbedCode } from './EmbedCode';
import * as styles from './Instructions.module.css';

interface InstructionsProps {
  readonly banner: Banner;
  readonly headingId: string;
  /** What stands at the end, beside the note. */
  readonly children?: ReactNode;
}

/** What happens in a banner, and how to host it. The HTML comes from content/banners/. */
export const Instructions = ({ banner, headingId, children }: InstructionsProps) => {
  const { t } = useTranslation('banners');
  const { kind, heading, opened, instructions, note } = banner;
  const title = plain(banner.title);
  const size = sizeOf(banner);
  return (
    <div className={styles.instructions} data-kind={kind}>
      <p className={styles.facts}>
        {opened
          ? t('opens', { title, size, opened: sizeOf(opened) })
          : t('facts', { title, size, kind: kind === 'rich' ? t('rich') : t('standard') })}
      </p>
      <h3 id={headingId} className={styles.heading}>
        <Emphasis text={heading} />
      </h3>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: instructions }} />
      {kind === 'rich' && <EmbedCode banner={banner} />}
      {(note || children) && (
        <div className={styles.foot}>
          <div dangerouslySetInnerHTML={{ __html: note }} />
          {children}
        </div>
      )}
    </div>
  );
};
