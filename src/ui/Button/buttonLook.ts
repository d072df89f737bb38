import * as styles from './Button.module.css';

/** What buttons and links that look like buttons have in common. */
export interface ButtonLook {
  /** `solid` for the one thing to do, `outline` beside it, `quiet` for the rest. */
  readonly variant?: 'solid' | 'outline' | 'quiet';
  /** `action` is lacquer red: once in a view. `onInk` stands on ink and jade. */
  readonly tone?: 'ink' | 'action' | 'onInk';
  readonly size?: 'normal' | 'small';
}

/** The classes of a look. */
export const buttonClass = ({ variant = 'solid', tone = 'ink', size = 'normal' }: ButtonLook): string =>
  [styles.button, styles[variant], styles[tone], styles[size]].filter(Boolean).join(' ');
