import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Closers } from './closers.ts';

test('what was begun last is ended first, once, and a failure keeps nothing alive', async () => {
  const closers = new Closers();
  const ended: string[] = [];
  closers.add(() => ended.push('database'));
  closers.add(async () => Promise.reject(new Error('stays mounted')));
  closers.add(() => ended.push('proxy'));
  expect(closers.isClosing).toBe(false);
  const both = await Promise.allSettled([closers.close(), closers.close()]);
  expect(ended).toEqual(['proxy', 'database']);
  expect(closers.isClosing).toBe(true);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

/** Has a child of its own, and ends as a cluster does. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { once } from 'node:events';
  import { Closers, endOnSignal } from './lib/tooling/bench/cluster/closers.ts';
  const child = spawn('sleep', ['600'], { stdio: 'ignore' });
  const closers = new Closers();
  closers.add(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  endOnSignal(() => closers.close());
  process.stdout.write(String(child.pid));
`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a process that gets %s twice ends what it began, and then itself', async (signal, code) => {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
  const [pid] = await once(program.stdout, 'data');
  const ended = once(program, 'exit');
  program.kill(signal);
  program.kill(signal);
  expect((await ended)[0]).toBe(code);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
