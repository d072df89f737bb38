/** Bytes that are read at once: a multiple of three, so that the texts of the pieces are that of the whole. */
const piece = 3 * 1024 * 1024;

const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(blob);
  });

/** Characters that `String.fromCharCode` takes at once in every browser. */
const most = 8192;

const textOf = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += most)
    binary += String.fromCharCode(...bytes.subarray(at, at + most));
  return btoa(binary);
};

/** A file as base64 (RFC 4648, 4). @throws where the browser cannot read it: it was moved or changed since it was chosen */
export const base64Of = async (file: Blob): Promise<string> => {
  const texts: string[] = [];
  for (let at = 0; at < file.size; at += piece)
    texts.push(textOf(new Uint8Array(await bytesOf(file.slice(at, at + piece)))));
  return texts.join('');
};
