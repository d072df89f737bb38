import { Link } from 'gatsby';
import { useContext, type MouseEvent, type ReactNode } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next';

import { withLanguage } from './alternates';
import { defaultLanguage, isLanguage, type Language } from './locales';

/** The language of the page that is being rendered. */
export const useLanguage = (): Language => {
  const { language } = useContext(I18nextContext);
  return isLanguage(language) ? language : defaultLanguage;
};

interface LocalLinkProps {
  /** Path without the language, with its trailing slash: `/blog/`. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly 'aria-current'?: 'page' | true | undefined;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly 'data-subject'?: string;
  /** Always loads a document, also when React is there: a picture travels only from document to document. */
  readonly reload?: boolean;
  /** Class that it has on its page and on all below that. */
  readonly within?: string | undefined;
}

/** A link to a page of the same language. */
export const LocalLink = ({ to, reload = false, within, children, ...rest }: LocalLinkProps) => {
  const address = withLanguage(useLanguage(), to);
  return reload ? (
    <a href={address} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={address} {...(within && { activeClassName: within, partiallyActive: true })} {...rest}>
      {children}
    </Link>
  );
};
