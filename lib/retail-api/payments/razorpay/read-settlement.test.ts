import { SettlementCells, WrongSettlementCell } from '../settlements/settlement-cells.ts';
import { readRazorpaySettlement } from './read-settlement.ts';

const PAYMENT = {
  entity_id: 'pay_1',
  type: 'payment',
  debit: '0',
  credit: '97640',
  amount: '100000',
  fee: '2360',
  tax: '360',
  settled: 'true',
  settled_at: '1795773600',
  settlement_id: 'setl_1',
  settlement_utr: 'UTR1',
};

const api = (row: Record<string, string>) => readRazorpaySettlement(new SettlementCells(row, 'paise'));
const dashboard = (row: Record<string, string>) => readRazorpaySettlement(new SettlementCells(row, 'rupees'));

describe('a row of a Razorpay settlement', () => {
  test('from the API, whose fee includes the tax, in paise', () => {
    expect(api(PAYMENT)).toEqual({
      lineId: 'pay_1',
      kind: 'payment',
      entityId: 'pay_1',
      amount: 1000_00,
      fee: 20_00,
      tax: 3_60,
      net: 976_40,
      settlementId: 'setl_1',
      utr: 'UTR1',
      settledAt: 1_795_773_600_000,
    });
  });

  test('from the dashboard, whose fee excludes the tax, in rupees', () => {
    const { fee, type, ...row } = PAYMENT;
    const line = dashboard({
      ...row,
      transaction_entity: type,
      'fee (exclusive tax)': '20.00',
      tax: '3.6',
      amount: '1,000.00',
      credit: '976.40',
      settled_at: '27/11/2026 18:00:00',
    });
    expect(line).toMatchObject({ amount: 1000_00, fee: 20_00, tax: 3_60, net: 976_40 });
    expect(line?.settledAt).toBe(Date.parse('2026-11-27T18:00:00+05:30'));
    expect(fee).toBe('2360');
  });

  test('a refund takes money away, and anything else adjusts', () => {
    const none = { ...PAYMENT, fee: '0', tax: '0', credit: '0', debit: '5000', amount: '5000' };
    expect(api({ ...none, type: 'refund', entity_id: 'rfnd_1' })).toMatchObject({
      kind: 'refund',
      amount: 50_00,
      net: -50_00,
    });
    expect(api({ ...none, type: 'adjustment', entity_id: 'adj_1' })).toMatchObject({
      kind: 'adjustment',
      amount: -50_00,
    });
  });

  test('what is not settled yet is left out', () => {
    expect(api({ ...PAYMENT, settled: '0' })).toBeNull();
  });

  test.each([
    ['entity_id', { entity_id: '' }],
    ['type', { type: '' }],
    ['amount', { amount: '' }],
    ['amount', { amount: '10.5' }],
    ['fee', { fee: 'x' }],
    ['settled_at', { settled_at: '2026-02-31' }],
    ['settlement_id', { settlement_id: '' }],
  ])('a wrong %s is named', (column, change) => {
    const read = () => api({ ...PAYMENT, ...change });
    expect(read).toThrow(WrongSettlementCell);
    expect(read).toThrow(expect.objectContaining({ column }));
  });
});
