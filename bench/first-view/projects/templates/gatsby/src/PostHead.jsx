import { HeadEntries } from './HeadEntries';

export function PostHead({ pageContext: { post } }) {
  return (
    <>
      <html lang={post.lang} />
      <HeadEntries of={post.head} />
    </>
  );
}
