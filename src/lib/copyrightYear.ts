/** The year of this moment, or that of the build where the clock of the browser is behind it. */
export const yearNow = (built: string): string => {
  const now = String(new Date().getFullYear());
  return now > built ? now : built;
};

/** Turns the year that stands in the HTML of `<… data-year="<year of the build>">`: nobody has to build on 1 January. */
export const turnYear = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const { year: built = '' } = place.dataset;
    place.textContent = place.textContent.replace(built, yearNow(built));
  }
};
