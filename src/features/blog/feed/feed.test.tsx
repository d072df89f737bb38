import { documentWithHead } from '../../../../jest/fixtures';
import { env } from '../../../config/env';
import { FeedAlternate } from './FeedAlternate';

it.each(['en', 'vn'] as const)('readers of feeds find it in the head of a page (%s)', (language) => {
  const head = documentWithHead(<FeedAlternate language={language} title="The blog" />);
  const link = head.querySelector('link[rel=alternate]');
  expect(link?.getAttribute('href')).toBe(`${env.siteUrl}/${language}/blog/rss.xml`);
  expect(link?.getAttribute('type')).toBe('application/rss+xml');
  expect(link?.getAttribute('title')).toBe('The blog');
});
