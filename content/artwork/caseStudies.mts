import {
  challenge,
  closeUps,
  desk,
  drawing,
  drawnGround,
  explained,
  ground,
  looks,
  medium,
  narrow,
  ownScreen,
  phone,
  shaded,
  shadedWidths,
  shots,
  uprightGround,
  widths,
} from './caseStudyShapes.mts';
import { inBoth, type PictureOrder } from './order.mts';

/** What stands in the folders of the case studies. */
export const caseStudyPictures: readonly PictureOrder[] = [
  ...inBoth(
    desk('keaz-access/console.html', 'keazaccess-platform', 'console'),
    phone('keaz-access/phone.html', 'keazaccess-platform', 'phone'),
    ...closeUps('keaz-access', 'keazaccess-platform', 'map', 'cabinet', 'report', 'handover', 'payment'),
  ),
  ...inBoth(...looks('keaz-access', 'keazaccess-platform')),
  ...inBoth(
    ...widths('white-spa/booking.html', 'white-spa-and-nail', 'booking'),
    // The home page shows more of the page on a phone than a stage does: there it is drawn lower.
    narrow('white-spa/booking.html?low', 'white-spa-and-nail', 'booking-low'),
    medium('white-spa/booking.html', 'white-spa-and-nail', 'booking'),
    drawing('white-spa', 'white-spa-and-nail', 'confirmed', 390, 844),
  ),
  ...inBoth({ ...ownScreen('white-spa', 'white-spa-and-nail'), quality: 66 }),
  drawnGround('white-spa', 'white-spa-and-nail'),
  ...inBoth(...closeUps('white-spa', 'white-spa-and-nail', 'calendar', 'gallery', 'gift')),
  // Names in four languages, and hours without a word: the same for every reader.
  ...looks('white-spa', 'white-spa-and-nail', 'languages'),
  ...inBoth(
    ...shadedWidths('goen/desk.html', 'goen-e-learning-system', 'desk'),
    ...looks('goen', 'goen-e-learning-system', 'rights', 'resume', 'tutor', 'class'),
    explained('goen/desk.html', 'goen-e-learning-system', 1200, 930),
  ),
  ...inBoth(
    phone('cules-news/match.html', 'cules-news-mobile-app', 'match'),
    phone('cules-news/line-up.html', 'cules-news-mobile-app', 'line-up'),
    phone('cules-news/news.html', 'cules-news-mobile-app', 'news'),
    ...looks('cules-news', 'cules-news-mobile-app', 'quiet', 'desk', 'teams', 'reason'),
  ),
  ...inBoth(
    phone('carsnow/app.html', 'carsnow-mobile-app', 'car'),
    ...['licence', 'licence-half'].map((name) => drawing('carsnow', 'carsnow-mobile-app', name, 390, 844)),
    ...['key', 'key-half'].map((name) => shaded(drawing('carsnow', 'carsnow-mobile-app', name, 390, 844))),
    ...looks('carsnow', 'carsnow-mobile-app', 'range', 'licence', 'damage', 'bill'),
    ...closeUps('carsnow', 'carsnow-mobile-app', 'key').map(shaded),
  ),
  ...inBoth(
    ...widths('wild-imports/catalogue.html', 'wild-imports', 'catalogue'),
    ...looks('wild-imports', 'wild-imports', 'field', 'enquiry', 'sheet', 'ship'),
    ownScreen('wild-imports', 'wild-imports'),
  ),
  ...inBoth(
    ...shadedWidths('meoto/car.html', 'meoto-auto-trader', 'car'),
    shaded(medium('meoto/car.html', 'meoto-auto-trader', 'car')),
    shaded(drawing('meoto', 'meoto-auto-trader', 'guide', 390, 844)),
  ),
  ...inBoth(
    desk('fresy/box.html', 'fresy', 'box'),
    { ...narrow('fresy/box.html', 'fresy', 'box'), height: 488 },
    { ...medium('fresy/box.html', 'fresy', 'box'), height: 960 },
  ),
  ...inBoth(
    ...widths('mmhf/giving.html', 'mmhf-site', 'giving'),
    medium('mmhf/giving.html', 'mmhf-site', 'giving'),
    phone('mmhf/story.html', 'mmhf-site', 'story'),
    { ...ownScreen('mmhf', 'mmhf-site'), quality: 61 },
  ),
  drawnGround('mmhf', 'mmhf-site'),
  ...inBoth(...looks('mmhf', 'mmhf-site', 'ledger', 'receipt', 'volunteers', 'editor')),
  ...inBoth(...shadedWidths('movinavir/announcement.html', 'movinavir-site', 'announcement')),
  ...inBoth(...widths('ascentis/home.html', 'ascentis-homepage-design', 'home'), {
    ...medium('ascentis/home.html', 'ascentis-homepage-design', 'home'),
    height: 1136,
  }),
  ...inBoth(
    ...shots('ascentis', 'ascentis-homepage-design', 'costs', 'chart', 'letter', 'parts'),
    challenge('ascentis', 'ascentis-homepage-design'),
  ),
  ...inBoth(
    phone('ask2go/answer.html', 'ask2go-mobile-applications', 'answer'),
    phone('ask2go/reply.html', 'ask2go-mobile-applications', 'reply'),
    phone('ask2go/map.html', 'ask2go-mobile-applications', 'map'),
    ...shots('ask2go', 'ask2go-mobile-applications', 'price', 'translation', 'race', 'payout'),
    challenge('ask2go', 'ask2go-mobile-applications'),
  ),
  ground('ask2go', 'ask2go-mobile-applications'),
  ...inBoth(
    phone('envoca/word.html', 'envoca-mobile-app', 'word'),
    phone('envoca/speak.html', 'envoca-mobile-app', 'speak'),
    ...shots('envoca', 'envoca-mobile-app', 'class', 'night', 'memory'),
    challenge('envoca', 'envoca-mobile-app'),
  ),
  ground('envoca', 'envoca-mobile-app'),
  uprightGround('envoca', 'envoca-mobile-app'),
  // What a word means, and what is said with it, stays Vietnamese for every reader: so it is taught.
  ...shots('envoca', 'envoca-mobile-app', 'films'),
  ...widths('kmmt/shelf.html', 'kmmt-vendor-site', 'shelf'),
  ...shots('kmmt', 'kmmt-vendor-site', 'import', 'payout', 'second-pair', 'delivery'),
  challenge('kmmt', 'kmmt-vendor-site'),
  ...inBoth(
    ...widths('td-holding/group.html', 'tdholding-site', 'group'),
    ...looks('td-holding', 'tdholding-site', 'blocks', 'check', 'announcements'),
  ),
  drawnGround('td-holding', 'tdholding-site'),
  ...closeUps('td-holding', 'tdholding-site', 'languages'),
  ...inBoth(
    ...widths('ucademy/module.html', 'ucademy-platform', 'module'),
    medium('ucademy/module.html', 'ucademy-platform', 'module'),
  ),
  ...inBoth(phone('ucademy/certificate.html', 'ucademy-platform', 'certificate')),
  // Flat shapes, without loss: else the light ones have halos.
  { ...drawnGround('ucademy', 'ucademy-platform'), quality: 100 },
  ...inBoth(...looks('ucademy', 'ucademy-platform', 'catalogue', 'assignment', 'upload', 'ledger')),
  ...inBoth(
    // The build compresses them once more: their own noise would cost there, and show.
    {
      ...drawing('hyundai-i30', '3d-hyundai-i30-banner', 'turn', 800, 600),
      scale: 3.6,
      ground: false,
    },
    {
      ...drawing('hyundai-i30', '3d-hyundai-i30-banner', 'turn-half', 800, 600),
      scale: 0.975,
      ground: false,
    },
  ),
  ...closeUps('hyundai-i30', '3d-hyundai-i30-banner', 'turn').map(shaded),
  ...inBoth(
    ...looks('hyundai-i30', '3d-hyundai-i30-banner', 'shelf'),
    ...closeUps('hyundai-i30', '3d-hyundai-i30-banner', 'colours', 'detail').map(shaded),
  ),
  ...inBoth(
    ...['gap', 'question', 'banner'].map((name) =>
      drawing('hyundai-i20', 'hyundai-i20-banner', name, 970, 250),
    ),
    drawing('hyundai-i20', 'hyundai-i20-banner', 'parked', 800, 600),
  ),
  ...inBoth(ownScreen('hyundai-i20', 'hyundai-i20-banner')),
  ...inBoth(...looks('hyundai-i20', 'hyundai-i20-banner', 'storyboard', 'timeline', 'addresses', 'replay')),
  ...inBoth(...looks('meoto', 'meoto-auto-trader', 'scratch', 'guide', 'search', 'offer')),
  ...inBoth(...looks('movinavir', 'movinavir-site', 'approval', 'trials', 'languages', 'result')),
  ...looks('fresy', 'fresy', 'labels', 'marks', 'scooter', 'apron'),
  ...inBoth(
    ownScreen('keaz-access', 'keazaccess-platform'),
    { ...drawing('meoto', 'meoto-auto-trader', 'screen', 560, 696), quality: 62 },
    ownScreen('movinavir', 'movinavir-site'),
    // Its words are larger than others': two pixels for one are enough, and without loss, or else they have fringes.
    { ...explained('ascentis/home.html', 'ascentis-homepage-design', 560, 696), scale: 2, quality: 100 },
    explained('td-holding/group.html', 'tdholding-site', 1320, 1010),
    { ...ownScreen('ucademy', 'ucademy-platform'), quality: 70 },
  ),
  explained('kmmt/shelf.html', 'kmmt-vendor-site', 820, 700),
  drawing('fresy', 'fresy', 'label', 620, 500),
  ...inBoth({ ...drawing('hyundai-i30', '3d-hyundai-i30-banner', 'page', 620, 500), quality: 68 }),
];
