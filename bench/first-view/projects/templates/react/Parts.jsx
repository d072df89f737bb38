const inner = ({ html }) => ({ dangerouslySetInnerHTML: { __html: html } });

const Header = ({ part }) => <header {...part.props} {...inner(part)} />;
const Sidebar = ({ part }) => <aside {...part.props} {...inner(part)} />;
const Footer = ({ part }) => <footer {...part.props} {...inner(part)} />;

const Article = ({ part }) => (
  <article {...part.props}>
    <Parts of={part.children} />
  </article>
);

function Plain({ part, first }) {
  const Tag = part.tag;
  if (part.html !== undefined) return <Tag {...part.props} {...inner(part)} />;
  return (
    <Tag {...part.props}>
      {part.tag === 'main' && first}
      <Parts of={part.children} />
    </Tag>
  );
}

const components = { header: Header, article: Article, aside: Sidebar, footer: Footer };

/** The elements of a page. `first` goes to the top of its main content. */
export function Parts({ of, first }) {
  return of.map((part, index) => {
    const Component = components[part.tag] ?? Plain;
    return <Component key={index} part={part} first={first} />;
  });
}
