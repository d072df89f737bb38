/** One picture: a page of this folder, the size it is photographed at and where the result is committed. */
export interface PictureOrder {
  /** Relative to this folder, with a query where one page draws several pictures. */
  readonly source: string;
  /** Relative to the repository. */
  readonly target: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel, 2 unless said. */
  readonly scale?: number;
}

/** Two poses of everybody on the team page. */
const team = 'khanh vinh huong hannah yen duc linh quan tom son thao ngan mai phuc bao'
  .split(' ')
  .flatMap((who): PictureOrder[] => [
    {
      source: `team/portrait.html?who=${who}&pose=one`,
      target: `content/team/${who}.webp`,
      width: 400,
      height: 500,
      scale: 2.4,
    },
    {
      source: `team/portrait.html?who=${who}&pose=two`,
      target: `content/team/${who}-2.webp`,
      width: 400,
      height: 500,
      scale: 2.4,
    },
  ]);

const scene = (name: string, width: number, height: number): PictureOrder => ({
  source: `company/scene.html?scene=${name}`,
  target: `content/company/${name}.webp`,
  width,
  height,
});

const home = (name: string, width: number, height: number, scale = 2): PictureOrder => ({
  source: `home/${name}.html`,
  target: `content/home/${name}.webp`,
  width,
  height,
  scale,
});

/** A screen of a case study on a desk, on a tablet and on a phone. */
const widths = (source: string, slug: string, name: string): PictureOrder[] => [
  { source, target: `content/case-studies/${slug}/${name}.webp`, width: 1440, height: 1000 },
  { source, target: `content/case-studies/${slug}/${name}-768.webp`, width: 768, height: 1024 },
  { source, target: `content/case-studies/${slug}/${name}-390.webp`, width: 390, height: 844 },
];

const phone = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}.webp`,
  width: 390,
  height: 844,
});

/** The same screen with its words in Vietnamese, for the Vietnamese pages: `booking-vn-390.webp` beside `booking-390.webp`. */
const inVietnamese = (order: PictureOrder): PictureOrder => ({
  ...order,
  source: `${order.source}?lang=vi`,
  target: order.target.replace(/(-\d+)?\.webp$/, '-vn$1.webp'),
});

export const pictures: readonly PictureOrder[] = [
  home('work-keaz', 800, 600),
  home('work-cules', 560, 700),
  home('work-goen', 560, 700),
  home('work-i30', 800, 500),
  ...team,
  scene('about-studio', 1200, 630),
  scene('about-table', 600, 750),
  scene('career-desk', 800, 800),
  scene('letter', 560, 700),
  scene('not-found', 600, 600),
  scene('office-saigon', 720, 540),
  scene('office-melbourne', 520, 650),
  scene('office-brussels', 480, 480),
  scene('place-melbourne', 1440, 850),
  scene('place-sydney', 1440, 850),
  { source: 'company/carsnow.html', target: 'content/company/carsnow.webp', width: 540, height: 675 },
  ...widths('keaz-access/console.html', 'keazaccess-platform', 'console').slice(0, 2),
  phone('keaz-access/phone.html', 'keazaccess-platform', 'phone'),
  inVietnamese(phone('keaz-access/phone.html', 'keazaccess-platform', 'phone')),
  ...widths('white-spa/booking.html', 'white-spa-and-nail', 'booking'),
  ...widths('white-spa/booking.html', 'white-spa-and-nail', 'booking')
    .filter(({ width }) => width !== 768)
    .map(inVietnamese),
  ...widths('goen/desk.html', 'goen-e-learning-system', 'desk'),
  phone('cules-news/match.html', 'cules-news-mobile-app', 'match'),
  phone('cules-news/line-up.html', 'cules-news-mobile-app', 'line-up'),
  phone('cules-news/news.html', 'cules-news-mobile-app', 'news'),
  phone('carsnow/app.html', 'carsnow-mobile-app', 'car'),
  ...widths('wild-imports/catalogue.html', 'wild-imports', 'catalogue'),
  ...widths('meoto/car.html', 'meoto-auto-trader', 'car'),
  ...widths('fresy/box.html', 'fresy', 'box'),
  ...widths('mmhf/giving.html', 'mmhf-site', 'giving'),
  ...widths('movinavir/announcement.html', 'movinavir-site', 'announcement'),
];
