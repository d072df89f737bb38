import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import type { CaptchaFieldHandle } from '../../ui/form/captcha/captchaBox';
import { CaptchaField } from '../../ui/form/CaptchaField';

const nothing = () => undefined;

/** The captcha: it can be tried, and what it gives goes nowhere. */
export const FieldCaptcha = () => {
  const { t } = useTranslation('styleguide');
  const handle = useRef<CaptchaFieldHandle | null>(null);
  return (
    <CaptchaField
      form="contact"
      language={useLanguage()}
      invisible={false}
      handle={handle}
      onToken={nothing}
      onFailed={nothing}
      ways={{
        phone: { text: t('field.call'), href: '#fields' },
        email: { text: t('field.write'), href: '#fields' },
      }}
      strings={{
        done: t('field.captchaDone'),
        expired: t('field.captchaExpired'),
        failed: t('field.captchaFailed'),
      }}
    />
  );
};
