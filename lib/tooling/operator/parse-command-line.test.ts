import { UsageError } from './command-context.ts';
import { parseCommandLine } from './parse-command-line.ts';

const WANTED = { options: ['awb', 'by'], flags: ['json'], repeatable: ['piece'], usage: 'Usage: it' };
const parse = (...text: string[]) => parseCommandLine(text, WANTED);

test('words, options, flags and lists of a command line are distinguished', () => {
  const read = parse('A', '--awb', '1', '--json', '--piece', 'x', 'B', '--piece=y', '--by', '-Meera-');
  expect(read.positionals).toEqual(['A', 'B']);
  expect(read.values).toMatchObject({ awb: '1', by: '-Meera-' });
  expect([read.set.has('json'), read.all('piece'), read.all('other')]).toEqual([true, ['x', 'y'], []]);
});

test('an id that begins with hyphens is parsed as a word', () => {
  const ids = ['-aB3_0123456789-abcdefgh', '--B3_0123456789-abcdefgh@1795313542096'];
  expect(parse(...ids, '--awb', ids[0] ?? '')).toMatchObject({ positionals: ids, values: { awb: ids[0] } });
});

test.each([
  [['--colour', 'red'], '--colour is not an option of this command.'],
  [['-x'], '-x is not an option of this command.'],
  [['--awb'], '--awb needs a value.'],
  [['--awb', '--json'], '--awb needs a value.'],
  [['--awb', '1', '--awb', '2'], '--awb is given twice.'],
  [['--json=1'], '--json takes no value.'],
])('the command line %j is refused as wrong usage', (text, message) => {
  expect(() => parse(...text)).toThrow(new UsageError(`${message}\nUsage: it`));
});
