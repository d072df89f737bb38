import * as styles from './Quote.module.css';

export interface QuoteProps {
  /** Without quotation marks. */
  readonly text: string;
  readonly name: string;
  /** What the person does, and where. */
  readonly role: string;
  /** That the voice is a sample, where it is one. */
  readonly sample?: string | null;
  /** Leaves room for the buttons of a carousel below the name. */
  readonly room?: boolean;
}

/** What a client says, large, and who says it. */
export const Quote = ({ text, name, role, sample, room = false }: QuoteProps) => (
  <figure className={styles.quote} data-room={room || undefined}>
    <blockquote className={styles.text}>“{text}”</blockquote>
    <figcaption className={styles.by}>
      <span className={styles.name}>{name}</span>
      {role}
      {sample && (
        <>
          <br />
          {sample}
        </>
      )}
    </figcaption>
  </figure>
);
