import { UnreadableListError } from '#lib/shared/lists/read-list.ts';
import { CallError } from '../../api/call.ts';
import { importReport, RefusedReportError } from './import-report.ts';

const choice = (text: string, name = 'recon.csv') => ({
  file: new File([text], name),
  gateway: 'razorpay' as const,
  unit: 'rupees' as const,
  replaces: false,
});

/** A report of many payments, with its header in line 1. */
const report = (count: number) =>
  ['entity_id,amount', ...Array.from({ length: count }, (_, at) => `pay_${at},1`)].join('\n');

/** A call that counts its rows, and refuses the row with this text. */
function counting(refused = '') {
  const sizes: number[] = [];
  const call = async (_name: string, { Rows }: { Rows: Record<string, string>[] }) => {
    const at = Rows.findIndex(({ entity_id }) => entity_id === refused);
    if (at >= 0) {
      const row = { Row: at + 1, Field: 'amount', Message: 'is "much"' };
      throw new CallError('InvalidRequest', '', { Field: 'Rows', Refused: [row] });
    }
    sizes.push(Rows.length);
    return { Added: Rows.length, Months: ['2026-11'], Differences: [] };
  };
  return { sizes, call: call as unknown as Parameters<typeof importReport>[2] };
}

test('a long report is sent in several calls, whose answers are one', async () => {
  const { sizes, call } = counting();
  expect(await importReport(choice(report(2001)), true, call)).toMatchObject({ Added: 2001, Months: ['2026-11'] });
  expect(sizes).toEqual([1000, 1000, 1]);
});

test.each([
  [true, false],
  [false, true],
])('a refused row is named by its line; dry run: %s, rows before it were stored: %s', async (isDry, stored) => {
  const { call } = counting('pay_1000');
  const error = await importReport(choice(report(1001)), isDry, call).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedReportError);
  expect(error).toMatchObject({ lines: ['Line 1002, amount: is "much"'], stored });
});

test.each([
  ['PK\u0003\u0004', /workbook/],
  ['entity_id,amount', /no rows/],
  ['entity_id,amount\n"pay_1,1', /line 2: a quoted cell is not closed/],
])('the file %j is refused with a reason', async (text, reason) => {
  const error = await importReport(choice(text), true, counting().call).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableListError);
  expect(String(error)).toMatch(reason);
});
