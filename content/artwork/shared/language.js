/**
 * The words of a drawing in another language: `?lang=vi` shows what stands in `data-vi` in place of an element's own words.
 * What scripts draw says both, `say('Thu', 'T5')`.
 */
const vietnamese = new URLSearchParams(location.search).get('lang') === 'vi';

export const say = (english, inVietnamese) => (vietnamese ? inVietnamese : english);

if (vietnamese) {
  document.documentElement.lang = 'vi';
  for (const element of document.querySelectorAll('[data-vi]')) element.innerHTML = element.dataset.vi;
}
