/** A way to reach us, as it is shown and as a link. */
interface Way {
  readonly text: string;
  readonly href: string;
}

const digits = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** `URLSearchParams` would write spaces as '+', which mail programs show as such. */
const query = (fields: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length ? `?${given.join('&')}` : '';
};

/** Links of the numbers and addresses in content/site.yml. Phone numbers are in international form. */
export const contactWays = {
  phone: (phone: string): Way => ({ text: phone, href: `tel:${digits(phone)}` }),
  whatsapp: (phone: string): Way => ({
    text: phone,
    href: `https://wa.me/${digits(phone).replace('+', '')}`,
  }),
  /** Subject and body are what the visitor's mail program opens with. */
  email: (address: string, subject?: string, body?: string): Way => ({
    text: address,
    href: `mailto:${address}${query({ subject, body })}`,
  }),
};
