/** Long enough for every browser to begin the download. */
const KEPT_MS = 60_000;

/** Lets the browser save bytes as a file. */
export const saveAs = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
