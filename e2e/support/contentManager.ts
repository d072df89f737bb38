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

/** Writes and publishes a post, as its form does. Gives the id of the document. */
export const publishPost = async (data: object, locale: string): Promise<string> => {
  const base = `/content-manager/collection-types/${posts}`;
  const { data: made } = await asAdmin<{ data: { documentId: string } }>(
    `${base}?locale=${locale}`,
    'POST',
    data,
  );
  await asAdmin(`${base}/${made.documentId}/actions/publish?locale=${locale}`, 'POST', data);
  return made.documentId;
};

export const removePost = (documentId: string): Promise<unknown> =>
  asAdmin(`/content-manager/collection-types/${posts}/${documentId}?locale=*`, 'DELETE');
