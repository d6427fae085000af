import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '#lib/shared/env.ts';
import { RefusalReport } from './refusals.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samay-refusals-'));
});
afterEach(() => rm(folder, { recursive: true }));

const silent = () => undefined;
const refusal = (line: number, id: string, ...texts: string[]): Parameters<RefusalReport['add']>[0] => ({
  id,
  rows: [{ line, name: '' }],
  faults: texts.map((text) => ({ text })),
});

test('a report file that cannot be opened is an error before the import', async () => {
  const report = new RefusalReport(join(folder, 'none', 'refused.tsv'), silent);
  const failing = report.start();
  await expect(failing).rejects.toThrow(ConfigurationError);
  await expect(failing).rejects.toThrow('(ENOENT). Name another with --report.');
});

test('a report file that cannot be written completely is an error at the end', async () => {
  const report = new RefusalReport('/dev/full', silent);
  await report.start();
  report.add(refusal(2, 'A', 'x'.repeat(100_000)));
  await new Promise((done) => setTimeout(done, 50));
  report.add(refusal(3, 'B', 'y'));
  await expect(report.end()).rejects.toThrow('(ENOSPC)');
});

test('each refusal is a line, the first are printed, and without any there is no report file', async () => {
  const file = join(folder, 'refused.tsv');
  const none = new RefusalReport(file, silent);
  await none.start();
  await none.end();
  expect(await readdir(folder)).toEqual([]);
  const shown: string[] = [];
  const report = new RefusalReport(file, (line) => shown.push(line));
  await report.start();
  for (let line = 2; line < 24; line++) report.add(refusal(line, `A\t${line}`, 'one', 'two\nlines'));
  await report.end();
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect([lines.length, lines[1]]).toEqual([24, '2\tA 2\tone; two lines']);
  expect([shown.length, shown.at(-1)]).toEqual([21, `More products are refused. ${file} lists them all.`]);
});

test.each([
  ['=HYPERLINK("http://evil.test")', `'=HYPERLINK("http://evil.test")`],
  ['+91', "'+91"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "' =1+1"],
  ['\r\n=1+1', "' =1+1"],
  ['\u001B=1+1', "' =1+1"],
  ['  @SUM(A1)', "'  @SUM(A1)"],
  ['"=1+1"', `'"=1+1"`],
  ['"=1+1" is not a category', `'"=1+1" is not a category`],
  ['"Shoes" is not a category', '"Shoes" is not a category'],
  ['R=1', 'R=1'],
  ['\u001B[2Jgone', ' [2Jgone'],
])('%j is written without spreadsheet formulas and terminal commands', async (text, cell) => {
  const file = join(folder, 'refused.tsv');
  const shown: string[] = [];
  const report = new RefusalReport(file, (line) => shown.push(line));
  await report.start();
  report.add(refusal(2, text, text));
  await report.end();
  expect((await readFile(file, 'utf8')).split('\n')[1]).toBe(`2\t${cell}\t${cell}`);
  expect(shown.join()).not.toMatch(/\p{Cc}/u);
});

test('each row of a product has a line with its fault, or with the row that caused the refusal', async () => {
  const file = join(folder, 'refused.tsv');
  const shown: string[] = [];
  const report = new RefusalReport(file, (line) => shown.push(line));
  await report.start();
  const [first, second, third] = [2, 3, 4].map((line) => ({ line, name: `R-${line}, size ${line}` }));
  if (!first || !second || !third) throw new Error('three rows');
  const otherRow = { line: 9, name: 'R-9' };
  const unlike = { line: 4, name: 'S-4' };
  report.add({ id: 'R', rows: [first, second, third], faults: [{ row: second, text: 'has no price' }] });
  report.add({
    id: 'S',
    rows: [third],
    faults: [{ text: 'is old' }, { row: otherRow, text: 'a' }, { row: unlike, text: 'b' }],
  });
  await report.end();
  const refusedWith = 'this product is valid; refused together with line 3, R-3, size 3';
  expect((await readFile(file, 'utf8')).trim().split('\n').slice(1)).toEqual([
    `2\tR\t${refusedWith}`,
    '3\tR\tR-3, size 3: has no price',
    `4\tR\t${refusedWith}`,
    '4\tS\tis old; line 9, R-9: a; S-4: b',
  ]);
  expect([report.count, shown.length, shown[0]]).toEqual([2, 2, 'Refused: line 3, R: R-3, size 3: has no price']);
});
