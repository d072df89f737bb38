/**
 * Fetches a fragment once for all places on the page that wait for a part of it (`<div data-src data-part>`), and puts
 * each part into its place. Silent: where nothing came, what stands beside the place is there instead
 * (src/ui/FragmentPlace), as high as what should have come: a visitor may be reading below it. A place that was asked
 * for says with `aria-busy` whether its part is still on its way.
 *
 * @param address of JSON: the HTML of each part by its name, made by the site's own build
 */
export const bringFragment = (address: string): void => {
  const places = document.querySelectorAll<HTMLElement>(`[data-src="${address}"]:not([aria-busy])`);
  for (const place of places) place.ariaBusy = 'true';
  if (!places[0]) return;
  void fetch(address)
    .then((answer) => answer.json() as Promise<Readonly<Record<string, string>>>)
    .catch((): Readonly<Record<string, string>> => ({}))
    .then((parts) => {
      for (const place of places) {
        place.ariaBusy = 'false';
        place.innerHTML = parts[place.dataset.part as string] ?? '';
      }
    });
};
