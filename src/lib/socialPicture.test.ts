import { imageData } from '../../jest/fixtures';
import { socialMedia, socialPicture } from './socialPicture';

const picture = (more: object = {}) => ({
  titleImageAlternativeText: 'A door',
  titleImage: {
    alternativeText: 'A file',
    localFile: { childImageSharp: { social: { ...imageData('/door.jpg'), width: 1200, height: 800 } } },
  },
  ...more,
});

describe('the picture of a post for link previews', () => {
  it('is its title picture, as the build makes it: in one format, without others beside it', () => {
    expect(socialPicture(picture())).toEqual({
      ...{ src: '/door.jpg', type: 'image/jpeg', alt: 'A door', width: 1200, height: 800 },
    });
  });

  it.each([[{ titleImage: null }], [{ titleImage: { alternativeText: null, localFile: null } }]])(
    'is not there where the post has none (%j)',
    (none) => {
      expect(socialPicture(picture(none))).toBeUndefined();
    },
  );
});

it('any picture of the CMS has the alternative text of its file, or none', () => {
  const { titleImage } = picture();
  expect(socialMedia(titleImage)).toMatchObject({ src: '/door.jpg', alt: 'A file' });
  expect(socialMedia({ ...titleImage, alternativeText: null })).toMatchObject({ alt: '' });
  expect(socialMedia(null)).toBeUndefined();
});
