import { type PortUse, portsInUse, portsTaken } from '../lib/ports';

/** The ports a start needs. */
function neededPorts(env: Record<string, string>): PortUse[] {
  const uses: [string, string][] = [
    ['the site server', 'SITE_PORT'],
    ['the CMS', 'CMS_PORT'],
    ['the mail inbox', 'INBOX_PORT'],
    ["the inbox's mail server", 'SMTP_PORT'],
  ];
  return uses.map(([name, setting]) => ({ name, setting, port: Number(env[setting]) }));
}

/** Throws a StepFailed naming each port that is taken, the service that wants it, and its setting. */
export async function checkPorts(env: Record<string, string>, earlier: number | null): Promise<void> {
  const taken = await portsInUse(neededPorts(env));
  if (taken.length > 0) throw portsTaken(taken, earlier);
}
