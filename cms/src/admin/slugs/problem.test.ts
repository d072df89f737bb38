import { slugProblem } from './problem';

const POST = 'api::dicom-blog.dicom-blog';

it.each([
  ['', undefined],
  ['our-new-office', undefined],
  ['Our office', 'wrong'],
  ['a--b', 'wrong'],
  ['x'.repeat(151), 'long'],
  ['page', 'reserved'],
] as const)('of the slug “%s” of a post is said: %s', (slug, problem) => {
  expect(slugProblem(POST, slug)).toBe(problem);
});

it('an address of the blog is free to a type that has no part in it', () => {
  expect(slugProblem('api::showcase.showcase', 'page')).toBeUndefined();
});
