import { cmsUrl } from './stack';

const posts = 'api::dicom-blog.dicom-blog';

/** Calls an address of the admin as the administrator that the run logged in. */
const asAdmin = async <Answer>(path: string, method: 'GET' | 'POST' | 'DELETE', body?: object | FormData) => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${cmsUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${process.env.E2E_ADMIN_TOKEN}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? {} : await answer.json()) as Answer;
};

/** Puts a picture into the media library. */
export const uploadPicture = async (name: string, bytes: Buffer): Promise<{ id: number; url: string }> => {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  const [file] = await asAdmin<{ id: number; url: string }[]>('/upload', 'POST', form);
  if (!file) throw new Error(`The media library did not take ${name}`);
  return file;
};

const addressOf = (type: string): string => `/content-manager/collection-types/${type}`;

/** Writes and publishes an entry, as its form does. Gives the id of the document. */
export const publishEntry = async (type: string, data: object, query = ''): Promise<string> => {
  const base = addressOf(type);
  const { data: made } = await asAdmin<{ data: { documentId: string } }>(`${base}${query}`, 'POST', data);
  await asAdmin(`${base}/${made.documentId}/actions/publish${query}`, 'POST', data);
  return made.documentId;
};

export const removeEntry = (type: string, documentId: string, query = ''): Promise<unknown> =>
  asAdmin(`${addressOf(type)}/${documentId}${query}`, 'DELETE');

/** Writes and publishes a post. Gives the id of the document. */
export const publishPost = (data: object, locale: string): Promise<string> =>
  publishEntry(posts, data, `?locale=${locale}`);

export const removePost = (documentId: string): Promise<unknown> =>
  removeEntry(posts, documentId, '?locale=*');
