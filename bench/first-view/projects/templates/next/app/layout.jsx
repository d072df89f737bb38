import post from '../post.json';
import { HeadEntries } from './HeadEntries';
import './site.css';

export default function Layout({ children }) {
  return (
    <html lang={post.lang}>
      <head>
        <HeadEntries of={post.head} />
      </head>
      <body>{children}</body>
    </html>
  );
}
