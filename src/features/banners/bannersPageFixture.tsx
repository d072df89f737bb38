import { screen } from '@testing-library/react';

import { renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { banners, bannersText } from './bannersFixture';
import { MediaBanners } from './MediaBanners';
import { useChosenBanner } from './useChosenBanner';

/** The page of the service, or of a banner. */
export const Page = ({ slug, language }: { readonly slug: string | null; readonly language: Language }) => {
  const all = banners(language);
  const slugsOf = (kind: string) => all.filter((one) => one.kind === kind).map((one) => one.slug);
  const chosen = useChosenBanner({ standard: slugsOf('standard'), rich: slugsOf('rich') }, slug, '');
  return (
    <MediaBanners
      {...chosen}
      text={bannersText(language)}
      banners={all}
      trail={<nav aria-label="Breadcrumb" />}
    />
  );
};
export const base = (language: Language) => `/${language}/services/media-banners/`;
/** Shows a page as at its address, or at another one that the server answers with it. */
export const open = (slug: string | null, language: Language = 'en', address = slug) => {
  window.history.replaceState(null, '', `${base(language)}${address ? `${address}/` : ''}`);
  return renderIn(language, <Page slug={slug} language={language} />);
};
/** What the address says below the service. */
export const address = () => window.location.pathname.replace('/en/services/media-banners/', '');
export const tab = () => screen.getByRole('tab', { selected: true }).textContent;
export const dialog = () => screen.queryByRole('dialog');

/** jsdom has no top layer, and no scrolling. */
export const fakeBrowser = () => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  Element.prototype.scrollIntoView = jest.fn();
};
