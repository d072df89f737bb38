import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const forbid = (target, from, message) => ({ target, from, message });

const features = readdirSync('src/features', { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Layers of src/, the upper ones first: a layer imports from those below it only (docs/architecture.md). */
const layers = [
  ['pages', 'templates'],
  ['features'],
  ['forms'],
  ['ui'],
  ['first-view', 'api-client', 'i18n', 'lib', 'config', 'styles'],
];

/** The rooms of the Node programs, the upper ones first: what runs the system, what serves it, what makes it. */
const rooms = [['bench', 'e2e'], ['scripts'], ['server'], ['site-build'], ['release'], ['node-lib']];

/** What a rich text is, without what reads and cleans one. */
const richTextDefinition = ['elements.ts', 'address.ts', 'name.ts', 'players.ts'];

const heading = 'JSXElement[openingElement.name.name=/^(h[1-4]|Heading)$/]';
/** What a text in braces is to the parser. */
const wordTypes = '/^(Identifier|MemberExpression|CallExpression|TemplateLiteral)$/';

const downwards = (ordered, place) =>
  ordered.flatMap((layer, depth) =>
    layer.flatMap((folder) =>
      ordered
        .slice(0, depth)
        .flat()
        .map((upper) => forbid(`./${place}${folder}`, `./${place}${upper}`, `${folder} lies below ${upper}`)),
    ),
  );

const zones = [
  ...downwards(layers, 'src/'),
  ...downwards(rooms, ''),
  ...features.map(({ name }) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature never imports another one: a page composes them',
  })),
  ...rooms
    .flat()
    .map((program) =>
      forbid('./src', `./${program}`, 'The site knows the other programs by their calls only'),
    ),
  {
    ...forbid(
      './src',
      './cms',
      'The site knows the CMS by its calls, and by the definitions of the forms and of rich texts',
    ),
    except: [
      './src/forms',
      ...richTextDefinition.map((file) => `./src/richText/${file}`),
      './tests/support/madeUpField.ts',
    ],
  },
  ...richTextDefinition.map((file) => ({
    ...forbid(
      `./cms/src/richText/${file}`,
      './cms',
      'The site and the admin read what a rich text is too: it stands on its own',
    ),
    except: richTextDefinition.map((other) => `./src/richText/${other}`),
  })),
  {
    ...forbid(
      './cms/src/forms',
      './cms',
      'The site reads the definitions of the forms too: they stand on their own',
    ),
    except: ['./src/forms'],
  },
  {
    ...forbid(
      './cms/src/connections',
      './cms',
      'The site server bounds its connections by the same rules: they stand on their own',
    ),
    except: ['./src/connections', './tests/support'],
  },
  ...['src', ...rooms.flat()].map((program) => forbid('./cms', `./${program}`, 'The CMS stands on its own')),
  ...['bench', 'e2e', 'scripts', 'server', 'site-build'].map((program) =>
    forbid(
      './gatsby',
      `./${program}`,
      'A build knows a release by its manifest, and nothing of who starts it',
    ),
  ),
  ...['pages', 'templates', 'features', 'forms', 'ui', 'api-client'].map((folder) =>
    forbid('./gatsby', `./src/${folder}`, 'A build uses config, i18n, lib and types of the site only'),
  ),
  {
    ...forbid(
      './server',
      './cms',
      'The site server knows the CMS by its calls, and by the bounds of connections',
    ),
    except: ['./src/connections', './tests/support'],
  },
  ...['server', 'site-build', 'release', 'node-lib'].map((room) =>
    forbid(`./${room}`, ['./src', './gatsby'], 'A release is known by its manifest only'),
  ),
];

export default tseslint.config(
  {
    ignores: [
      ...[
        'node_modules',
        '.cache',
        'public',
        'releases',
        'build',
        'logs',
        'static',
        'coverage',
        'test-results',
      ],
      ...[
        'cms/node_modules',
        'cms/dist',
        'cms/.strapi',
        'cms/.tmp',
        'cms/types/generated',
        '**/gatsby-types.d.ts',
      ],
      // They are read where the recipe puts them.
      ...['playwright-report', 'content/artwork', 'scripts/recipes/files'],
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  importX.flatConfigs.typescript,
  {
    languageOptions: { globals: { ...globals.node } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': {
        typescript: { project: ['tsconfig.json', 'cms/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-duplicates': 'error',
      'import-x/first': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: { ...jsxA11y.flatConfigs.recommended.languageOptions, globals: globals.browser },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari takes the list semantics away with the bullets; the role gives them back.
      // A strip that scrolls has to be reached with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // What a heading says is set by Words, or the compounds of Vietnamese are divided (docs/architecture.md, 'Typesetting').
    files: ['src/{features,forms,pages,templates,ui}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[heading, `${heading} JSXElement:not([openingElement.name.name=/^(Label|Tag)$/])`].map(
          (parent) => ({
            selector: `${parent} > JSXExpressionContainer[expression.type=${wordTypes}]`,
            message: "A heading's words stand in <Words>: it keeps their compounds whole",
          }),
        ),
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A script talks to the person who started it.
    files: ['scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['release/**', 'node-lib/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', 'node:child_process'] },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '__mocks__/**', 'jest/**'],
    languageOptions: { globals: globals.jest },
  },
);
