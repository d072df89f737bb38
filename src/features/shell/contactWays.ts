/** A way to reach us, as it is shown and as a link. */
interface Way {
  readonly text: string;
  readonly href: string;
}

const digits = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** Links of the numbers and addresses in content/site.yml. Phone numbers are in international form. */
export const contactWays = {
  phone: (phone: string): Way => ({ text: phone, href: `tel:${digits(phone)}` }),
  whatsapp: (phone: string): Way => ({
    text: phone,
    href: `https://wa.me/${digits(phone).replace('+', '')}`,
  }),
  email: (address: string, subject?: string): Way => ({
    text: address,
    href: `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
  }),
};
