import { screen } from '@testing-library/react';

import { documentWithHead, renderIn } from '../../../../jest/fixtures';
import { env } from '../../../config/env';
import { FeedAlternate } from './FeedAlternate';
import { FeedLink } from './FeedLink';

it.each(['en', 'vn'] as const)('the feed of the language stands at the foot of the list (%s)', (language) => {
  renderIn(language, <FeedLink />);
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', `/${language}/blog/rss.xml`);
});

it.each(['en', 'vn'] as const)('readers of feeds find it in the head of a page (%s)', (language) => {
  const head = documentWithHead(<FeedAlternate language={language} title="The blog" />);
  const link = head.querySelector('link[rel=alternate]');
  expect(link?.getAttribute('href')).toBe(`${env.siteUrl}/${language}/blog/rss.xml`);
  expect(link?.getAttribute('type')).toBe('application/rss+xml');
  expect(link?.getAttribute('title')).toBe('The blog');
});
