import { choosePages } from './chosenPages';
import { cmsUrl, setting } from './stack';

/** Logs in once for all journeys that read the CMS over HTTP: Strapi takes five log-ins in five minutes. */
const logIn = async (): Promise<void> => {
  const answer = await fetch(`${cmsUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: setting('CMS_ADMIN_EMAIL'), password: setting('CMS_ADMIN_PASSWORD') }),
  });
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  process.env.E2E_ADMIN_TOKEN = data.token;
};

export default async (): Promise<void> => {
  await logIn();
  process.env.E2E_CHOSEN_PAGES = (await choosePages()).join(' ');
};
