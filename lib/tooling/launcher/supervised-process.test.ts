import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '#lib/shared/env.ts';
import { SupervisedProcess } from './supervised-process.ts';

let folder: string;
let running: SupervisedProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'));
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

function supervise(program: string, onFailedStart: (code: number) => void = () => undefined): SupervisedProcess {
  const file = join(folder, 'child.mjs');
  writeFileSync(file, program);
  const environment = childEnvironment({ LOG_LEVEL: 'silent' });
  running = new SupervisedProcess({ name: 'child', arguments: [file], environment, onFailedStart });
  return running;
}

/** A program that writes its process id to a file and reports that it is ready. */
const program = () => `
  import { appendFileSync } from 'node:fs';
  appendFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n');
  process.on('disconnect', () => process.exit(0));
  process.send({ type: 'ready', url: 'http://here' });
`;

async function pids(count: number): Promise<number[]> {
  for (;;) {
    const found = readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
    if (found.length >= count) return found;
    await sleep(20);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a killed child is restarted, and a stop ends the new one', async () => {
  const child = supervise(program());
  expect(await child.start()).toBe('http://here');
  const [first = 0] = await pids(1);
  process.kill(first, 'SIGKILL');
  const [, second = 0] = await pids(2);
  expect(second).not.toBe(first);
  expect(isAlive(second)).toBe(true);
  await child.stop();
  expect(isAlive(second)).toBe(false);
});

test('a child that exits before it was ready is not restarted', async () => {
  const failed = Promise.withResolvers<number>();
  const child = supervise('process.exit(3);', failed.resolve);
  void child.start();
  expect(await failed.promise).toBe(3);
});

test('a stop right after a crash restarts nothing', async () => {
  const child = supervise(program());
  await child.start();
  const [first = 0] = await pids(1);
  process.kill(first, 'SIGKILL');
  await child.stop();
  await sleep(600);
  expect(await pids(1)).toEqual([first]);
});
