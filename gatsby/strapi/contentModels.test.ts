import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { siteReads, type ReadableType } from '../../cms/src/bootstrap/siteReads';
import { inTemporaryFolder } from '../../jest/temporaryFolder';
import { readContentModels } from './contentModels';
import { graphqlTypes } from './graphqlTypes';
import { prepareEntry } from './prepareEntry';
import { endpointsOf } from './requests';

const real = resolve('cms/src');
inTemporaryFolder();

const write = (file: string, schema: object) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(schema));
};

const contentType = (name: string, attributes: object, pluginOptions: object = { site: { read: true } }) =>
  write(`src/api/${name}/content-types/${name}/schema.json`, {
    kind: 'collectionType',
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: { draftAndPublish: true },
    pluginOptions,
    attributes,
  });

const component = (uid: string, attributes: object) =>
  write(`src/components/${uid.replace('.', '/')}.json`, { info: { displayName: uid }, attributes });

const storedTypes = (names: readonly string[]): ReadableType[] =>
  names.map((name) => {
    const file = `src/api/${name}/content-types/${name}/schema.json`;
    const { kind, pluginOptions } = JSON.parse(readFileSync(file, 'utf8')) as ReadableType;
    return { uid: `api::${name}.${name}`, kind, pluginOptions };
  });

const unsafe = '<p onclick="a()">**b**</p><script>c()</script>\n\n<p><strong>d</strong></p>';
const safe = /^<p>\*\*b\*\*<\/p>\s*<p><strong>d<\/strong><\/p>$/;

describe('a content type that the site may read', () => {
  beforeEach(() => {
    component('event.stop', {
      text: { type: 'richtext' },
      map: { type: 'component', component: 'event.map' },
    });
    component('event.map', { legend: { type: 'richtext' }, picture: { type: 'media' } });
    component('event.unused', { text: { type: 'richtext' } });
    contentType(
      'event',
      {
        title: { type: 'string', required: true },
        subtitle: { type: 'string', required: true },
        notes: { type: 'string', private: true },
        story: { type: 'customField', customField: 'global::rich-text', required: true },
        seats: { type: 'integer' },
        day: { type: 'date', required: true },
        poster: { type: 'media', multiple: true },
        stops: { type: 'component', component: 'event.stop', repeatable: true },
        venue: { type: 'relation', relation: 'manyToOne', target: 'api::venue.venue' },
        guests: { type: 'relation', relation: 'oneToMany', target: 'api::guest.guest' },
      },
      { site: { read: true }, i18n: { localized: true } },
    );
    contentType('venue', {
      name: { type: 'string' },
      events: { type: 'relation', relation: 'oneToMany', target: 'api::event.event', mappedBy: 'venue' },
    });
    contentType('guest', { email: { type: 'email' } }, {});
  });

  it('is declared with its fields and components', () => {
    const types = graphqlTypes(readContentModels('src'));
    for (const line of [
      'type STRAPI_EVENT implements Node @dontInfer {',
      ...[
        'documentId: String!',
        'locale: String!',
        'publishedAt: Date @dateformat',
        'title: String! @typeset',
        'subtitle: String',
      ],
      ...['story: String', 'seats: Int', 'day: Date @dateformat', 'name: String'],
      'poster: [STRAPI__MEDIA!] @link(from: "poster___NODE")',
      'stops: [STRAPI__COMPONENT_EVENT_STOP!] @link(from: "stops___NODE")',
      'venue: STRAPI_VENUE @link(from: "venue___NODE")',
      'type STRAPI__COMPONENT_EVENT_STOP implements Node @dontInfer {',
      'map: STRAPI__COMPONENT_EVENT_MAP @link(from: "map___NODE")',
      'type STRAPI_VENUE implements Node @dontInfer {',
    ])
      expect(types.split('\n').map((one) => one.trim())).toContain(line);
  });

  it('keeps what is private, what is not used and the far side of a relation to itself', () => {
    const types = graphqlTypes(readContentModels('src'));
    for (const word of ['notes', 'UNUSED', 'guests', 'GUEST', 'email', 'events:'])
      expect(types).not.toContain(word);
  });

  it('is asked for in every language, with all that belongs to it', () => {
    const event = endpointsOf(readContentModels('src')).find(({ uid }) => uid === 'api::event.event');
    const media = { fields: expect.arrayContaining(['url', 'updatedAt']) as unknown };
    expect(event).toMatchObject({
      endpoint: '/api/events',
      pluginOptions: { i18n: { locale: '*' } },
      queryParams: {
        populate: {
          poster: media,
          stops: { populate: { map: { populate: { picture: media } } } },
          venue: { fields: ['documentId'] },
        },
      },
    });
  });

  it('is what the token of a build may read, and nothing else is', () => {
    expect(siteReads(storedTypes(['event', 'venue', 'guest']))).toEqual([
      ...['api::event.event.find', 'api::event.event.findOne'],
      ...['api::venue.venue.find', 'api::venue.venue.findOne'],
      'api::content-revision.content-revision.find',
      'api::content-change.content-change.find',
      'api::old-slug.old-slug.find',
    ]);
    expect(readContentModels('src').map(({ uid }) => uid)).not.toContain('api::guest.guest');
  });

  it('shows nothing that runs in its rich text and that of its components', async () => {
    const models = readContentModels('src');
    const entry = {
      documentId: 'e',
      story: unsafe,
      stops: [{ id: 1, text: unsafe, map: { legend: unsafe } }],
    };
    const model = models.find(({ uid }) => uid === 'api::event.event');
    expect(model && (await prepareEntry(entry, model, models, jest.fn()))).toEqual({
      documentId: 'e',
      story: expect.stringMatching(safe) as unknown,
      stops: [
        {
          id: 1,
          text: expect.stringMatching(safe) as unknown,
          map: { legend: expect.stringMatching(safe) as unknown },
        },
      ],
    });
  });

  it.each([
    [{ rooms: { type: 'dynamiczone', components: [] } }, 'api::event.event.rooms is of the type dynamiczone'],
    [{ fields: { type: 'string' } }, 'api::event.event.fields has a name that Gatsby keeps to itself'],
  ])('cannot have what the site cannot read: %j', (attributes, complaint) => {
    contentType('event', attributes);
    expect(() => graphqlTypes(readContentModels('src'))).toThrow(complaint);
  });
});

describe('the content types of the CMS', () => {
  const models = readContentModels(real);
  const richTexts = models.flatMap((model) =>
    Object.entries(model.attributes).flatMap(([field, { type }]) =>
      type === 'richtext' ? [[`${model.uid}.${field}`, model, field] as const] : [],
    ),
  );

  it('have rich text in posts, showcases, templates and options', () => {
    expect(richTexts.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'api::dicom-blog.dicom-blog.content',
        'api::showcase.showcase.description',
        'api::collection.collection.short_description',
        'api::collection.collection.description',
        'api::option.option.description',
      ]),
    );
  });

  it.each(richTexts)('run nothing that an editor put into %s', async (_, model, field) => {
    const entry = await prepareEntry({ documentId: 'e', [field]: unsafe }, model, models, jest.fn());
    expect(entry[field]).toMatch(safe);
  });

  it.each(richTexts)('have nothing in %s when the CMS has none', async (_, model, field) => {
    for (const nothing of [null, '']) {
      const entry = await prepareEntry({ documentId: 'e', [field]: nothing }, model, models, jest.fn());
      expect(entry[field]).toBeNull();
    }
  });

  it('keep what visitors sent in the CMS', () => {
    expect(models.map(({ uid }) => uid).filter((uid) => /submission|delivery/.test(uid))).toEqual([]);
  });
});
