/**
 * The areas of which every small fault should be noticed. Each is looked at in groups: some files, and the tests beside
 * them that have to notice. For each fault all tests of its group are loaded: small groups take less time. None of these
 * tests needs a running CMS.
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

/** A kind of document, with the collections of honest and hostile ones. */
const document = (kind, ...code) => whole(`${intake}/files`, code, [kind, 'honest', 'hostile']);

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
      checks: beside(release, 'checks'),
      files: beside(release, 'compress', 'manifest', 'storeFile'),
      releases: beside(release, 'makeRelease', 'releases'),
    },
  },
  intake: {
    jest: 'jest.cms-unit.config.cjs',
    roots: [intake],
    groups: {
      captcha: whole(`${intake}/captcha`),
      channels: whole(`${intake}/channels`),
      // `faults.test.ts` waits for half a minute, which is too long for each fault.
      delivery: whole(`${intake}/delivery`, ['*'], ['!(faults)']),
      // What a submission says is made from the definitions of the forms.
      description: {
        code: [`${intake}/description/*.ts`, 'cms/src/forms/*.ts'],
        tests: [`${intake}/{description,form,staff,reply}/*.test.ts`, `${intake}/madeUpField.test.ts`],
      },
      'files/zip': beside(`${intake}/files`, 'zip'),
      'files/docx': document('docx', 'docx', 'docx/*', 'archives', 'fields/*', 'links'),
      'files/doc': document('doc', 'doc', 'doc/*'),
      'files/pdf': document('pdf', 'pdf', 'pdf/*'),
      'files/inspection': whole(`${intake}/files/inspection`),
      'files/kept': beside(`${intake}/files`, 'inspect', 'incoming', 'privateFiles'),
      form: whole(`${intake}/form`),
      'reply/answer': whole(`${intake}/reply`, ['answer', 'page'], ['answer']),
      'reply/html': beside(`${intake}/reply`, 'formHtml', 'html'),
      'request/address': beside(`${intake}/request`, 'clientAddress', 'rateLimit'),
      'request/body': whole(
        `${intake}/request`,
        ['multipart', 'readBody', 'readBytes', 'refusal', 'sentFiles', 'slack'],
        ['multipart*', 'readBody', 'readBytes'],
      ),
      'request/uploads': beside(`${intake}/request`, 'uploads', 'origin', 'turns', 'fixedKey', 'feed'),
      staff: whole(`${intake}/staff`),
      store: {
        code: [`${intake}/store/*.ts`, `${intake}/retention.ts`],
        tests: [`${intake}/store/*.test.ts`, `${intake}/retention.test.ts`],
      },
      'whole/receive': beside(intake, 'receive'),
      'whole/start': beside(intake, 'services', 'settings', 'start'),
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
          `${forms}/shared/{formRules,formStrings,validation/rules,validation/schemaOf,validation/wrongFields,submission/multipart}.ts`,
        ],
        tests: [`${forms}/rules.test.ts`],
      },
      parts: {
        code: [
          `${forms}/**/*.{ts,tsx}`,
          `!${forms}/shared/{formRules,formStrings,validation/rules,validation/schemaOf,validation/wrongFields,submission/multipart}.ts`,
        ],
        tests: [`${forms}/**/*.test.tsx`],
      },
    },
  },
};
