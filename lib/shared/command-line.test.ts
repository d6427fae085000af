import { anyText, createProgram, once, oneOf, runProgram, UsageError, wholeNumber } from './command-line.ts';

const painted: unknown[] = [];

/** Runs a program of two commands and returns its exit code and output. */
async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = { print: (line: string) => out.push(line), warn: (line: string) => err.push(line) };
  const program = createProgram('npm run tool --', terminal).description('Does this and that.');
  program
    .command('paint')
    .description('paints things')
    .argument('<THING>', 'what is painted')
    .requiredOption('--colour <COLOUR>', 'its colour', once(oneOf(['red', 'blue'])))
    .option('--coats <N>', 'how often', once(wholeNumber(3)))
    .option('--note <TEXT>', 'any text', once(anyText))
    .action((thing, options) => void painted.push([thing, options]));
  program
    .command('fail')
    .description('fails')
    .action(() => {
      throw new UsageError('Nothing can fail today.');
    });
  const code = await runProgram(program, args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

beforeEach(() => void painted.splice(0));

test('a command gets its arguments and options, also with =', async () => {
  expect(await run('paint', 'door', '--colour', 'red', '--coats=2', '--note', '-x-')).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(painted).toEqual([['door', { colour: 'red', coats: 2, note: '-x-' }]]);
});

test('a text that begins with hyphens and is no option is a value', async () => {
  expect((await run('paint', 'door', '--colour', 'red', '--note', '-- twice')).code).toBe(0);
  expect(painted).toEqual([['door', { colour: 'red', note: '-- twice' }]]);
});

test.each([
  [['paint', 'door'], "error: required option '--colour <COLOUR>' not specified"],
  [['paint', '--colour', 'red'], "error: missing required argument 'THING'"],
  [['paint', 'door', '--colour', 'green'], "'green' is invalid. It must be one of red, blue."],
  [['paint', 'door', '--colour', 'red', '--colour', 'red'], "'red' is invalid. It is given twice."],
  [['paint', 'door', '--colour', '--coats'], "'--coats' is invalid. It needs a value."],
  [['paint', 'door', '--colour'], "error: option '--colour <COLOUR>' argument missing"],
  [['paint', 'door', '--colour', 'red', '--size', '1'], "error: unknown option '--size'"],
  [['fail'], 'error: Nothing can fail today.'],
])('the command line %j is refused with the usage of its command', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect([code, out, painted]).toEqual([2, '', []]);
  expect(err).toContain(message);
  expect(err).toContain(`Usage: npm run tool -- ${args[0]}`);
});

test.each(['0', '4', '01', '1.5', '1e0', 'x', ''])('%j is not a whole number from 1 to 3', async (coats) => {
  const { code, err } = await run('paint', 'door', '--colour', 'red', '--coats', coats);
  expect(code).toBe(2);
  expect(err).toContain(`'${coats}' is invalid. It must be a whole number from 1 to 3.`);
});

test('a surplus argument is often a text without quotes, which the message says', async () => {
  const { code, err } = await run('paint', 'front', 'door', '--colour', 'red');
  expect(code).toBe(2);
  expect(err).toMatch(/^error: too many arguments for 'paint'.*Usage: .*Put text of several words in quotes\.$/s);
});

test.each([['pant'], ['help', 'pant']])('%s %s is refused with the usage and a similar command', async (...args) => {
  expect(await run(...args)).toEqual({
    code: 2,
    out: '',
    err: `error: unknown command 'pant'\n(Did you mean paint?)\nUsage: npm run tool -- [options] [command]\n"help" lists the commands.`,
  });
});

test('a command line without a command is refused with the usage', async () => {
  expect(await run()).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^Usage: npm run tool -- /) });
});

test.each([['--help'], ['-h'], ['help']])('%s lists the commands', async (arg) => {
  const { code, out, err } = await run(arg);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^Usage: npm run tool -- .*Does this and that\..*\n {2}paint \[options\] <THING> +paints things/s,
  );
});

test.each([
  ['paint', '--help'],
  ['help', 'paint'],
])('%s %s prints the help of the command and says what is required', async (...args) => {
  const { code, out } = await run(...args);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: npm run tool -- paint .*--colour <COLOUR> +its colour \(required\)\n/s);
});
