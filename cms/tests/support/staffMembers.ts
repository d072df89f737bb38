import { asAdmin } from './admin';
import { type Answer, call } from './api';

/** Calls an address of the admin as somebody. */
export type AsMember = <Content>(path: string, method?: string, json?: unknown) => Promise<Answer<Content>>;

/** Makes somebody with one of Strapi's own roles, as an administrator does, and lets him in. */
export const newMember = async (role: 'Editor' | 'Author'): Promise<AsMember> => {
  const roles = await asAdmin<{ data: { id: number; name: string }[] }>('/admin/roles');
  const id = roles.body.data.find(({ name }) => name === role)?.id;
  const person = { firstname: role, lastname: 'Nguyễn', email: `${role.toLowerCase()}@saola.example` };
  const invited = await asAdmin<{ data: { registrationToken: string } }>('/admin/users', 'POST', {
    ...person,
    roles: [id],
  });
  const { registrationToken } = invited.body.data;
  const { firstname, lastname } = person;
  const registered = await call<{ data: { token: string } }>('/admin/register', {
    method: 'POST',
    json: { registrationToken, userInfo: { firstname, lastname, password: 'Aa1-of-a-member' } },
  });
  if (registered.status !== 200) throw new Error(`Nobody was made: ${registered.text}`);
  const { token } = registered.body.data;
  return (path, method = 'GET', json) => call(path, { method, json, token });
};
