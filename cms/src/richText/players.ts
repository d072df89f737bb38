/** Where the player of a video is asked for: at addresses that set no cookies before it plays. */
const PLAYERS = [
  [
    /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})(?:&t=(\d{1,6})s)?$/,
    'https://www.youtube-nocookie.com',
    'embed',
  ],
  [/^https:\/\/vimeo\.com\/(\d{1,12})$/, 'https://player.vimeo.com', 'video'],
] as const;

/** The origins of all players. */
export const PLAYER_ORIGINS: readonly string[] = PLAYERS.map(([, origin]) => origin);

/** The address of the player of a video, which then plays; undefined for what is no video of a rich text. */
export const playerAddress = (video: string): string | undefined => {
  for (const [pattern, origin, folder] of PLAYERS) {
    const [, id, start] = pattern.exec(video) ?? [];
    if (id) return `${origin}/${folder}/${id}?autoplay=1${start ? `&start=${start}` : ''}`;
  }
  return undefined;
};
