import { linkAddress } from '../../../richText/address';

const DOMAIN = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]\S*)?$/u;
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/** The address that somebody means who writes 'example.com' or 'name@example.com'. Undefined for what is none. */
export const writtenAddress = (text: string): string | undefined => {
  const address = text.trim();
  if (MAIL.test(address)) return linkAddress(`mailto:${address}`);
  if (DOMAIN.test(address)) return linkAddress(`https://${address}`);
  return linkAddress(address);
};
