/** One call of the site API, as a test sees it. */
export interface SiteCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string;
  /** In milliseconds: the browser gives up then. */
  readonly timeout: number;
  /** Tells how much of an upload is sent, 0 to 1. */
  readonly progress: (sent: number) => void;
  readonly answer: (status: number, body?: unknown, headers?: Readonly<Record<string, string>>) => void;
  readonly lose: (how: 'error' | 'timeout' | 'abort') => void;
}

/** Puts a site API that answers only when the test says so in the place of the network. */
export const stubSiteApi = () => {
  const calls: SiteCall[] = [];
  class Call {
    timeout = 0;
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    ontimeout?: () => void;
    upload: { onprogress?: (event: object) => void } = {};
    private url = '';
    private readonly sent: Record<string, string> = {};
    private received: Readonly<Record<string, string>> = {};

    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.sent[name] = value;
    }
    getResponseHeader(name: string) {
      return this.received[name] ?? null;
    }
    send(body: FormData | string) {
      calls.push({
        url: this.url,
        headers: this.sent,
        body,
        timeout: this.timeout,
        progress: (sent) =>
          this.upload.onprogress?.({ lengthComputable: true, loaded: sent * 100, total: 100 }),
        answer: (status, answer = '', headers = {}) => {
          this.status = status;
          this.received = headers;
          this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
          this.onload?.();
        },
        lose: (how) => this[`on${how}`]?.(),
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Call });
  return calls;
};
