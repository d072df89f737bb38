import { Words } from '../../ui/Words/Words';
import * as styles from './Tools.module.css';

/** Letters on the colours of their programs, as these write themselves, and two drawn signs. */
const tools = [
  { name: 'Photoshop', letters: 'Ps', ground: '#001e36', colour: '#31a8ff' },
  { name: 'Illustrator', letters: 'Ai', ground: '#330000', colour: '#ff9a00' },
  { name: 'GWD', sign: 'designer' },
  { name: 'Blender', sign: 'blender' },
  { name: 'Animate', letters: 'An', ground: '#00005b', colour: '#9999ff' },
] as const;

const signs = {
  designer: (
    <>
      <rect width="40" height="40" rx="9" fill="#e8f0fe" />
      <path
        d="M9 27l9-14 5 8"
        stroke="#1a73e8"
        strokeWidth="4.5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="29" cy="26" r="4" fill="#34a853" />
      <circle cx="9.5" cy="27" r="3.5" fill="#ea4335" />
      <circle cx="18" cy="13" r="3.5" fill="#fbbc04" />
    </>
  ),
  blender: (
    <>
      <rect width="40" height="40" rx="9" fill="#fdeadb" />
      <g stroke="#ea7600" strokeWidth="3.2" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20.500 8.500l9 7M9 16.500h19M8 26.500l13-10.500" />
        <ellipse cx="24" cy="23" rx="9.500" ry="8.500" />
      </g>
      <circle cx="24" cy="22.500" r="4" fill="#2a6aa6" />
    </>
  ),
} as const;

/** What the banners are made with. */
export const Tools = ({ heading }: { readonly heading: string }) => (
  <div className={styles.tools}>
    <h3 className={styles.heading}>
      <Words text={heading} />
    </h3>
    <ul role="list" className={styles.list}>
      {tools.map((tool) => (
        <li key={tool.name} className={styles.tool}>
          {'sign' in tool ? (
            <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
              {signs[tool.sign]}
            </svg>
          ) : (
            <span
              className={styles.letters}
              style={{ background: tool.ground, color: tool.colour }}
              aria-hidden="true"
            >
              {tool.letters}
            </span>
          )}
          {tool.name}
        </li>
      ))}
    </ul>
  </div>
);
