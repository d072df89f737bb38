import { required } from './required';

interface FigureText {
  /** Key of `figures` in content/site.yml. */
  readonly figure: string;
  readonly label: string;
}

/** The figures of content/site.yml, in the order and in the words of a page. @throws when a page names another one. */
export const figuresOf = (texts: readonly FigureText[], figures: Readonly<Record<string, string>>) =>
  texts.map(({ figure, label }) => ({
    value: required(figures[figure], `'${figure}' in the figures of content/site.yml`),
    label,
  }));
