import { useSiteSettings } from '../../../config/siteContent';
import { useLanguage } from '../../../i18n/LocalLink';
import { contactWays } from '../../../lib/contactWays';
import type { OtherWays } from '../../../ui/form/CaptchaField';

/** How else to reach us: the line of the page's country, and the address for this matter. */
export const useWays = (address: 'hello' | 'sales'): OtherWays => {
  const { phones, emails } = useSiteSettings();
  const line = useLanguage() === 'vn' ? phones.vn : phones.au;
  return { phone: contactWays.phone(line), email: contactWays.email(emails[address]) };
};
