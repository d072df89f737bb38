/** Who had visitors see another version. The site server knows nobody, so the CMS remembers it. */
import type { Core } from '@strapi/strapi';

interface GoneBack {
  release: string;
  by: string;
}

interface Member {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'app', name: 'website', key: 'gone-back' }) as {
    get: (params: object) => Promise<unknown>;
    set: (params: { value: GoneBack }) => Promise<void>;
  };

/** What a member of the staff is called by the others; empty for one without a name. */
export const nameOfMember = ({ firstname, lastname, username }: Member): string =>
  [firstname, lastname].filter(Boolean).join(' ').trim() || (username ?? '').trim();

/** Remembers who went to a release. */
export const rememberGoneBack = (strapi: Core.Strapi, release: string, member: Member): Promise<void> =>
  storeOf(strapi).set({ value: { release, by: nameOfMember(member) } });

/** Who went to a release last; null where that is not known, as when it was done on the server. */
export const whoWentBackTo = async (strapi: Core.Strapi, release: string): Promise<string | null> => {
  const { release: last, by } = Object(await storeOf(strapi).get({})) as Partial<GoneBack>;
  return last === release && by ? by : null;
};
