import type { PictureOrder } from '../order.mts';

/** A screen of a service's page, once in each language. */
const both = (service: string, folder: string, name: string, width: number, height: number): PictureOrder[] =>
  ['en', 'vn'].map((language) => ({
    source: `services/${folder}/${name}.html?lang=${language}`,
    target: `content/services/${service}/${name}-${language}.webp`,
    width,
    height,
  }));

/** Screens run off the right and the foot of their place, panels the foot; a whole one fills it; phones have a frame, but on a ground of their own. */
const screen = (service: string, folder: string, name: string) => both(service, folder, name, 716, 660);
const panel = (service: string, folder: string, name: string) => both(service, folder, name, 670, 620);
const whole = (service: string, folder: string, name: string) => both(service, folder, name, 760, 700);
const phone = (service: string, folder: string, name: string) => both(service, folder, name, 390, 844);

/** What the media banners service does, drawn twice: for its card and, composed anew, for phones. */
const craft = (drawing: string, width: number, height: number, narrowHeight: number): PictureOrder[] =>
  both('media-banners/crafts', 'banners', drawing, width, height).flatMap((order) => [
    order,
    {
      ...order,
      target: order.target.replace(drawing, `${drawing}-narrow`),
      width: 360,
      height: narrowHeight,
      scale: 2.5,
    },
  ]);

const web = 'web-development';
const app = 'mobile-app-development';
const graphic = 'graphic-design';
const marketing = 'digital-marketing';
const offshore = 'offshore-development-center';

export const servicePictures: readonly PictureOrder[] = [
  ...both(web, 'web', 'banner', 1000, 760),
  ...both(web, 'web', 'speed', 300, 392),
  ...screen(web, 'web', 'company'),
  ...panel(web, 'web', 'shop'),
  ...screen(web, 'web', 'campaign'),
  ...panel(web, 'web', 'content'),
  ...screen(web, 'web', 'portal'),
  ...panel(web, 'web', 'care'),
  // In the language of the catalogue: one picture for both.
  {
    source: 'services/web/templates.html',
    target: `content/services/${web}/templates.webp`,
    width: 700,
    height: 442,
    ground: false,
    quality: 80,
  },
  ...phone(app, 'app', 'home'),
  ...phone(app, 'app', 'way'),
  ...whole(app, 'app', 'field'),
  ...whole(app, 'app', 'ticket'),
  ...panel(app, 'app', 'admin'),
  ...whole(app, 'app', 'door'),
  ...both(graphic, 'graphic', 'poster', 440, 620),
  ...both(graphic, 'graphic', 'bag', 560, 530),
  ...whole(graphic, 'graphic', 'identity'),
  ...screen(graphic, 'graphic', 'states'),
  ...whole(graphic, 'graphic', 'print'),
  ...whole(graphic, 'graphic', 'sizes'),
  ...both(marketing, 'marketing', 'report', 1000, 760),
  ...phone(marketing, 'marketing', 'post'),
  ...panel(marketing, 'marketing', 'search'),
  ...panel(marketing, 'marketing', 'ads'),
  ...screen(marketing, 'marketing', 'calendar'),
  ...both(offshore, 'offshore', 'board', 1000, 760),
  ...both(offshore, 'offshore', 'clocks', 300, 392),
  ...panel(offshore, 'offshore', 'people'),
  // Without words: one picture for both languages.
  {
    source: 'services/offshore/desks.html',
    target: `content/services/${offshore}/desks.webp`,
    width: 760,
    height: 700,
  },
  ...screen(offshore, 'offshore', 'month'),
  ...craft('storyboard', 760, 550, 413),
  ...craft('turn', 540, 556, 413),
  ...craft('sketch', 540, 638, 493),
  ...craft('sizes', 760, 631, 413),
];
