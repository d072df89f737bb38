/** The page 'Website' as the admin shows it. The admin and the CMS are stood in for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { DesignSystemProvider } from '@strapi/design-system';
import '@testing-library/jest-dom';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';

import limits from '../../../../../jest/limits.cjs';
import type { SiteState } from '../../../website/siteState';
import type { Linked, WebsiteState } from '../../../website/websiteState';
import { standInForBrowser } from '../../testing/browser';
import { websiteStrings } from '../strings/translations';
import WebsitePage from '../WebsitePage';

configure({ asyncUtilTimeout: limits.wait });

/** What the CMS is asked and answers, and what the admin is told. */
export const mockCms = {
  get: jest.fn(),
  post: jest.fn(),
  notify: jest.fn(),
};

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useFetchClient: () => ({ get: mockCms.get, post: mockCms.post }),
    useNotification: () => ({ toggleNotification: mockCms.notify }),
    Layouts: {
      Header: ({ title, primaryAction }: { title: string; primaryAction: ReactNode }) => (
        <header>
          <h1>{title}</h1>
          {primaryAction}
        </header>
      ),
      Content: ({ children }: { children: ReactNode }) => <div>{children}</div>,
    },
    Page: {
      Main: ({ children }: { children: ReactNode }) => <main>{children}</main>,
      Title: () => null,
      NoPermissions: ({ content }: { content: string }) => <p>{content}</p>,
    },
  }),
  { virtual: true },
);

const contract = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../../contracts/site-state.json'), 'utf8'),
) as { cases: Record<string, SiteState> };

const linked = <Entry extends object>(entry: Entry): Entry & Linked => ({
  ...entry,
  ...{ typeName: 'Blog post', link: '/content-manager/x' },
});

/** What the CMS makes of a case of the contract. */
export const stateOf = (name: string, more: Partial<WebsiteState> = {}): WebsiteState => {
  const site = contract.cases[name];
  if (!site) throw new Error(`The contract has no case "${name}".`);
  const { live, releases, ...rest } = site;
  return {
    site: {
      ...rest,
      live,
      wentBackBy: null,
      leftOut: (live?.leftOut ?? []).map((one) => ({ ...linked(one), fieldLabel: 'Title picture' })),
      releases: releases.map(({ changes, ...release }) => ({
        ...release,
        changes: changes && { ...changes, entries: changes.entries.map(linked) },
      })),
    },
    ...{ isCurrent: true, published: [], scheduled: [], drafts: [], mayRebuild: true, mayGoBack: true },
    ...more,
  };
};

/** An entry that waits. */
export const waiting = (title: string) =>
  linked({
    ...{ type: 'api::dicom-blog.dicom-blog', documentId: title, locale: 'en', title },
    at: '2026-11-24T02:00:00.000Z',
  });

export const answer = (state: WebsiteState): void =>
  void mockCms.get.mockResolvedValue({ data: { data: state } });

/** Opens the page. */
export const open = (locale: 'en' | 'vi' = 'en') =>
  render(
    <MemoryRouter>
      <IntlProvider
        locale={locale}
        messages={websiteStrings[locale]}
        timeZone="UTC"
        onError={() => undefined}
      >
        <DesignSystemProvider locale={locale}>
          <WebsitePage />
        </DesignSystemProvider>
      </IntlProvider>
    </MemoryRouter>,
  );

beforeAll(standInForBrowser);

beforeEach(() => {
  for (const mock of Object.values(mockCms)) mock.mockReset();
});

afterEach(cleanup);
