/** The dearest questions that visitors may ask (`cms/src/visitorQuestions.ts`), each for one reason. */
const PAGE = 'pagination[pageSize]=100';
const alternatives = (condition: (index: number) => string): string =>
  Array.from({ length: 49 }, (_, index) => `filters[$or][${index}]${condition(index)}`).join('&');

export const QUESTIONS = [
  // A group gives all its posts.
  `blog-tags?populate=*&${PAGE}`,
  `blog-categories?populate=*&${PAGE}&filters[dicomBlogs][id][$notNull]=true`,
  `blog-tags?populate=*&${PAGE}&filters[$or][0][dicomBlogs][id][$notNull]=true&filters[$or][1][title]=x`,
  `collection-tags?populate=*&${PAGE}&filters[collections][id][$notNull]=true`,
  // A post gives its text.
  `dicom-blogs?populate=user.avatar,categories,tags,titleImage,localizations&${PAGE}&sort=publishedAt`,
  `dicom-blogs?populate=*&${PAGE}&filters[categories][title]=Group 1&filters[tags][title]=Group 1`,
  // Each alternative is looked for in every title.
  `dicom-blogs?fields=title&${PAGE}&${alternatives((index) => `[title][$containsi]=${index}qz`)}`,
  `collections?populate=layouts.thumbnail,layouts.full_image,thumbnail,categories,tags,seo.metaImage&${PAGE}&sort=title`,
  `collections?populate=*&${PAGE}&filters[tags][slug]=group-1&${alternatives((index) => `[categories][id]=${index}`)}`,
];
