/**
 * Gives the page the address it asks for: an unknown address is answered with the Not-found page, which reads
 * `/{lang}/404/` (specification part 2, section 2.10). The page says so in `<meta name="address">`.
 */
export const showAddress = (): void => {
  const wanted = document.querySelector<HTMLMetaElement>('meta[name=address]')?.content;
  if (wanted && wanted !== location.pathname) history.replaceState(null, '', wanted);
};
