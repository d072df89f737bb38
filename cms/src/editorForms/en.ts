import type { FormStrings } from './types';

const slug = {
  label: 'Address (slug)',
  description:
    'The last part of the page’s address. It follows the title until the first publishing. Changed later, the old address leads to the new one.',
};
const alsoInOthers = 'In a new language it is taken over from the other one with the first save.';
const seoGroup = {
  label: 'Search engines',
  description: 'What search engines and shared links show, where it should differ from title and text.',
};

/** The fields of the forms in English, which is also what the CMS stores of them. */
export const en: FormStrings = {
  'api::dicom-blog.dicom-blog': {
    title: { label: 'Title', placeholder: 'Menus that load before the guest sits down' },
    slug,
    excerpt: {
      label: 'Excerpt',
      description: 'One or two sentences. Lists, search engines and shared links show them.',
    },
    content: { label: 'Text' },
    titleImage: {
      label: 'Title picture',
      description: `Wide, at least 1600 × 900 pixels. ${alsoInOthers} Where it has words, choose another one there.`,
    },
    titleImageAlternativeText: {
      label: 'Title picture in words',
      description:
        'What the picture shows, in the language of this text, for those who cannot see it. Empty: the alternative text of the file.',
    },
    user: { label: 'Author', description: alsoInOthers },
    defaultPublishedDate: {
      label: 'Date of the post',
      description:
        'Your computer’s time; the site shows Vietnam’s. Empty: the moment of publishing. In the future: it is published now and goes live by itself at that time.',
    },
    categories: { label: 'Categories', description: alsoInOthers },
    tags: { label: 'Tags', description: alsoInOthers },
    views: { label: 'Views', description: 'Counted by the site' },
  },
  'api::blog-category.blog-category': {
    title: { label: 'Name', description: 'The site shows it and filters by it.' },
    dicomBlogs: { label: 'Posts' },
  },
  'api::blog-tag.blog-tag': {
    title: { label: 'Name', description: 'The site shows it and filters by it.' },
    dicomBlogs: { label: 'Posts' },
  },
  'api::author.author': {
    firstName: { label: 'Name', description: 'As it stands above the posts.' },
    avatar: { label: 'Portrait', description: 'Square, at least 96 × 96 pixels.' },
  },
  'api::showcase.showcase': {
    title: { label: 'Title' },
    slug,
    type: { label: 'Kind of work' },
    clientName: { label: 'Client' },
    finishAt: { label: 'Finished on', description: 'Empty: the day of publishing.' },
    url: {
      label: 'Address of the work',
      description: 'Where visitors can see it. Empty: no link.',
      placeholder: 'https://www.example.com',
    },
    sortDescription: {
      label: 'Short description',
      description: 'One or two sentences for the list of showcases.',
    },
    description: { label: 'Description' },
    thumbnail: { label: 'Picture in the list', description: 'At least 1200 × 900 pixels.' },
    images: { label: 'Pictures on its page', description: 'In this order. At least 1200 × 900 pixels.' },
  },
  'api::collection.collection': {
    title: { label: 'Name of the template' },
    slug,
    basic_price: {
      label: 'Price from (VND)',
      description: 'In whole đồng.',
      placeholder: '5900000',
    },
    thumbnail: { label: 'Picture in the catalogue' },
    short_description: {
      label: 'Short description',
      description: 'In Vietnamese: both languages of the site show it.',
    },
    description: { label: 'Description', description: 'In Vietnamese: both languages of the site show it.' },
    layouts: {
      label: 'Layouts',
      description: 'Each has a page of its own. The first one is shown at the address of the template.',
    },
    categories: { label: 'Categories' },
    tags: { label: 'Tags' },
    seo: seoGroup,
    updatedAt: { label: 'Last change' },
  },
  'api::collection-category.collection-category': {
    title: { label: 'Name', description: 'The catalogue shows it and filters by it.' },
    slug: { label: 'Address (slug)', description: 'Stands in the address of the filtered catalogue.' },
    collections: { label: 'Templates' },
  },
  'api::collection-tag.collection-tag': {
    title: { label: 'Name', description: 'The catalogue shows it and filters by it.' },
    slug: { label: 'Address (slug)', description: 'Stands in the address of the filtered catalogue.' },
    collections: { label: 'Templates' },
  },
  'api::collection-page.collection-page': {
    heading: { label: 'Heading of the catalogue' },
    text: { label: 'Introduction', description: 'Stands below the heading.' },
    group_options: {
      label: 'Groups of options',
      description: 'What can be ordered with a template, in this order.',
    },
    seo: seoGroup,
  },
  'api::option-group.option-group': {
    title: { label: 'Name of the group' },
    options: { label: 'Options', description: 'In the order in which the order form shows them.' },
  },
  'api::option.option': {
    title: { label: 'Name of the option' },
    basic_price: { label: 'Price (VND)', description: 'In whole đồng.', placeholder: '1200000' },
    allow_quantity: { label: 'Several can be ordered', description: 'The order form then asks how many.' },
    description: { label: 'Description' },
  },
  'collection.layout': {
    title: { label: 'Name of the layout' },
    slug: {
      label: 'Address (slug)',
      description:
        'Small letters without accents, digits, single hyphens. Each layout of a template has its own.',
      placeholder: 'trang-chu',
    },
    url_demo: {
      label: 'Address of the demo',
      description: 'Where visitors can try it. Empty: no demo.',
      placeholder: 'https://www.example.com',
    },
    thumbnail: { label: 'Small picture' },
    full_image: { label: 'Picture of the whole page', description: 'As long as the page is.' },
  },
  'shared.seo': {
    metaTitle: {
      label: 'Title for search engines',
      description: 'About 50 characters: the name of the site follows.',
    },
    metaDescription: { label: 'Description for search engines', description: 'About 150 characters.' },
    metaImage: { label: 'Picture for shared links', description: '1200 × 628 pixels.' },
  },
};
