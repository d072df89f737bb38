import { uploadAddress } from './uploadAddress';

const cms = 'http://10.0.0.7:1337';
const found = `${cms}/uploads/door.png`;

describe('a picture named in a text', () => {
  it.each([
    '/uploads/door.png',
    'uploads/door.png',
    `${cms}/uploads/door.png`,
    // What the admin writes: the address that browsers know.
    'http://localhost:1337/uploads/door.png',
    '/uploads/door.png?updated=3#top',
  ])('is looked for in the CMS that the build reads: %s', (src) => {
    expect(uploadAddress(src, cms)).toBe(found);
  });

  it.each([
    '/uploads/../api/dicom-blogs',
    '/uploads/%2e%2e/api/dicom-blogs',
    '/uploads/a/../../admin/init',
    `${cms}/api/dicom-blogs`,
    'http://10.0.0.8:1337/uploads/door.png',
    'https://other.example/uploads/door.png',
    '//other.example/uploads/door.png',
    'file:///uploads/door.png',
    '/uploads/',
    'http://[',
    '',
  ])('is nothing when it is no upload of it: %j', (src) => {
    expect(uploadAddress(src, cms)).toBeUndefined();
  });
});
