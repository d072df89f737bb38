/** The small table a start ends with: where everything is, and how to stop. */
export function startSummary(env: Record<string, string>): string {
  const rows: [string, string][] = [
    ['Site', `${env.GATSBY_SITE_URL}/`],
    ['CMS admin', `${env.CMS_PUBLIC_URL}/admin`],
    ['  e-mail', env.CMS_ADMIN_EMAIL ?? ''],
    ['  password', `${env.CMS_ADMIN_PASSWORD} (made for the sample admin)`],
    ['Mail inbox', `http://localhost:${env.INBOX_PORT}/`],
    ['Stop', 'Ctrl-C'],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = '─'.repeat(width + 4 + Math.max(...rows.map(([, value]) => value.length)));
  return [line, ...rows.map(([name, value]) => ` ${name.padEnd(width)}  ${value}`), line].join('\n');
}
