import { launcherHelp } from './launcher-help.ts';

const COMMANDS = {
  start: { about: 'starts the store', run: () => Promise.reject(new Error('It must not run.')) },
  desk: { about: 'orders', readsWords: true, run: () => Promise.reject(new Error('It must not run.')) },
} as const;

async function help(...words: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  process.exitCode = 0;
  await launcherHelp(COMMANDS, words, { print: (line) => out.push(line), warn: (line) => err.push(line) });
  const code = process.exitCode;
  process.exitCode = undefined;
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test.each([[['--help']], [['-h']], [['help']]])('%j lists the commands', async (words) => {
  const { code, out, err } = await help(...words);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/\n {2}start +starts the store\n {2}desk +orders; "npm run desk -- help" says more\n/);
});

test.each([[['start', '--help']], [['help', 'start']]])('%j prints the help of a command', async (words) => {
  expect(await help(...words)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: npm run start /) });
});

test.each<[string[], RegExp]>([
  [[], /^Usage: npm run /],
  [['strt'], /^error: unknown command 'strt'\n\(Did you mean start\?\)/],
  [['start', 'now'], /^error: too many arguments for 'start'/],
  [['start', '--port', '80'], /^error: unknown option '--port'/],
])('%j is refused with exit code 1', async (words, message) => {
  expect(await help(...words)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(message) });
});
