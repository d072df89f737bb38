/** Title, meta and link elements. */
export function HeadEntries({ of }) {
  return of.map(({ tag: Tag, props, text }, index) => (
    <Tag key={index} {...props}>
      {text || undefined}
    </Tag>
  ));
}
