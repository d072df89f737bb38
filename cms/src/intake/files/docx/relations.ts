/** How the parts of a Word document hang together, and what they have from elsewhere. */
import { posix } from 'node:path';

import { fail } from '../fail';
import { isTakenLink } from '../links';
import { attribute, readXml } from './xml';

const BASES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/',
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
];
const MICROSOFT =
  /^http:\/\/schemas\.microsoft\.com\/office\/(20\d\d)(?:\/\d\d)?\/relationships\/(?:metadata\/)?/;

const TAKEN = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['extendedProperties', 'customProperties', 'coreProperties'],
  ...[
    'styles',
    'stylesWithEffects',
    'numbering',
    'settings',
    'webSettings',
    'fontTable',
    'theme',
    'themeOverride',
  ],
  ...[
    'header',
    'footer',
    'footnotes',
    'endnotes',
    'comments',
    'people',
    'glossaryDocument',
    'printerSettings',
  ],
  ...['commentsExtended', 'commentsIds', 'commentsExtensible', 'image', 'hdphoto', 'font', 'hyperlink'],
  ...['customXml', 'customXmlProps', 'chart', 'chartEx', 'chartUserShapes', 'chartStyle', 'chartColorStyle'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing', 'drawing'],
  ...['vmlDrawing', 'attachedTemplate', 'classificationlabels', 'intelligence', 'documenttasks'],
]);

/** The last word of a type that an honest program writes. */
const kindOf = (type: string): string => {
  const base = BASES.find((each) => type.startsWith(each)) ?? MICROSOFT.exec(type)?.[0];
  const kind = base === undefined ? '' : type.slice(base.length);
  return TAKEN.has(kind) ? kind : fail('its parts hang together in an unknown way');
};

/**
 * A document made from one of Word's own templates names where that lay on its author's disk. Taken is a path on a local
 * disk, to a template of the kind that cannot have macros.
 */
const LOCAL_TEMPLATE = /^file:\/\/\/(?:[a-z]:[\\/]|Users\/)(?!.*\.\.)[^:*?"<>|]*\.dotx$/i;
const SHARE = /[\\/]{2}|%(?:2f|5c|2e|25)/i;

const isLocalTemplate = (target: string): boolean =>
  LOCAL_TEMPLATE.test(target) && !SHARE.test(target.slice('file:///'.length));

const checkExternal = (kind: string, target: string): void => {
  const isTaken =
    (kind === 'hyperlink' && isTakenLink(target)) || (kind === 'attachedTemplate' && isLocalTemplate(target));
  if (!isTaken) fail('it loads parts from elsewhere');
};

/** The part that a target names, seen from the folder of the part that names it. */
const partAt = (folder: string, target: string): string => {
  if (target === '' || /[:\\%?#]|^\/\//.test(target)) return fail('it loads parts from elsewhere');
  const path = posix.normalize(target.startsWith('/') ? target.slice(1) : posix.join(folder, target));
  return path.startsWith('..') ? fail('it loads parts from elsewhere') : path;
};

export interface Relation {
  kind: string;
  /** The name of a part; undefined for what lies elsewhere. */
  part?: string;
}

/** Letters. Names in an archive are no longer, and a path with a million steps would take long to follow. */
const LONGEST_TARGET = 8_000;

const MODES = ['', 'Internal', 'External'];

/**
 * Reads the relations of a part.
 *
 * @param name that of the part with the relations, `word/_rels/document.xml.rels`.
 * @throws Error in English for what honest programs do not write, and for everything from elsewhere but links.
 */
export const readRelations = (name: string, bytes: Buffer): Relation[] => {
  const folder = posix.dirname(posix.dirname(name));
  const relations: Relation[] = [];
  readXml(bytes, {
    open: (tag) => {
      if (tag.local === 'Relationships') return;
      if (tag.local !== 'Relationship') fail('its parts hang together in an unknown way');
      const [kind, mode] = [kindOf(attribute(tag, 'Type')), attribute(tag, 'TargetMode')];
      const target = attribute(tag, 'Target');
      if (target.length > LONGEST_TARGET) fail('it loads parts from elsewhere');
      if (!MODES.includes(mode)) fail('its parts hang together in an unknown way');
      if (mode === 'External') checkExternal(kind, target);
      // A link to a place in the same document.
      const isLocal = mode === 'External' || (kind === 'hyperlink' && target.startsWith('#'));
      relations.push(isLocal ? { kind } : { kind, part: partAt(folder, target) });
    },
  });
  return relations;
};
