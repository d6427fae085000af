import { parse } from 'csv-parse/sync';
import { printReport, type ReportColumns } from './report-table.ts';

interface Row {
  Text: string;
  Amount: number;
  Count: number;
  At: number | null;
}

const COLUMNS: ReportColumns<Row> = [
  ['Text', 'text'],
  ['Amount', 'rupees'],
  ['Count', 'number'],
  ['At', 'time'],
];
const AT = Date.parse('2026-11-26T18:45:00Z');
const rowOf = (Text: string, more: Partial<Row> = {}): Row => ({ Text, Amount: 1, Count: 1, At: null, ...more });

async function printed(pages: readonly (readonly Row[])[], json = false): Promise<string[]> {
  const lines: string[] = [];
  async function* asPages() {
    yield* pages;
  }
  await printReport({ print: (line) => lines.push(line) }, COLUMNS, asPages(), json);
  return lines;
}

test('amounts have two decimals, times are those of India, and numbers below zero stay numbers', async () => {
  expect(
    await printed([[rowOf('A', { Amount: -590.5, Count: -2, At: AT })], [rowOf('B', { Amount: 100_000 })]]),
  ).toEqual(['Text,Amount,Count,At', 'A,-590.50,-2,2026-11-27 00:15', 'B,100000.00,1,']);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＠A'])(
  'a spreadsheet does not take the text %s for a formula',
  async (text) => {
    const [, line = ''] = await printed([[rowOf(text)]]);
    expect(parse(line)).toEqual([[`'${text}`, '1.00', '1', '']]);
  },
);

test('a text stays one cell of one line', async () => {
  const [, line = ''] = await printed([[rowOf('a,"b"\n=c\u202e')]]);
  expect(parse(line)).toEqual([['a,"b" =c\\u202e', '1.00', '1', '']]);
});

test('JSON is one list, also of several pages or none', async () => {
  const pages = [[rowOf('A')], [], [rowOf('B')]];
  expect(JSON.parse((await printed(pages, true)).join('\n'))).toEqual(pages.flat());
  expect(await printed([], true)).toEqual(['[]']);
});

test.each([true, false])('nothing is printed where the first page is refused (JSON %s)', async (json) => {
  const lines: string[] = [];
  // biome-ignore lint/correctness/useYield: the first page is refused
  async function* refused(): AsyncGenerator<readonly Row[]> {
    throw new Error('Wrong key.');
  }
  const report = printReport({ print: (line) => lines.push(line) }, COLUMNS, refused(), json);
  await expect(report).rejects.toThrow('Wrong key.');
  expect(lines).toEqual([]);
});

test('a report without rows has its header', async () => {
  expect(await printed([[]])).toEqual(['Text,Amount,Count,At']);
});
