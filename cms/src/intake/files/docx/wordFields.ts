/** The fields of a part, followed through its XML. */
import { type Change, FieldReader } from '../fields/fieldReader';
import { type Tag, attribute } from './xml';

const WORD = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const MATH = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
]);
const ALTERNATIVES = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

export const isWord = (tag: Tag): boolean => WORD.has(tag.uri);

/** Text of its own, which begins and ends its fields itself: a box, a note, a part; one of two ways to read a place. */
const STORIES = new Set([
  ...['document', 'hdr', 'ftr', 'footnotes', 'endnotes', 'comments', 'glossaryDocument', 'docPartBody'],
  ...['txbxContent', 'footnote', 'endnote', 'comment'],
]);
/** What a run may lie in: every reader of Word documents follows these. */
const FOLLOWED = new Set([
  ...['body', 'p', 'r', 'hyperlink', 'fldSimple', 'ins', 'del', 'moveFrom', 'moveTo', 'dir', 'bdo'],
  ...['sdt', 'sdtContent', 'smartTag', 'customXml', 'tbl', 'tr', 'tc', 'ruby', 'rt', 'rubyBase'],
]);
const CHANGES: Record<string, Change> = {
  ...{ del: 'deleted', moveFrom: 'deleted', delText: 'deleted', delInstrText: 'deleted' },
  ...{ ins: 'inserted', moveTo: 'inserted' },
};

const TEXTS = new Set(['t', 'delText', 'instrText', 'delInstrText']);
const INSTRUCTIONS = new Set(['instrText', 'delInstrText', 'fldChar', 'fldSimple']);
const SPACES = new Set(['tab', 'ptab', 'br', 'cr']);
/** They say nothing between two pieces of a text; programs cut words into pieces with them. */
const SILENT = new Set([
  ...[
    'rPr',
    'pPr',
    'proofErr',
    'bookmarkStart',
    'bookmarkEnd',
    'lastRenderedPageBreak',
    'fldChar',
    'fldData',
  ],
  ...['permStart', 'permEnd', 'commentRangeStart', 'commentRangeEnd', 'ffData', 'sdtPr', 'smartTagPr'],
  ...['moveFromRangeStart', 'moveFromRangeEnd', 'moveToRangeStart', 'moveToRangeEnd'],
]);
/** In place of what stands in a text and is none. */
const THING = '\ufffc';

const fail = (): never => {
  throw new Error('it has a field that runs or fetches something');
};

const isBranch = (tag: Tag): boolean =>
  tag.uri === ALTERNATIVES && (tag.local === 'Choice' || tag.local === 'Fallback');

interface Level {
  tag: Tag;
  /** The fields of the text that this element belongs to. */
  fields: FieldReader;
  /** Whether all readers follow from the beginning of that text to here. */
  isFollowed: boolean;
  change: Change;
  /** Nothing in here is text. */
  isSilent: boolean;
}

/** Follows the elements of one part. @throws Error in English where a field runs, fetches, or cannot be followed. */
export class WordFields {
  private readonly levels: Level[] = [];

  open(tag: Tag): void {
    const outer = this.levels.at(-1);
    const word = isWord(tag);
    if (outer && isWord(outer.tag) && TEXTS.has(outer.tag.local)) fail();
    if (word && INSTRUCTIONS.has(tag.local)) this.checkPlace(tag, outer);
    const level = this.levelOf(tag, outer);
    this.levels.push(level);
    const { fields, change } = level;
    if (word && tag.local === 'fldChar') this.mark(fields, attribute(tag, 'fldCharType'), change);
    else if (word && tag.local === 'fldSimple') this.simple(fields, attribute(tag, 'instr'), change);
    else if (fields.isInInstruction && !level.isSilent) this.addThing(level);
  }

  close(): void {
    const level = this.levels.pop();
    if (!level) return;
    const { tag, fields, change } = level;
    const outer = this.levels.at(-1);
    // A field that goes on behind such a text would have its instruction there.
    if (outer && fields !== outer.fields && !fields.isEmpty) fail();
    if (!outer) fields.finish();
    else if (isWord(tag) && tag.local === 'fldSimple') fields.end(change);
    else if (isWord(tag) && tag.local === 'p') fields.add(' ', change);
  }

  text(text: string): void {
    const level = this.levels.at(-1);
    if (!level || !isWord(level.tag) || !TEXTS.has(level.tag.local)) return;
    const isInstruction = INSTRUCTIONS.has(level.tag.local) && text.trim() !== '';
    // Of a field that began where only another reader sees it.
    if (isInstruction && level.fields.isEmpty) fail();
    level.fields.add(text, level.change);
  }

  /** Where a field is marked, or says what it does, every reader has to see it. */
  private checkPlace(tag: Tag, outer: Level | undefined): void {
    if (!outer?.isFollowed || outer.isSilent) fail();
    if (tag.local !== 'fldSimple' && !(outer && isWord(outer.tag) && outer.tag.local === 'r')) fail();
  }

  private levelOf(tag: Tag, outer: Level | undefined): Level {
    const word = isWord(tag);
    const isStory = !outer || isBranch(tag) || (word && STORIES.has(tag.local));
    // What one reader takes for a part of an instruction, another leaves out.
    if (isBranch(tag) && outer?.fields.isInInstruction) fail();
    if (isStory || !outer)
      return { tag, fields: new FieldReader(), isFollowed: true, change: undefined, isSilent: false };
    const isKnown = (word && (FOLLOWED.has(tag.local) || TEXTS.has(tag.local))) || MATH.has(tag.uri);
    return {
      tag,
      fields: outer.fields,
      isFollowed: outer.isFollowed && isKnown,
      change: (word ? CHANGES[tag.local] : undefined) ?? outer.change,
      isSilent: outer.isSilent || (word && SILENT.has(tag.local)),
    };
  }

  private mark(fields: FieldReader, kind: string, change: Change): void {
    // It would be the end of a field around this text.
    if (kind !== 'begin' && fields.isEmpty && fields !== this.levels[0]?.fields) fail();
    if (kind === 'begin') fields.begin(change);
    else if (kind === 'separate') fields.separate(change);
    else if (kind === 'end') fields.end(change);
    else fail();
  }

  /** A field with its instruction in one place; what is in it is its result. */
  private simple(fields: FieldReader, instruction: string, change: Change): void {
    fields.begin(change);
    fields.add(instruction, change);
    fields.separate(change);
  }

  private addThing({ tag, fields, change, isFollowed }: Level): void {
    if (isWord(tag) && SPACES.has(tag.local)) fields.add(' ', change);
    else if (!isFollowed || MATH.has(tag.uri)) fields.add(THING, change);
  }
}
