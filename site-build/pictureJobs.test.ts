import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { root } from '../node-lib/root';
import { PictureJobs } from './pictureJobs';

inTemporaryFolder();

interface Answer {
  readonly type: string;
  readonly payload: { readonly id: string; readonly error?: string };
}

let jobs: PictureJobs;
afterEach(() => jobs.end());

/** What the build hears after its messages, as soon as it hears anything. */
const heard = (send: (jobs: PictureJobs) => void): Promise<Answer> =>
  new Promise((resolve) => {
    jobs = new PictureJobs(resolve);
    send(jobs);
  });

/** Gatsby's message for one picture in one size. */
const jobOf = (file: string, name = 'IMAGE_PROCESSING', id = file) => ({
  type: 'JOB_CREATED',
  payload: {
    id,
    name,
    inputPaths: [{ path: path.resolve(file) }],
    outputDir: path.resolve('out'),
    args: {
      operations: [{ outputPath: 'small.avif', args: { width: 20, toFormat: 'avif', quality: 50 } }],
      pluginOptions: { stripMetadata: true, defaultQuality: 50 },
    },
    plugin: { resolve: path.join(root, 'node_modules', 'gatsby-plugin-sharp') },
  },
});

const picture = (file: string) =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } }).toFile(file);

describe('a picture of a build', () => {
  it('is made by a program of its own, and the build hears that it is there', async () => {
    await picture('red.png');

    expect(await heard((each) => each.take(jobOf('red.png')))).toEqual({
      type: 'JOB_COMPLETED',
      payload: { id: 'red.png' },
    });
    const { format, width, height } = await sharp('out/small.avif').metadata();
    expect({ format, width, height }).toEqual({ format: 'heif', width: 20, height: 10 });
  });

  it('that several pages ask for in the same moment comes to all of them', async () => {
    // A picture that no build has made before.
    const raw = { width: 200, height: 200, channels: 3 } as const;
    await sharp(randomBytes(200 * 200 * 3), { raw }).toFile('new.png');
    const ids = ['one', 'two', 'three', 'four', 'five', 'six'];

    const answers: Answer[] = [];
    await new Promise<void>((resolve) => {
      jobs = new PictureJobs((answer) => {
        if (answers.push(answer) === ids.length) resolve();
      });
      ids.forEach((id) => jobs.take(jobOf('new.png', 'IMAGE_PROCESSING', id)));
    });
    expect(answers.map(({ type, payload }) => payload.error ?? type)).toEqual(ids.map(() => 'JOB_COMPLETED'));
  });

  it.each([
    ['whose file is gone', jobOf('gone.png'), /gone\.png/],
    ['of a worker that is not there', jobOf('red.png', 'DRAW_BY_HAND'), /no worker 'DRAW_BY_HAND'/],
  ])('%s fails with the reason', async (_, job, reason) => {
    const { type, payload } = await heard((each) => each.take(job));
    expect(type).toBe('JOB_FAILED');
    expect(payload.error).toMatch(reason);
    expect(existsSync('out/small.avif')).toBe(false);
  });

  it.each([
    ['ends', 'exit', [null, 'SIGKILL'], 'ended (SIGKILL)'],
    ['cannot start', 'error', [new Error('no memory')], 'did not start (no memory)'],
  ])(
    'fails when the program that makes it %s, and the next one gets a new program',
    async (_, event, how, why) => {
      const answers: Answer[] = [];
      const programs: string[] = [];
      const { EventEmitter } = await import('node:events');
      const dying = () => {
        const program = Object.assign(new EventEmitter(), { send: () => undefined, kill: () => undefined });
        programs.push('started');
        setImmediate(() => program.emit(event, ...how));
        return program as never;
      };
      await new Promise<void>((resolve) => {
        jobs = new PictureJobs((answer) => {
          answers.push(answer);
          if (answers.length === 2) resolve();
          else jobs.take(jobOf('second.png'));
        }, dying);
        jobs.take(jobOf('first.png'));
      });
      expect(programs).toHaveLength(2);
      expect(answers).toEqual(
        ['first.png', 'second.png'].map((id) => ({
          type: 'JOB_FAILED',
          payload: { id, error: `The program that makes the pictures ${why}.` },
        })),
      );
    },
  );

  it('fails, and no more than that, when its program is gone before it was told', async () => {
    const gone = () => {
      const program = fork('gone.js', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      program.disconnect();
      return program;
    };
    const answer = await new Promise<Answer>((resolve) => {
      jobs = new PictureJobs(resolve, gone);
      jobs.take(jobOf('red.png'));
    });
    expect(answer).toEqual({
      type: 'JOB_FAILED',
      payload: { id: 'red.png', error: 'The program that makes the pictures ended (1).' },
    });
  });

  it.each([
    ['a line of a log', { type: 'LOG_ACTION', action: {} }],
    ['nothing', undefined],
  ])('is asked for by a job only, and not by %s', (_, message) => {
    const startProgram = jest.fn();
    jobs = new PictureJobs(() => undefined, startProgram);
    jobs.take(message);
    expect(startProgram).not.toHaveBeenCalled();
  });
});
