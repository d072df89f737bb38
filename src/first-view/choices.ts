import { contactSubjectKey } from '../lib/contactSubject';

const oneYear = 365 * 24 * 60 * 60;

const marked = (target: EventTarget | null, mark: string) =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark] : undefined;

/**
 * Remembers what a visitor chose by following a link, before React is there as well. A link with `data-language`: the
 * language, for a year, in the cookie that the server reads at the bare addresses (decisions, 'detection'). A link with
 * `data-subject`: what the contact form is to be about (specification part 1, 'Service pages').
 */
export const watchChoices = (): void => {
  addEventListener('click', ({ target }) => {
    const language = marked(target, 'language');
    if (language) document.cookie = `saola-language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
    const subject = marked(target, 'subject');
    try {
      if (subject) localStorage.setItem(contactSubjectKey, subject);
    } catch {
      // Storage may be forbidden: the form then begins without it.
    }
  });
};
