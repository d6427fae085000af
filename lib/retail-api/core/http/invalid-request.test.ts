import { calls } from '#lib/contract/index.ts';
import { invalidRequest } from './invalid-request.ts';

/** The refusal of a request to a call. */
function refusalOf(
  call: typeof calls.savePrices | typeof calls.saveMetalRates | typeof calls.editOrder,
  fields: object,
) {
  const parsed = call.request.safeParse(fields);
  if (parsed.success) throw new Error('The request is valid.');
  return invalidRequest(fields, parsed.error.issues);
}

const KEY = { IdempotencyKey: 'a-key-of-its-own' };

describe('the refusal of a request that the contract does not allow', () => {
  test('names each row with a fault, counted from 1, and its field', () => {
    const rows = [{ Id: 'A', Price: 10 }, { Id: 'B', Price: '10' }, { Price: 10.555 }];
    expect(refusalOf(calls.savePrices, { Rows: rows, ...KEY })).toMatchObject({
      code: 'InvalidRequest',
      data: {
        Field: 'Rows',
        Message: '2 of 3 rows are refused; nothing was saved',
        Refused: [
          { Row: 2, Field: 'Price', Message: 'must be a number' },
          { Row: 3, Field: 'Id', Message: 'is missing' },
          { Row: 3, Field: 'Price', Message: 'must have at most two decimals' },
        ],
      },
    });
  });

  test('names the rates of metals as rows, too', () => {
    const refused = refusalOf(calls.saveMetalRates, { Rates: [{ Id: 'gold-24k' }], ...KEY });
    expect(refused.data).toMatchObject({ Message: 'row 1, RatePerGram: is missing; nothing was saved' });
  });

  test('names a fault beside the rows first, without any row', () => {
    const refused = refusalOf(calls.savePrices, { Rows: [{ Id: 'B', Price: '10' }] });
    expect(refused.data).toEqual({ Field: 'IdempotencyKey', Message: 'is missing' });
  });

  test('names too many rows, and no more faults than a call takes rows', () => {
    const rows = Array.from({ length: 1001 }, () => ({ Id: 'A', Price: 10 }));
    const refused = refusalOf(calls.savePrices, { Rows: rows, ...KEY });
    expect(refused.data).toEqual({ Field: 'Rows', Message: 'must have at most 1000 entries' });
    const twoFaults = rows.slice(0, 1000).map(() => ({ Price: '' }));
    const faulty = refusalOf(calls.savePrices, { Rows: twoFaults, ...KEY });
    expect(faulty.data?.Refused).toHaveLength(1000);
  });

  test('names an entry of another list by its path', () => {
    const edit = { OrderNumber: 'SM-261128-AAAAAA', Version: 1, Remove: [{ LineId: 1 }], ...KEY };
    const refused = refusalOf(calls.editOrder, edit);
    expect(refused.data?.Field).toMatch(/^Remove\.0\./);
  });
});
