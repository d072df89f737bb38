import { below, type Recipe } from './recipe';

const addPage: Recipe = {
  heading: 'Add a page',
  folder: 'add-page',
  edits: [
    below(
      'src/features/shell/menu.ts',
      "      link(t, 'ourTeam', '/our-team/'),",
      "      link(t, 'workshops', '/workshops/'),",
    ),
    {
      file: 'src/features/shell/menu.test.ts',
      from: "['About Us', 'Our Team', 'Melbourne",
      to: "['About Us', 'Our Team', 'Workshops', 'Melbourne",
    },
    below('content/locales/en/shell.json', '    "ourTeam": "Our Team",', '    "workshops": "Workshops",'),
    below('content/locales/vn/shell.json', '    "ourTeam": "Đội ngũ",', '    "workshops": "Hội thảo nhóm",'),
  ],
  shown: [
    { at: 'en/workshops/', has: ['>Workshops | ', 'at your table', 'the plan hangs', 'hrefLang="vi"'] },
    { at: 'vn/workshops/', has: ['>Hội thảo nhóm | ', 'ngay tại bàn của bạn', 'đã treo trên tường'] },
    { at: 'en/', has: ['href="/en/workshops/"'] },
    { at: 'vn/', has: ['href="/vn/workshops/"', 'Hội thảo nhóm'] },
  ],
};

const addCaseStudy: Recipe = {
  heading: 'Add a case study',
  folder: 'add-case-study',
  edits: [],
  shown: [
    { at: 'en/portfolio/', has: ['href="/en/portfolio/night-market/"', 'Night Market'] },
    {
      at: 'en/portfolio/night-market/',
      has: ['the stall you smell', 'Night market, Hoi An', 'React Native'],
    },
    { at: 'vn/portfolio/night-market/', has: ['quán bạn vừa ngửi thấy', 'Chợ đêm, Hội An'] },
  ],
};

const addService: Recipe = {
  heading: 'Add a service',
  folder: 'add-service',
  edits: [],
  shown: [
    { at: 'en/', has: ['href="/en/services/care/"', 'Care After Launch'] },
    {
      at: 'en/services/care/',
      has: ['stays as it was made', 'Somebody is looking', 'Uptime Kuma', 'hrefLang="vi"'],
    },
    {
      at: 'vn/services/care/',
      has: ['luôn như ngày đầu', 'Luôn có người để mắt', 'href="/vn/services/care/"'],
    },
  ],
};

const addCmsType: Recipe = {
  heading: 'Add a CMS type',
  folder: 'add-cms-type',
  edits: [
    below(
      'cms/src/visitorQuestions.ts',
      "  'api::blog-tag.blog-tag': blogGroup,",
      "  'api::notice.notice': { fields: ['title', 'body', 'locale', ...TIMES], filters: {}, sorts: [] },",
    ),
  ],
  shown: [
    {
      at: 'en/notices/',
      has: ['Closed for Tet', '<strong>12 February</strong>', '<p>Urgent? Write to us.</p>'],
      hasNot: ['steal()', 'Nghỉ Tết'],
    },
    { at: 'vn/notices/', has: ['Nghỉ Tết', '<strong>12 tháng Hai</strong>'], hasNot: ['steal()'] },
  ],
};

const changeString: Recipe = {
  heading: 'Change an interface string',
  edits: [
    {
      file: 'content/locales/en/shell.json',
      from: 'New work, and what we learned while shipping it: all of it is on the blog.',
      to: 'What we made, what it taught us, and why: it is all on the blog.',
    },
    {
      file: 'content/locales/vn/shell.json',
      from: 'Dự án mới và những điều chúng tôi học được khi làm: tất cả đều có trên blog.',
      to: 'Chúng tôi đã làm gì và học được gì: có cả trên blog.',
    },
  ],
  shown: [
    { at: 'en/', has: ['What we made, what it taught us'], hasNot: ['New work, and what we learned'] },
    { at: 'vn/', has: ['Chúng tôi đã làm gì và học được gì'] },
  ],
};

/** The recipes of README.md, in its order. */
export const recipes: readonly Recipe[] = [addPage, addCaseStudy, addService, addCmsType, changeString];
