import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { LocalLink } from '../../i18n/LocalLink';
import { ButtonLink } from '../../ui/Button/ButtonLink';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { groundOf, type Banner } from './banner';
import * as styles from './BannerDialog.module.css';
import { bannersPath } from './bannerPaths';
import { DemoFrame } from './DemoFrame';
import { Instructions } from './Instructions';

interface BannerDialogProps {
  readonly banner: Banner;
  /** Somebody wants to be back: by the button, Escape or a press beside the dialog. */
  readonly onClose: () => void;
}

const titleId = 'banner-title';

/** Makes the open dialog a modal one. React renders it in browsers only: there is no layout elsewhere. */
const Modal = ({ dialog }: { readonly dialog: RefObject<HTMLDialogElement> }) => {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.open = false;
    element.showModal();
    // While it is still there: a dialog that only disappears gives no focus back.
    return () => element.close();
  }, [dialog]);
  return null;
};

/** A cross in a circle. */
const cross = (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M2 2l12 12M14 2L2 14" />
  </svg>
);

/**
 * A standard banner, live, and how to host it. It is part of its page's HTML, open, with a link that leads back; where
 * React is, it is a modal dialog with a button, which takes the focus and gives it back as it goes.
 */
export const BannerDialog = ({ banner, onClose }: BannerDialogProps) => {
  const { t } = useTranslation('banners');
  const dialog = useRef<HTMLDialogElement>(null);
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);
  useEffect(() => {
    const element = dialog.current;
    const closeFromBeside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBeside);
    return () => element?.removeEventListener('click', closeFromBeside);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      open
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {enhanced && <Modal dialog={dialog} />}
      <div className={styles.columns}>
        {enhanced ? (
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            {cross}
          </button>
        ) : (
          <LocalLink to={bannersPath} className={styles.close}>
            {cross}
            <VisuallyHidden>{t('close')}</VisuallyHidden>
          </LocalLink>
        )}
        <div className={styles.stage} style={groundOf(banner)}>
          <DemoFrame banner={banner} atOnce />
        </div>
        <div className={styles.words}>
          <Instructions banner={banner} headingId={titleId}>
            <ButtonLink to="/contact/" tone="action" size="small" arrow>
              {t('inquire')}
            </ButtonLink>
          </Instructions>
        </div>
      </div>
    </dialog>
  );
};
