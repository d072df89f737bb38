/** Where an admin of the CMS is, and who we are there. */
export interface AdminAccess {
  /** Without a slash at the end. */
  readonly cmsUrl: string;
  readonly email: string;
  readonly password: string;
}

/** The calls of the admin of a running CMS, as its administrator. */
export class Admin {
  private token = '';

  constructor(private readonly access: AdminAccess) {}

  /** @throws when the CMS does not let us in */
  async logIn(): Promise<void> {
    const { cmsUrl, email, password } = this.access;
    const answer = await fetch(`${cmsUrl}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`The admin does not let us in (${answer.status}). Is npm start running?`);
    const { data } = (await answer.json()) as { data: { token?: string; accessToken?: string } };
    this.token = data.accessToken ?? data.token ?? '';
  }

  /**
   * Calls an address of the admin. A log-in that has run out is made again.
   *
   * @throws when the answer is an error
   */
  async call<Answer>(address: string, method = 'GET', body?: object, again = true): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.access.cmsUrl}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (answer.status === 401 && again) {
      await this.logIn();
      return this.call(address, method, body, false);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : {}) as Answer;
  }
}
