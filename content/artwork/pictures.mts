import { servicePictures } from './services/orders.mts';

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
  /** Of a picture with gradients, 90 unless said. */
  readonly quality?: number;
  /** The part of the page that is kept, in CSS pixels; all of it unless said. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
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

/** A screen of a case study on a desk. */
const desk = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}.webp`,
  width: 1440,
  height: 1000,
});

/** The same on a phone, for narrow screens. */
const narrow = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}-390.webp`,
  width: 390,
  height: 844,
});

const widths = (source: string, slug: string, name: string): PictureOrder[] => [
  desk(source, slug, name),
  narrow(source, slug, name),
];

/** The same of a screen full of shaded drawings, which would weigh too much at the usual quality. */
const shadedWidths = (source: string, slug: string, name: string): PictureOrder[] =>
  widths(source, slug, name).map((order) => ({ ...order, quality: 78 }));

const phone = (source: string, slug: string, name: string): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/${name}.webp`,
  width: 390,
  height: 844,
});

/** The same screen with its words in Vietnamese, for the Vietnamese pages: `booking-vn-390.webp` beside `booking-390.webp`. */
const inVietnamese = (order: PictureOrder): PictureOrder => ({
  ...order,
  source: `${order.source}${order.source.includes('?') ? '&' : '?'}lang=vi`,
  target: order.target.replace(/(-\d+)?\.webp$/, '-vn$1.webp'),
});

const inBoth = (...orders: PictureOrder[]): PictureOrder[] =>
  orders.flatMap((order) => [order, inVietnamese(order)]);

/** The close looks of a case study's carousel. */
const shots = (folder: string, slug: string, ...names: string[]): PictureOrder[] =>
  names.map((name) => ({
    source: `${folder}/shot-${name}.html`,
    target: `content/case-studies/${slug}/shot-${name}.webp`,
    width: 560,
    height: 400,
  }));

/** The drawn problem of a case study. */
const challenge = (folder: string, slug: string): PictureOrder => ({
  source: `${folder}/challenge.html`,
  target: `content/case-studies/${slug}/challenge.webp`,
  width: 500,
  height: 415,
});

/** The screen of a case study that is explained point by point, in a window where its words are large. */
const explained = (source: string, slug: string, width: number, height: number): PictureOrder => ({
  source,
  target: `content/case-studies/${slug}/screen.webp`,
  width,
  height,
  scale: 1440 / width,
  quality: 80,
});

/** The desk of the spa's booking page, close up. */
const booking: PictureOrder = {
  ...explained('white-spa/booking.html', 'white-spa-and-nail', 1390, 1040),
  scale: 2,
  clip: { x: 0, y: 522, width: 760, height: 518 },
};

/** A drawn ground behind a case study's frames. */
const ground = (folder: string, slug: string): PictureOrder => ({
  source: `${folder}/scene.html`,
  target: `content/case-studies/${slug}/scene.webp`,
  width: 1440,
  height: 900,
  scale: 1,
});

/** A drawing of one project: the module of that name in its folder. */
const drawing = (
  folder: string,
  slug: string,
  name: string,
  width: number,
  height: number,
): PictureOrder => ({
  source: `shared/drawing.html?project=${folder}&name=${name}`,
  target: `content/case-studies/${slug}/${name}.webp`,
  width,
  height,
});

/** The close looks of a case study's carousel and the picture of what was hard. */
const looks = (folder: string, slug: string, ...names: string[]): PictureOrder[] => [
  ...names.map((name) => drawing(folder, slug, `shot-${name}`, 560, 400)),
  drawing(folder, slug, 'challenge', 500, 415),
];

/** The drawn ground of a card and a stage, as a module of its project. */
const drawnGround = (folder: string, slug: string): PictureOrder => ({
  ...drawing(folder, slug, 'scene', 1440, 900),
  scale: 1,
});

export const pictures: readonly PictureOrder[] = [
  home('work-keaz', 800, 600),
  home('work-cules', 560, 700),
  home('work-goen', 560, 700),
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
  ...inBoth(
    desk('keaz-access/console.html', 'keazaccess-platform', 'console'),
    phone('keaz-access/phone.html', 'keazaccess-platform', 'phone'),
    ...['map', 'cabinet', 'report', 'handover', 'payment'].map((name) =>
      drawing('keaz-access', 'keazaccess-platform', `shot-${name}`, 560, 400),
    ),
  ),
  ...looks('keaz-access', 'keazaccess-platform'),
  ...inBoth(...widths('white-spa/booking.html', 'white-spa-and-nail', 'booking')),
  booking,
  inVietnamese(booking),
  drawnGround('white-spa', 'white-spa-and-nail'),
  ...looks('white-spa', 'white-spa-and-nail', 'calendar', 'gallery', 'gift', 'languages'),
  ...shadedWidths('goen/desk.html', 'goen-e-learning-system', 'desk'),
  phone('cules-news/match.html', 'cules-news-mobile-app', 'match'),
  phone('cules-news/line-up.html', 'cules-news-mobile-app', 'line-up'),
  phone('cules-news/news.html', 'cules-news-mobile-app', 'news'),
  ...inBoth(
    phone('carsnow/app.html', 'carsnow-mobile-app', 'car'),
    drawing('carsnow', 'carsnow-mobile-app', 'licence', 390, 844),
    drawing('carsnow', 'carsnow-mobile-app', 'key', 390, 844),
  ),
  ...widths('wild-imports/catalogue.html', 'wild-imports', 'catalogue'),
  ...inBoth(...shadedWidths('meoto/car.html', 'meoto-auto-trader', 'car')),
  desk('fresy/box.html', 'fresy', 'box'),
  { ...narrow('fresy/box.html', 'fresy', 'box'), height: 488 },
  {
    source: 'fresy/box.html',
    target: 'content/case-studies/fresy/box-768.webp',
    width: 768,
    height: 960,
  },
  desk('mmhf/giving.html', 'mmhf-site', 'giving'),
  phone('mmhf/story.html', 'mmhf-site', 'story'),
  drawnGround('mmhf', 'mmhf-site'),
  ...looks('mmhf', 'mmhf-site', 'ledger', 'receipt', 'volunteers', 'editor'),
  ...inBoth(...shadedWidths('movinavir/announcement.html', 'movinavir-site', 'announcement')),
  ...servicePictures,
  ...inBoth(...widths('ascentis/home.html', 'ascentis-homepage-design', 'home'), {
    source: 'ascentis/home.html',
    target: 'content/case-studies/ascentis-homepage-design/home-768.webp',
    width: 768,
    height: 1024,
  }),
  ...shots('ascentis', 'ascentis-homepage-design', 'costs', 'chart', 'letter', 'parts'),
  challenge('ascentis', 'ascentis-homepage-design'),
  phone('ask2go/answer.html', 'ask2go-mobile-applications', 'answer'),
  phone('ask2go/reply.html', 'ask2go-mobile-applications', 'reply'),
  phone('ask2go/map.html', 'ask2go-mobile-applications', 'map'),
  ground('ask2go', 'ask2go-mobile-applications'),
  ...shots('ask2go', 'ask2go-mobile-applications', 'price', 'translation', 'race', 'payout'),
  challenge('ask2go', 'ask2go-mobile-applications'),
  phone('envoca/word.html', 'envoca-mobile-app', 'word'),
  phone('envoca/speak.html', 'envoca-mobile-app', 'speak'),
  phone('envoca/read.html', 'envoca-mobile-app', 'read'),
  ground('envoca', 'envoca-mobile-app'),
  ...shots('envoca', 'envoca-mobile-app', 'memory', 'class', 'night', 'films'),
  challenge('envoca', 'envoca-mobile-app'),
  ...widths('kmmt/shelf.html', 'kmmt-vendor-site', 'shelf'),
  ...shots('kmmt', 'kmmt-vendor-site', 'import', 'payout', 'second-pair', 'delivery'),
  challenge('kmmt', 'kmmt-vendor-site'),
  ...widths('td-holding/group.html', 'tdholding-site', 'group'),
  drawnGround('td-holding', 'tdholding-site'),
  ...looks('td-holding', 'tdholding-site', 'blocks', 'languages', 'check', 'announcements'),
  desk('ucademy/module.html', 'ucademy-platform', 'module'),
  phone('ucademy/certificate.html', 'ucademy-platform', 'certificate'),
  drawnGround('ucademy', 'ucademy-platform'),
  ...looks('ucademy', 'ucademy-platform', 'catalogue', 'assignment', 'upload', 'ledger'),
  { ...drawing('hyundai-i30', '3d-hyundai-i30-banner', 'banner', 320, 320), scale: 3 },
  ...looks('hyundai-i30', '3d-hyundai-i30-banner', 'colours', 'detail', 'turn', 'shelf'),
  drawing('hyundai-i20', 'hyundai-i20-banner', 'scenes', 1040, 900),
  drawing('hyundai-i20', 'hyundai-i20-banner', 'banner', 970, 250),
  ...looks('hyundai-i20', 'hyundai-i20-banner', 'storyboard', 'timeline', 'addresses', 'replay'),
  ...looks('carsnow', 'carsnow-mobile-app', 'range', 'licence', 'key', 'damage', 'bill'),
  ...looks('goen', 'goen-e-learning-system', 'rights', 'resume', 'tutor', 'class'),
  ...looks('meoto', 'meoto-auto-trader', 'scratch', 'guide', 'search', 'offer'),
  ...looks('cules-news', 'cules-news-mobile-app', 'quiet', 'desk', 'teams', 'reason'),
  ...looks('movinavir', 'movinavir-site', 'approval', 'trials', 'languages', 'result'),
  ...looks('fresy', 'fresy', 'labels', 'marks', 'scooter', 'apron'),
  ...looks('wild-imports', 'wild-imports', 'field', 'enquiry', 'sheet', 'ship'),
  explained('keaz-access/console.html', 'keazaccess-platform', 880, 720),
  explained('goen/desk.html', 'goen-e-learning-system', 1200, 930),
  explained('meoto/car.html', 'meoto-auto-trader', 1200, 930),
  explained('mmhf/giving.html', 'mmhf-site', 1200, 930),
  explained('movinavir/announcement.html', 'movinavir-site', 1200, 930),
  explained('wild-imports/catalogue.html', 'wild-imports', 1200, 930),
  explained('td-holding/group.html', 'tdholding-site', 1320, 1010),
  explained('ucademy/module.html', 'ucademy-platform', 1320, 1010),
  explained('kmmt/shelf.html', 'kmmt-vendor-site', 820, 700),
  explained('ascentis/home.html', 'ascentis-homepage-design', 820, 760),
  drawing('fresy', 'fresy', 'label', 620, 500),
  drawing('hyundai-i30', '3d-hyundai-i30-banner', 'page', 620, 500),
];
