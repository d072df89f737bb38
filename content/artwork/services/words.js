/** Pictures of services exist in both languages: English stands in the file, Vietnamese in `data-vn`; `?lang=vn` shows it. */
export const vietnamese = new URLSearchParams(location.search).get('lang') === 'vn';

document.documentElement.lang = vietnamese ? 'vi' : 'en';
if (vietnamese) {
  for (const element of document.querySelectorAll('[data-vn]')) element.innerHTML = element.dataset.vn;
}

/** One of two texts. */
export const say = (english, inVietnamese) => (vietnamese ? inVietnamese : english);
