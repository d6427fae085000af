import { quantityTexts, type ReturnFlags, returnUntilText } from './line-copy.ts';

test.each([
  [{ quantity: 1, cancelled: 0, returned: 0 }, ['Quantity 1']],
  [{ quantity: 1, cancelled: 1, returned: 0 }, ['Quantity 1', 'Cancelled']],
  [{ quantity: 4, cancelled: 1, returned: 2 }, ['Quantity 4', '1 of 4 cancelled', '2 of 4 returned or being returned']],
])('the quantities of the line %j read %j', (line, texts) => expect(quantityTexts(line)).toEqual(texts));

const NOW = Date.parse('2026-11-26T10:00:00Z');
/** End of 3 December in India. */
const UNTIL = Date.parse('2026-12-03T18:29:59.999Z');
const LINE = { quantity: 2, cancelled: 0, returned: 0, returnable: 2, returnUntil: UNTIL, faultsOnly: false };

test.each([
  ['until its last day in India', {}, 'Return until 3 December'],
  ['a year on', { returnUntil: Date.parse('2027-01-02T10:00:00Z') }, 'Return until 2 January 2027'],
  ['after that', { returnable: 0 }, 'Return window closed on 3 December'],
  ['for faults alone', { faultsOnly: true }, 'Return until 3 December, if it is damaged or not what you ordered'],
  ['of a kind that is not taken back', { returnUntil: null, returnable: 0 }, 'Cannot be returned'],
  ['where all pieces are on their way back', { returned: 2, returnable: 0 }, ''],
  ['where all pieces were cancelled', { cancelled: 2, returnable: 0, returnUntil: null }, ''],
])('%s an order line says whether it can be returned', (_what, change, text) =>
  expect(returnUntilText({ ...LINE, ...change }, { state: 'delivered' }, NOW)).toBe(text),
);

test('the return text follows the flags: exchange only, return only, or neither', () => {
  const text = (change: object, taken: ReturnFlags) =>
    returnUntilText({ ...LINE, ...change }, { state: 'delivered' }, NOW, taken);
  const exchanged = { return: false, exchange: true };
  expect(text({}, exchanged)).toBe('Exchange until 3 December');
  expect(text({ returnable: 0 }, exchanged)).toBe('Exchange window closed on 3 December');
  expect(text({}, { return: true, exchange: false })).toBe('Return until 3 December');
  expect(text({}, { return: false, exchange: false })).toBe('');
  expect(text({ returnUntil: null }, { return: false, exchange: false })).toBe('');
});

test('an order line that is not delivered has no return text', () =>
  expect(returnUntilText(LINE, { state: 'shipped' }, NOW)).toBe(''));
