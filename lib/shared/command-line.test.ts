import { anyText, createProgram, once, oneOf, runProgram, UsageError, wholeNumber } from './command-line.ts';

const done: unknown[] = [];

/** Runs a program of two commands, and tells what it printed and warned of. */
async function run(...words: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const output = { print: (line: string) => out.push(line), warn: (line: string) => err.push(line) };
  const program = createProgram('npm run tool --', output).description('Does this and that.');
  program
    .command('paint')
    .description('paints things')
    .argument('<THING>', 'what is painted')
    .requiredOption('--colour <COLOUR>', 'its colour', once(oneOf(['red', 'blue'])))
    .option('--coats <N>', 'how often', once(wholeNumber(3)))
    .option('--note <TEXT>', 'whatever', once(anyText))
    .action((thing, options) => void done.push([thing, options]));
  program
    .command('fail')
    .description('fails')
    .action(() => {
      throw new UsageError('Nothing can fail today.');
    });
  const understood = await runProgram(program, words, output);
  return { understood, out: out.join('\n'), err: err.join('\n') };
}

beforeEach(() => void done.splice(0));

test('a command gets its arguments and options, also with =', async () => {
  expect(await run('paint', 'door', '--colour', 'red', '--coats=2', '--note', '-x-')).toEqual({
    understood: true,
    out: '',
    err: '',
  });
  expect(done).toEqual([['door', { colour: 'red', coats: 2, note: '-x-' }]]);
});

test.each([
  [['paint', 'door'], "error: required option '--colour <COLOUR>' not specified"],
  [['paint', '--colour', 'red'], "error: missing required argument 'THING'"],
  [['paint', 'door', '--colour', 'green'], "'green' is invalid. It must be one of red, blue."],
  [['paint', 'door', '--colour', 'red', '--colour', 'red'], "'red' is invalid. It is given twice."],
  [['paint', 'door', '--colour', '--coats'], "'--coats' is invalid. It needs a value."],
  [['paint', 'door', '--colour'], "error: option '--colour <COLOUR>' argument missing"],
  ...['0', '4', '1.5', 'x', ''].map((coats): [string[], string] => [
    ['paint', 'door', '--colour', 'red', '--coats', coats],
    `'${coats}' is invalid. It must be a whole number from 1 to 3.`,
  ]),
  [['paint', 'door', '--colour', 'red', '--size', '1'], "error: unknown option '--size'"],
  [['fail'], 'error: Nothing can fail today.'],
])('%j is not understood, which is said with the help of the command', async (words, message) => {
  const { understood, out, err } = await run(...words);
  expect([understood, out, done]).toEqual([false, '', []]);
  expect(err).toContain(message);
  expect(err).toContain(`Usage: npm run tool -- ${words[0]}`);
});

test('a word too many is most often a text without quotes', async () => {
  const { understood, err } = await run('paint', 'front', 'door', '--colour', 'red');
  expect(understood).toBe(false);
  expect(err).toMatch(/^error: too many arguments for 'paint'.*Put text of several words in quotes\.$/s);
});

test('an unknown command is not understood, and one that is spelled like it is named', async () => {
  expect(await run('pant')).toEqual({
    understood: false,
    out: '',
    err: `error: unknown command 'pant'\n(Did you mean paint?)\n"npm run tool -- help" lists the commands.`,
  });
});

test.each([['--help'], ['-h'], ['help']])('%s lists the commands', async (word) => {
  const { understood, out, err } = await run(word);
  expect([understood, err]).toEqual([true, '']);
  expect(out).toMatch(
    /^Usage: npm run tool -- .*Does this and that\..*\n {2}paint \[options\] <THING> +paints things/s,
  );
});

test.each([
  ['paint', '--help'],
  ['help', 'paint'],
])('%s %s prints the help of the command, and marks what it needs', async (...words) => {
  const { understood, out } = await run(...words);
  expect(understood).toBe(true);
  expect(out).toMatch(/^Usage: npm run tool -- paint .*--colour <COLOUR> +its colour \(required\)\n/s);
});
