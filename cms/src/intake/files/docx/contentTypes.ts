/** What the parts of a Word document may be. */
import { fail } from '../fail';
import { attribute, attributesOf, readXml } from './xml';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
export const MAIN_TYPE = `${WORD}document.main+xml`;
export const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';
export const FONT_TYPES = [
  'application/vnd.openxmlformats-officedocument.obfuscatedFont',
  'application/x-fontdata',
  'application/x-font-ttf',
];
export const PRINTER_TYPE = `${WORD}printerSettings`;
export const DRAWING_TYPE = 'image/svg+xml';

const XML_TYPES = [
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(document\.(main|glossary)|styles|stylesWithEffects|settings|webSettings|fontTable|numbering|header|footer|footnotes|endnotes|comments|commentsExtended|commentsIds|commentsExtensible|people)\+xml$/,
  /^application\/vnd\.openxmlformats-officedocument\.(theme|themeOverride|extended-properties|custom-properties|customXmlProperties|drawing)\+xml$/,
  /^application\/vnd\.openxmlformats-officedocument\.drawingml\.(chart|chartshapes|diagram(Data|Layout|Style|Colors))\+xml$/,
  /^application\/vnd\.ms-office\.(drawingml\.diagram(Drawing|\.drawing)|chartstyle|chartcolorstyle|chartex|classificationlabels|intelligence2|documenttasks)\+xml$/,
  /^application\/vnd\.ms-word\.(stylesWithEffects|people|commentsExtended|commentsIds|commentsExtensible)\+xml$/,
  /^application\/vnd\.openxmlformats-(officedocument\.vmlDrawing|package\.(relationships|core-properties)\+xml)$/,
  /^(application|text)\/xml$/,
  /^application\/inkml\+xml$/,
  /^image\/svg\+xml$/,
];
const PICTURE_TYPE = /^image\/(x-)?(png|jpe?g|jfif|pjpeg|gif|bmp|tiff?|emf|wmf|webp|heic|vnd\.ms-photo)$/i;

export const isXmlType = (type: string): boolean => XML_TYPES.some((each) => each.test(type));
export const isPictureType = (type: string): boolean => PICTURE_TYPE.test(type);

const isTaken = (type: string): boolean =>
  isXmlType(type) || isPictureType(type) || FONT_TYPES.includes(type) || type === PRINTER_TYPE;

/** Gives the type of a part, by its name in the archive. */
export type TypeOf = (part: string) => string;

const taken = (type: string): string =>
  isTaken(type) ? type : fail('it has parts of a kind that a plain Word document has not');

const set = (types: Map<string, string>, key: string, type: string): void => {
  const known = types.get(key.toLowerCase());
  if (known !== undefined && known !== type) fail('a part has two types');
  types.set(key.toLowerCase(), type);
};

/**
 * Reads the list of types.
 *
 * @throws Error in English where a part that it names has a type that no plain Word document has, or two of them; the
 *   function it returns does where a part has none, or such a one by its ending.
 */
export const readTypes = (bytes: Buffer): TypeOf => {
  const [defaults, overrides] = [new Map<string, string>(), new Map<string, string>()];
  readXml(bytes, {
    open: (tag) => {
      if (!['Types', 'Default', 'Override'].includes(tag.local)) fail('its list of types is wrong');
      if (tag.local === 'Types') return;
      if (attributesOf(tag).length !== 2) fail('its list of types is wrong');
      const type = attribute(tag, 'ContentType');
      // Programs list the endings of all that they could write; what is there counts.
      if (tag.local === 'Default') set(defaults, attribute(tag, 'Extension'), type);
      else set(overrides, attribute(tag, 'PartName'), taken(type));
    },
  });
  return (part) => {
    const name = part.toLowerCase();
    const extension = /\.([^./]+)$/.exec(name)?.[1] ?? '';
    return taken(overrides.get(`/${name}`) ?? defaults.get(extension) ?? fail('a part has no type'));
  };
};
