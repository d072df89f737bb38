import { Words } from '../../ui/Words/Words';

interface TwoTonesProps {
  readonly title: string;
  /** Of what it says of what it names. */
  readonly second: string;
}

/** The title of a post: 'Hosting: how much is enough' names a thing, or asks, and says in a second tone what of it. */
export const TwoTones = ({ title, second }: TwoTonesProps) => {
  const [, name = title, rest] = /^(.*?[:?] +)(\S.*)/s.exec(title) ?? [];
  return (
    <>
      <Words text={name} />
      {rest && (
        <span className={second}>
          <Words text={rest} />
        </span>
      )}
    </>
  );
};
