import { useSiteSettings } from '../../../config/siteContent';
import { useLanguage } from '../../../i18n/LocalLink';
import type { Language } from '../../../i18n/locales';
import { contactWays } from '../../../lib/contactWays';
import type { OtherWays } from '../../../ui/form/CaptchaField';

/** How else to reach us: the line of the country of a language, that of the page unless told, and the address for this matter. */
export const useWays = (address: 'hello' | 'sales', spoken?: Language): OtherWays => {
  const page = useLanguage();
  const { phones, emails } = useSiteSettings();
  const line = (spoken ?? page) === 'vn' ? phones.vn : phones.au;
  return { phone: contactWays.phone(line), email: contactWays.email(emails[address]) };
};
