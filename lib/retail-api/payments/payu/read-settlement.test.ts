import { SettlementCells } from '../settlements/settlement-cells.ts';
import { readPayuSettlement } from './read-settlement.ts';

const CAPTURE = {
  action: 'capture',
  payuId: '4039937155',
  requestId: '1001',
  transactionAmount: '1000.00',
  merchantServiceFee: '20.00',
  merchantServiceTax: '3.60',
  merchantNetAmount: '976.40',
  settlementId: '77',
  utrNumber: 'UTR7',
  settlementCompletedDate: '2026-11-27 18:00:00',
};

const read = (row: Record<string, string>) => readPayuSettlement(new SettlementCells(row, 'rupees'));

describe('a row of a PayU settlement', () => {
  test('a payment is named by its PayU id', () => {
    expect(read(CAPTURE)).toEqual({
      lineId: 'capture:4039937155:1001',
      kind: 'payment',
      entityId: '4039937155',
      amount: 1000_00,
      fee: 20_00,
      tax: 3_60,
      net: 976_40,
      settlementId: '77',
      utr: 'UTR7',
      settledAt: Date.parse('2026-11-27T18:00:00+05:30'),
    });
  });

  test('names of columns may have spaces', () => {
    const spaced = Object.entries(CAPTURE).map(([name, cell]) => [name.replace(/[A-Z]/g, ' $&'), cell]);
    expect(read(Object.fromEntries(spaced))).toEqual(read(CAPTURE));
  });

  test('the columns of the transaction report have other names', () => {
    const { merchantNetAmount, utrNumber, settlementCompletedDate, ...row } = CAPTURE;
    const other = { amountSettled: merchantNetAmount, merchantUTR: utrNumber, settledOn: settlementCompletedDate };
    expect(read({ ...row, ...other })).toEqual(read(CAPTURE));
  });

  test('a refund is named by its request and takes money away, whatever its sign', () => {
    const refund = { ...CAPTURE, action: 'refund', merchantServiceFee: '0', merchantServiceTax: '0' };
    const expected = { kind: 'refund', entityId: '1001', amount: 50_00, net: -50_00 };
    expect(read({ ...refund, transactionAmount: '50', merchantNetAmount: '50' })).toMatchObject(expected);
    expect(read({ ...refund, transactionAmount: '-50', merchantNetAmount: '-50' })).toMatchObject(expected);
    expect(() => read({ ...refund, requestId: '' })).toThrow(expect.objectContaining({ column: 'request_id' }));
  });

  test('a chargeback is an adjustment, and what has no settlement is left out', () => {
    expect(read({ ...CAPTURE, action: 'chargeback', merchantNetAmount: '-1000' })).toMatchObject({
      kind: 'adjustment',
      amount: -1000_00,
    });
    expect(read({ ...CAPTURE, settlementId: '' })).toBeNull();
  });
});
