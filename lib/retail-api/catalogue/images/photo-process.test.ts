import childProcess from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { PhotoProcess, PhotoProcessError } from './photo-process.ts';

// Each test starts at least one process.
jest.setTimeout(300_000);

let folder: string;
let photos: PhotoProcess<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samay-photos-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  jest.restoreAllMocks();
  await photos.stop();
});

/** Enough for the slowest machine to start a process and to get its response. */
const UNHURRIED = { answeredWithinMs: MINUTE_MS };

/** A process that runs the given program. */
async function processOf(program: string, limits: object = UNHURRIED): Promise<PhotoProcess<unknown>> {
  const file = join(folder, `${Math.random()}.mjs`);
  await writeFile(file, program);
  return new PhotoProcess(pathToFileURL(file), limits);
}

test('the photo process gets no environment of the retail API', async () => {
  photos = await processOf(`process.on('message', () =>
    process.send({ result: Object.keys(process.env), residentBytes: 1 }));`);
  expect(await photos.process(new Uint8Array(1))).toEqual(['NODE_ENV']);
});

test('a photo process that ends on a photo is replaced', async () => {
  photos = await processOf(`
    process.on('message', ({ bytes }) => {
      if (bytes.length === 1) process.abort();
      process.send({ result: null, residentBytes: process.pid });
    });`);
  await expect(photos.process(new Uint8Array(1))).rejects.toBeInstanceOf(PhotoProcessError);
  expect(await photos.process(new Uint8Array(2))).toBeNull();
});

test('a photo that takes too long is given up with its process, and the next one gets a new process', async () => {
  // The test triggers the timeout itself.
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  photos = await processOf(
    `process.on('message', ({ bytes }) => {
    if (bytes.length === 1) for (;;);
    process.send({ result: process.pid, residentBytes: 1 });
  });`,
    {},
  );
  const first = await photos.process(new Uint8Array(2));
  const deadline = new AbortController();
  timeout.mockReturnValueOnce(deadline.signal);
  const outcome = expect(photos.process(new Uint8Array(1))).rejects.toBeInstanceOf(PhotoProcessError);
  deadline.abort();
  await outcome;
  expect(isRunning(Number(first))).toBe(false);
  const second = await photos.process(new Uint8Array(2));
  expect(second).not.toEqual(first);
  expect(timeout.mock.calls).toEqual([[10_000], [10_000], [10_000]]);
});

test('an idle photo process ends after a while, and the next photo gets a new one', async () => {
  const program = `process.on('message', () =>
    process.send({ result: process.pid, residentBytes: 1 }));`;
  photos = await processOf(program, { ...UNHURRIED, idleMs: 1 });
  const first = await photos.process(new Uint8Array(1));
  while (isRunning(Number(first))) await sleep(5);
  const second = await photos.process(new Uint8Array(1));
  expect(second).not.toEqual(first);
  await photos.stop();
  photos = await processOf(program);
  const stored = await photos.process(new Uint8Array(1));
  expect(await photos.process(new Uint8Array(1))).toEqual(stored);
});

test('a photo may take longer than the idle time of a process', async () => {
  photos = await processOf(
    `process.on('message', ({ bytes }) =>
      setTimeout(() => process.send({ result: null, residentBytes: 1 }), bytes.length));`,
    { ...UNHURRIED, idleMs: 10 },
  );
  await photos.process(new Uint8Array(1));
  expect(await photos.process(new Uint8Array(60))).toBeNull();
});

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

test('a photo process with too much memory is replaced', async () => {
  photos = await processOf(`process.on('message', () => process.send({ result: process.pid, residentBytes: 2 }));`, {
    ...UNHURRIED,
    residentBytes: 1,
  });
  const first = await photos.process(new Uint8Array(1));
  const second = await photos.process(new Uint8Array(1));
  expect(first).not.toEqual(second);
});

test('a photo is refused when too many are waiting', async () => {
  photos = await processOf(`process.on('message', () => undefined);`, { ...UNHURRIED, waiting: 1 });
  const first = photos.process(new Uint8Array(1));
  const second = photos.process(new Uint8Array(1));
  expect(photos.process(new Uint8Array(1))).toBeNull();
  const both = Promise.allSettled([first, second]);
  await photos.stop();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('stop gives up the current photo, and starts no further process', async () => {
  photos = await processOf(`process.on('message', () => { for (;;); });`);
  const looked = photos.process(new Uint8Array(1));
  const outcome = expect(looked).rejects.toThrow('The retail API is stopping');
  await photos.stop();
  await outcome;
  const start = jest.spyOn(childProcess, 'fork');
  await expect(photos.process(new Uint8Array(1))).rejects.toThrow('The retail API is stopping');
  expect(start).not.toHaveBeenCalled();
});
