import { createBase64 } from './base64';
import { createJsonSplitter } from './jsonSplitter';

/** What a JSON is split into, where it comes in pieces of so many bytes. */
const splitIn = (json: string, bytes: number) => {
  const split = createJsonSplitter('file', '"stand"');
  const base64 = createBase64('file');
  const [rest, file]: Buffer[][] = [[], []];
  const all = Buffer.from(json);
  for (let at = 0; at < all.length; at += bytes)
    for (const piece of split(all.subarray(at, at + bytes)))
      if ('rest' in piece) rest?.push(Buffer.from(piece.rest));
      else if (piece.taken) file?.push(base64.decode(piece.taken));
      else base64.end();
  return { rest: Buffer.concat(rest ?? []).toString(), file: Buffer.concat(file ?? []).toString() };
};

it.each([
  ['{"a":{"file":"UGjhu58=","b":1}}', '{"a":{"file":"stand","b":1}}', 'Phở'],
  ['{"file" : \n "UGjhu58=" }', '{"file" : \n "stand" }', 'Phở'],
  ['{"a":"\\"file\\":\\"AAAA\\"","b":"Phở \\\\"}', '{"a":"\\"file\\":\\"AAAA\\"","b":"Phở \\\\"}', ''],
  ['{"a":["file","AAAA"],"file":null,"files":"x"}', '{"a":["file","AAAA"],"file":null,"files":"x"}', ''],
  ['{"file":["AAAA"],"file2":"AAAA"}', '{"file":["AAAA"],"file2":"AAAA"}', ''],
  ['{"a":"file","b":"AAAA"}', '{"a":"file","b":"AAAA"}', ''],
])('%j is split alike, in whatever pieces it comes', (json, rest, file) => {
  for (let bytes = 1; bytes <= json.length; bytes++) expect(splitIn(json, bytes)).toEqual({ rest, file });
});

it.each(['{"file":"A"}', '{"file":"AA=A"}', '{"file":"AB=="}', '{"file":"=AAA"}', '{"file":"A-_A"}'])(
  '%j has no base64, in whatever pieces it comes',
  (json) => {
    for (let bytes = 1; bytes <= json.length; bytes++)
      expect(() => splitIn(json, bytes)).toThrow('Refused with 400');
  },
);
