import { closeBanners } from './banners';

it('the announcement of the media library counts as closed, before the installation is known and after', () => {
  const noted = new Map<string, string>();
  closeBanners({ setItem: (key: string, value: string) => noted.set(key, value) } as unknown as Storage);
  expect([...noted.values()]).toEqual(['true', 'true']);
});
