import { runLauncherProgram } from './launcher-program.ts';

const COMMANDS = {
  start: { description: 'starts the store', run: () => Promise.reject(new Error('It must not run.')) },
  desk: { description: 'orders', hasProgram: true, run: () => Promise.reject(new Error('It must not run.')) },
} as const;

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  process.exitCode = 0;
  await runLauncherProgram(COMMANDS, args, { print: (line) => out.push(line), warn: (line) => err.push(line) });
  const code = process.exitCode;
  process.exitCode = undefined;
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test.each([[['--help']], [['-h']], [['help']]])('the launcher lists its commands for %j', async (args) => {
  const { code, out, err } = await run(...args);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\n {2}start +starts the store\n {2}desk +orders; "npm run desk -- --help" explains it\n/);
});

test.each([[['start', '--help']], [['help', 'start']]])('the launcher explains a command for %j', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: npm run start /) });
});

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run /],
  [['strt'], /^error: unknown command 'strt'\n\(Did you mean start\?\)\nUsage: /],
  [['start', 'now'], /^error: too many arguments for 'start'.*Usage: /s],
  [['start', '--port', '80'], /^error: unknown option '--port'.*Usage: /s],
])('the launcher refuses %j with exit code 2 and the usage', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) });
});
