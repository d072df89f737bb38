import { type Compared, barChart } from '../running/barChart';
import { mediansOf } from './medians';
import type { OtherFigure, Results } from './results';

/** What all of them were measured with. */
export const sharedEdits = ['the text of a post', 'the title of a post', 'a new post'];

interface Framework extends Compared {
  readonly figures: readonly Pick<OtherFigure, 'edit' | 'cpu' | 'seconds' | 'pages'>[];
}

const measures = [
  { name: 'seconds of processor', of: 'cpu', digits: 1 },
  { name: 'seconds until it is live', of: 'seconds', digits: 1 },
  { name: 'HTML files written', of: 'pages', digits: 0 },
] as const;

/** The run whose posts the others had: the one of the same number. */
export const comparedRun = ({ runs, others }: Results) =>
  runs.find(({ posts }) => Math.abs(posts * 2 - others.posts) < others.posts / 4) ?? runs[0];

/** A bar chart (SVG) of what a publish costs here and with others. */
export function chart(results: Results): string {
  const { publishes = [], date = '', pages = 0 } = comparedRun(results) ?? {};
  const { figures, posts } = results.others;
  const ours: Framework = {
    title: 'Saola',
    isOurs: true,
    figures: sharedEdits.map((edit) => mediansOf(publishes, edit)),
  };
  const others = [...new Set(figures.map(({ framework }) => framework))].map((title): Framework => ({
    title,
    isOurs: false,
    figures: figures.filter(({ framework }) => framework === title),
  }));
  const value =
    (edit: string, of: (typeof measures)[number]['of']) =>
    ({ figures: own }: Framework) =>
      own.find((figure) => figure.edit === edit)?.[of] ?? 0;
  return barChart({
    title: 'What a publish costs, built in three ways',
    note: `Less is better. ${pages} pages with us, ${posts} posts and their lists alone with the others. Medians, ${date}.`,
    items: [ours, ...others],
    panels: sharedEdits.flatMap((edit) =>
      measures.map(({ name, of, digits }) => ({
        title: edit.replace(/^./, (first) => first.toUpperCase()),
        unit: name,
        value: value(edit, of),
        label: (item: Framework) => value(edit, of)(item).toFixed(digits),
      })),
    ),
  });
}
