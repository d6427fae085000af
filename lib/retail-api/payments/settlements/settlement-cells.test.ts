import { SettlementCells, WrongSettlementCell } from './settlement-cells.ts';

const cells = (value: string, unit: 'rupees' | 'paise' = 'rupees') => new SettlementCells({ value }, unit);

test.each([
  ['1249.50', 124_950],
  ['1,249.50', 124_950],
  ['-12,34,567.8', -123_456_780],
  ['10.500000', 1_050],
])('%s rupees are %d paise', (text, paise) => {
  expect(cells(text).money('value')).toBe(paise);
});

test.each(['1249,50', '1,2,3', ',1', '1.249,50', '₹100', '1e5', '10.005', '1234567890'])(
  '%s is no amount in rupees',
  (text) => {
    expect(() => cells(text).money('value')).toThrow(WrongSettlementCell);
  },
);

test('paise are whole', () => {
  expect(cells('1,24,950', 'paise').money('value')).toBe(124_950);
  expect(() => cells('1249.50', 'paise').money('value')).toThrow('is "1249.50", not a whole number of paise');
});

test.each(['2026-11-27 18:00:00', '27/11/2026 18:00', '2026-11-27T12:30:00Z', '1795782600'])(
  '%s is a moment',
  (text) => {
    expect(cells(text).time('value')).toBe(Date.parse('2026-11-27T12:30:00Z'));
  },
);

test.each([
  '1999-12-31',
  '2100-01-01',
  '9999-12-31T00:00:00Z',
  '2026-02-31',
  '2026-02-31T10:00:00Z',
  '2026-11-27 25:00',
  '27/11/2026 6:00 PM',
])('%s is no moment', (text) => {
  expect(() => cells(text).time('value')).toThrow(WrongSettlementCell);
});
