// Demos and banners are shown in sandboxed frames, whose origin is opaque: to the browser their own
// stylesheets and fonts then come from elsewhere.
const folders = /^\/(banners|demos)\//;

/** Whether an address belongs to a document that the site's pages show in a frame. */
export function isFramed(address: string): boolean {
  return folders.test(address);
}
