import * as styles from './Models.module.css';

interface Team {
  readonly yours: number;
  readonly ours: number;
}

const teams: Readonly<Record<string, Team>> = {
  team: { yours: 1, ours: 6 },
  extension: { yours: 4, ours: 2 },
  project: { yours: 1, ours: 4 },
};

const person = 'M10 3a5 5 0 1 1-.01 0M1.5 28c0-9 4-12 8.5-12s8.5 3 8.5 12z';

/** People of a team in a row: the client's in outline, ours filled; a project has a frame and an end. */
export const TeamDrawing = ({ model }: { readonly model: string }) => {
  const { yours, ours } = teams[model] ?? { yours: 0, ours: 0 };
  return (
    <svg className={styles.team} viewBox="5 0 190 44" aria-hidden="true" data-model={model}>
      {model === 'project' && (
        <path className={styles.frame} d="M33 3h112v38H33zM145 3v38M145 8h22l-6 6 6 6h-22" />
      )}
      {Array.from({ length: yours + ours }, (_, index) => (
        <path
          key={index}
          className={index < yours ? styles.yours : styles.ours}
          transform={`translate(${4 + index * 26 + (model === 'project' && index ? 10 : 0)} 8)`}
          d={person}
        />
      ))}
    </svg>
  );
};
