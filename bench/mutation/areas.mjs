/**
 * The areas of which every small fault should be noticed. Each is looked at in groups: some files, and the tests beside
 * them that have to notice. None of these tests needs a running CMS.
 */

const beside = (folder, ...names) => ({
  code: names.map((name) => `${folder}/${name}.{ts,tsx}`),
  tests: names.map((name) => `${folder}/${name}*.test.{ts,tsx}`),
});

const whole = (folder, code = ['*'], tests = ['*']) => ({
  code: code.map((name) => `${folder}/${name}.{ts,tsx}`),
  tests: tests.map((name) => `${folder}/${name}.test.{ts,tsx}`),
});

const firstView = 'src/first-view';
const release = 'release';
const intake = 'cms/src/intake';
const forms = 'src/forms';

export const areas = {
  'first-view': {
    jest: 'jest.components.config.cjs',
    roots: [firstView, '__mocks__'],
    groups: {
      intent: whole(firstView, ['intent', 'when', 'scripts', 'handover'], ['intent*', 'scripts']),
      hydration: whole(firstView, ['hydration', 'fields'], ['hydration', 'fields']),
      rest: beside(firstView, 'address', 'choices', 'dialogs', 'menus', 'views', 'main'),
    },
  },
  release: {
    jest: 'jest.server.config.cjs',
    roots: [release, 'node-lib'],
    groups: {
      page: beside(release, 'inlineHashes', 'references', 'framed', 'pagePolicy'),
      lock: beside('node-lib', 'lock'),
      release: whole(
        release,
        ['checks', 'compress', 'makeRelease', 'manifest', 'releases', 'storeFile'],
        ['checks', 'compress', 'makeRelease', 'manifest', 'releases', 'storeFile'],
      ),
    },
  },
  intake: {
    jest: 'jest.cms-unit.config.cjs',
    roots: [intake],
    groups: {
      captcha: whole(`${intake}/captcha`),
      channels: whole(`${intake}/channels`),
      delivery: whole(`${intake}/delivery`),
      // The names of choices are held to the site's by a test of the forms.
      description: {
        code: [`${intake}/description/*.ts`],
        tests: [`${intake}/description/*.test.ts`, `${intake}/form/formStrings.test.ts`],
      },
      files: whole(`${intake}/files`, ['*'], ['!(*.cost)']),
      form: whole(`${intake}/form`),
      // What a page says when it is sent is held to the site's by the same test.
      reply: {
        code: [`${intake}/reply/*.ts`],
        tests: [`${intake}/reply/*.test.ts`, `${intake}/form/formStrings.test.ts`],
      },
      request: whole(`${intake}/request`),
      staff: whole(`${intake}/staff`),
      store: {
        code: [`${intake}/store/*.ts`, `${intake}/retention.ts`],
        tests: [`${intake}/store/*.test.ts`, `${intake}/retention.test.ts`],
      },
      whole: whole(intake, ['!(retention)'], ['!(retention)']),
    },
  },
  forms: {
    jest: 'jest.components.config.cjs',
    roots: [forms, 'src/api-client', '__mocks__'],
    groups: {
      post: { ...beside('src/api-client', 'postForm'), jest: 'jest.unit.config.cjs' },
      rules: {
        jest: 'jest.unit.config.cjs',
        code: [
          `${forms}/*/*Rules.ts`,
          `${forms}/shared/{validation/rules,validation/wrongFields,submission/multipart}.ts`,
        ],
        tests: [`${forms}/rules.test.ts`],
      },
      parts: {
        code: [
          `${forms}/**/*.{ts,tsx}`,
          `!${forms}/*/*Rules.ts`,
          `!${forms}/shared/{validation/rules,validation/wrongFields,submission/multipart}.ts`,
        ],
        tests: [`${forms}/**/*.test.tsx`],
      },
    },
  },
};
