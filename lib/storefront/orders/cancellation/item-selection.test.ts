import { formatItemSelection, itemSelectionOfFields, parseItemSelection } from './item-selection.ts';

test('pieces are read from an address as they were written into it', () => {
  const items = new Map([
    ['line-of-an-order-1', 2],
    ['line-of-an-order-2', 1],
  ]);
  expect(formatItemSelection(items)).toBe('line-of-an-order-1.2,line-of-an-order-2.1');
  expect(parseItemSelection(formatItemSelection(items))).toEqual(items);
});

test.each(['', ',', 'line', 'line.', 'line.0', 'line.-1', 'line.1e2', '.2', 'li ne.1', '<b>.1'])(
  '"%s" names no pieces',
  (text) => expect(parseItemSelection(text).size).toBe(0),
);

test('no line has more than a hundred', () => expect(parseItemSelection('line.999').get('line')).toBe(100));

test('of the fields of a form those of pieces count, where any are chosen', () => {
  const fields = { 'pieces-line-1': '2', 'pieces-line-2': '0', 'pieces-line-3': 3, scope: 'some', 'pieces-': '1' };
  expect([...itemSelectionOfFields(fields)]).toEqual([['line-1', 2]]);
});
