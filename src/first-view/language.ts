const oneYear = 365 * 24 * 60 * 60;

/**
 * Remembers the visitor's own choice for a year: a click on a link with `data-language`. The server reads the
 * cookie at the bare addresses, where the choice wins over every detection (decisions, 'detection').
 */
export const watchLanguage = (): void => {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    if (link)
      document.cookie = `saola-language=${link.dataset.language}; path=/; max-age=${oneYear}; samesite=lax`;
  });
};
