import { caseStudyPictures } from './caseStudies.mts';
import { inBoth, type PictureOrder } from './order.mts';
import { postFigures, postPictures } from './posts/orders.mts';
import { servicePictures } from './services/orders.mts';
import { showcasePictures } from './showcases/orders.mts';

/** Two poses of everybody on the team page; three of them are shown larger. */
const large = ['khanh', 'vinh', 'duc'];
const team = 'khanh vinh huong hannah yen duc linh quan tom son thao ngan mai phuc bao'
  .split(' ')
  .flatMap((who): PictureOrder[] => [
    {
      source: `team/portrait.html?who=${who}&pose=one`,
      target: `content/team/${who}.webp`,
      width: 400,
      height: 500,
      scale: large.includes(who) ? 3.2 : 2.4,
    },
    {
      source: `team/portrait.html?who=${who}&pose=two`,
      target: `content/team/${who}-2.webp`,
      width: 400,
      height: 500,
      scale: large.includes(who) ? 3.2 : 2.4,
    },
  ]);

/** Those of them who write, as the CMS shows them beside their posts. */
const authors = 'linh quan hannah duc mai tom'.split(' ').map((who): PictureOrder => ({
  source: `team/portrait.html?who=${who}&pose=one`,
  target: `cms/seed/authors/${who}.webp`,
  width: 400,
  height: 500,
  scale: 1,
  clip: { x: 0, y: 8, width: 400, height: 400 },
}));

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

export const pictures: readonly PictureOrder[] = [
  ...inBoth(home('work-keaz', 800, 600)),
  home('work-cules', 560, 700),
  home('work-goen', 560, 700),
  ...team,
  ...authors,
  scene('about-studio', 1200, 630),
  scene('about-table', 600, 750),
  scene('career-desk', 800, 800),
  scene('letter', 560, 700),
  scene('not-found', 600, 600),
  scene('office-saigon', 720, 540),
  scene('office-melbourne', 520, 650),
  scene('office-brussels', 480, 480),
  scene('place-melbourne', 1440, 1000),
  scene('place-sydney', 1440, 1000),
  ...inBoth({
    source: 'company/carsnow.html',
    target: 'content/company/carsnow.webp',
    width: 540,
    height: 675,
  }),
  ...caseStudyPictures,
  ...servicePictures,
  ...postPictures,
  ...postFigures,
  ...showcasePictures,
];
