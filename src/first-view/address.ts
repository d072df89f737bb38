/**
 * Gives the page the address it asks for: an unknown address is answered with the Not-found page, which reads
 * `/{lang}/404/` (docs/specification/addresses.md, 'Unknown addresses'). The page says so in `<html data-address>`,
 * which is there before the script runs.
 */
export const showAddress = (): void => {
  const wanted = document.documentElement.dataset.address;
  if (wanted && wanted !== location.pathname) history.replaceState(null, '', wanted);
};
