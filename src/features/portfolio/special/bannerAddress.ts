/** A banner's own address, with the address its click leads to. */
export const bannerAddress = ({
  folder,
  click,
}: Pick<Queries.FramedBannerFragment, 'folder' | 'click'>): string =>
  `/banners/${folder}/?clickTag=${encodeURIComponent(click)}`;
