import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { JOB_KINDS } from '#lib/contract/operator-vocabulary.ts';
import { describeOnPostgres } from '../testing/test-database.ts';
import { JOB_POLICIES, type JobPolicies } from './job-policies.ts';
import type { JobHandler, JobKind, JobQueue, JobWork } from './job-queue.ts';
import { openJobQueue } from './open-job-queue.ts';

// A worker that was killed is missed after ten seconds at the earliest.
jest.setTimeout(120_000);

const IMPATIENT = Object.fromEntries(
  JOB_KINDS.map((kind) => {
    const { queue, ...rest } = JOB_POLICIES[kind];
    // What the store leaves out stays out.
    const heartbeat = queue.heartbeatSeconds !== undefined && { heartbeatSeconds: 10 };
    const hasty = { ...queue, retryLimit: 1, retryDelay: 1, retryDelayMax: 1, ...heartbeat };
    return [kind, { ...rest, queue: hasty, pollSeconds: 0.5 }];
  }),
) as unknown as JobPolicies;

/** Waits for what other connections bring about. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(50);
}

describeOnPostgres('the queue of jobs', (databaseUrl) => {
  const opened: JobQueue[] = [];
  let schema: string;
  let errors: unknown[];
  beforeEach(() => {
    schema = `test_jobs_${randomBytes(8).toString('hex')}`;
    errors = [];
  });
  afterEach(async () => {
    for (const queue of opened.splice(0)) await queue.stop();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  });

  async function open(isWorker = true): Promise<JobQueue> {
    const onError = (error: unknown) => errors.push(error);
    const queue = await openJobQueue({ databaseUrl, schema, isWorker, onError, policies: IMPATIENT });
    opened.push(queue);
    return queue;
  }
  const workOf = (kind: JobKind, handler: JobHandler) => {
    const idle: JobWork = { handler: async () => undefined };
    return { housekeeping: idle, alerts: idle, 'photo-features': idle, [kind]: { handler } };
  };
  const countOf = async (queue: JobQueue, kind: JobKind) => (await queue.counts()).find((one) => one.kind === kind);

  test('of two workers each does some of the jobs, and each job is done once', async () => {
    const api = await open(false);
    const photos = Array.from({ length: 60 }, (_, number) => `photo-${number}`);
    await Promise.all([api.add('photo-features', photos), api.add('photo-features', photos)]);
    expect(await countOf(api, 'photo-features')).toMatchObject({ waiting: 60, failed: 0 });
    const done: [worker: number, photo: string][] = [];
    const takePart = async (worker: number) => {
      const queue = await open();
      const handler: JobHandler = async (photo) => {
        await sleep(20);
        done.push([worker, photo]);
      };
      await queue.work(workOf('photo-features', handler));
    };
    await Promise.all([takePart(1), takePart(2)]);
    await until(async () => (await countOf(api, 'photo-features'))?.waiting === 0);
    expect(done.map(([, photo]) => photo).toSorted()).toEqual(photos.toSorted());
    expect(new Set(done.map(([worker]) => worker))).toEqual(new Set([1, 2]));
    expect(errors).toEqual([]);
  });

  test('a job of one subject is not added while it waits, and again once it is done', async () => {
    const queue = await open();
    await queue.add('housekeeping');
    await queue.add('housekeeping');
    expect(await countOf(queue, 'housekeeping')).toMatchObject({ waiting: 1, oldest: expect.any(Number) });
    let done = 0;
    await queue.work(workOf('housekeeping', async () => done++));
    await until(() => done === 1);
    await until(async () => (await countOf(queue, 'housekeeping'))?.waiting === 0);
    await queue.add('housekeeping');
    await until(() => done === 2);
  });

  test('what fails is tried again, then kept with its reason, and done when somebody asks for it', async () => {
    const queue = await open();
    let isBroken = true;
    let tries = 0;
    const handler: JobHandler = async () => {
      tries++;
      const cause = new Error('The disk is full');
      if (isBroken) throw new AggregateError([new Error('A step failed', { cause })], 'Some failed.');
    };
    await queue.work(workOf('photo-features', handler));
    await queue.add('photo-features', ['watch.webp']);
    await until(async () => (await countOf(queue, 'photo-features'))?.failed === 1);
    expect(tries).toBe(2);
    expect(errors.map(String)).toEqual(['AggregateError: Some failed.', 'AggregateError: Some failed.']);
    const [failed, ...others] = await queue.failed();
    expect(others).toEqual([]);
    expect(failed).toMatchObject({
      kind: 'photo-features',
      subject: 'watch.webp',
      tries: 2,
      reason: 'The disk is full',
    });
    isBroken = false;
    expect(await queue.retry('00000000-0000-4000-8000-000000000000')).toBe(0);
    expect(await queue.retry(failed?.id)).toBe(1);
    await until(() => tries === 3);
    await until(async () => (await countOf(queue, 'photo-features'))?.waiting === 0);
    expect(await countOf(queue, 'photo-features')).toMatchObject({ failed: 0 });
    expect(await queue.failed()).toEqual([]);
  });

  test('a worker that stops aborts its job, which is no failure, and another does it', async () => {
    const [api, stopping] = [await open(false), await open()];
    const taken = Promise.withResolvers<AbortSignal>();
    const stuck: JobHandler = (_photo, cut) => {
      taken.resolve(cut);
      return new Promise((_done, reject) => cut.addEventListener('abort', () => reject(cut.reason)));
    };
    await stopping.work(workOf('photo-features', stuck));
    await api.add('photo-features', ['watch.webp']);
    const cut = await taken.promise;
    const stopped = stopping.stop();
    expect(cut.aborted).toBe(true);
    await stopped;
    expect(errors).toEqual([]);
    const done: string[] = [];
    await (await open()).work(workOf('photo-features', async (photo) => done.push(photo)));
    await until(() => done.length > 0);
    expect(await countOf(api, 'photo-features')).toMatchObject({ failed: 0 });
  });

  test('the job of a worker that was killed is done by another', async () => {
    const queue = await open(false);
    await queue.add('photo-features', ['watch.webp']);
    const child = startStuckWorker();
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The worker ended'))),
    ]);
    const done: string[] = [];
    const second = await open();
    await second.work(workOf('photo-features', async (photo) => done.push(photo)));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(done).toEqual([]);
    await until(() => done.length > 0);
    expect(done).toEqual(['watch.webp']);
  });

  /** A process that takes a job, says so, and does not end it. */
  function startStuckWorker(): ChildProcess {
    const program = `
      import { openJobQueue } from './lib/retail-api/jobs/open-job-queue.ts';
      const idle = { handler: async () => undefined };
      const queue = await openJobQueue({ ...${JSON.stringify({ databaseUrl, schema, isWorker: true, policies: IMPATIENT })}, onError: console.error });
      const stuck = { handler: () => new Promise(() => process.send('taken')) };
      await queue.work({ housekeeping: idle, alerts: idle, 'photo-features': stuck });
    `;
    return spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }
});
