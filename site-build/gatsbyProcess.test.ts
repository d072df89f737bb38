import { soon } from '../node-lib/soon';
import { isAlive } from '../node-lib/processes';
import { GatsbyProcess } from './gatsbyProcess';

let gatsby: GatsbyProcess;
afterEach(() => gatsby.end());

/** A process that does what the script says, with `done(rendered)` at hand. */
const running = (script: string): GatsbyProcess => {
  const helpers = `const done = (rendered) => process.send({ done: { rendered, memory: process.pid } });`;
  return (gatsby = new GatsbyProcess([process.execPath, '-e', `${helpers}${script}`]));
};

const error = (text: string) =>
  JSON.stringify({ type: 'LOG_ACTION', action: { type: 'LOG', payload: { level: 'ERROR', text } } });

const staying = `process.on('message', ({ publish }) => publish && done(publish.without.length)); done(null);`;

describe('a process of Gatsby', () => {
  it('builds once, and then publishes as often as it is told to', async () => {
    running(staying);
    expect(gatsby.stays).toBe(false);
    const built = await gatsby.build({}, []);
    expect(built).toMatchObject({ done: { rendered: null } });
    expect(gatsby.stays).toBe(true);
    const entry = { type: 't', documentId: 'a', locale: 'en', title: 'A' };
    const fault = { what: 'entry', reason: 'page', field: '', file: '', detail: '' } as const;
    for (const without of [[], [{ ...entry, ...fault }], []])
      expect(await gatsby.publish(without)).toEqual({
        done: { rendered: without.length, memory: 'done' in built && built.done.memory },
      });
  });

  it('is told what to leave out of its build, and its settings', async () => {
    running(`done(JSON.parse(process.env.BUILD_WITHOUT).length + process.env.NODE_ENV + process.env.MINE)`);
    const entry = { type: 't', documentId: 'a', locale: 'en', title: 'A' };
    const fault = { what: 'entry', reason: 'page', field: '', file: '', detail: '' } as const;
    expect(await gatsby.build({ MINE: 'yes' }, [{ ...entry, ...fault }])).toMatchObject({
      done: { rendered: '1productionyes' },
    });
  });

  it('that fails says why, and stays no longer', async () => {
    running(`process.send(${error('The page for path "/en/blog/a/" is broken')}); process.exit(1)`);
    expect(await gatsby.build({}, [])).toEqual({
      failure: { kind: 'page', reason: 'The page for path "/en/blog/a/" is broken' },
    });
    expect(gatsby.stays).toBe(false);
    expect(() => gatsby.publish([])).toThrow('no process of Gatsby');
  });

  it('that fails at a publish says why, and the next build begins a new one', async () => {
    running(
      `process.on('message', () => { process.send(${error('It broke.')}); process.exit(1); }); done(null);`,
    );
    await gatsby.build({}, []);
    expect(await gatsby.publish([])).toEqual({ failure: { kind: 'unknown', reason: 'It broke.' } });
    expect(gatsby.stays).toBe(false);
    expect(await gatsby.build({}, [])).toMatchObject({ done: {} });
  });

  it('that is killed while it publishes has failed', async () => {
    running(`process.on('message', () => process.kill(process.pid, 'SIGKILL')); done(null);`);
    await gatsby.build({}, []);
    expect(await gatsby.publish([])).toMatchObject({ failure: { kind: 'unknown' } });
    expect(gatsby.stays).toBe(false);
  });

  it('is ended by whoever started it', async () => {
    running(staying);
    const built = await gatsby.build({}, []);
    const pid = 'done' in built ? built.done.memory : 0;
    gatsby.end();
    await soon(() => !isAlive(pid));
    expect(gatsby.stays).toBe(false);
  });

  it('can publish hundreds of times without anything left of each', async () => {
    running(staying);
    await gatsby.build({}, []);
    const warned = jest.fn();
    process.on('warning', warned);
    for (let time = 0; time < 100; time += 1) await gatsby.publish([]);
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
  });
});
