import { formatItemSelection, itemSelectionOfFields, parseItemSelection } from './item-selection.ts';

test('an item selection is parsed from an address as it was formatted', () => {
  const items = new Map([
    ['line-of-an-order-1', 2],
    ['line-of-an-order-2', 1],
  ]);
  expect(formatItemSelection(items)).toBe('line-of-an-order-1.2,line-of-an-order-2.1');
  expect(parseItemSelection(formatItemSelection(items))).toEqual(items);
});

test.each(['', ',', 'line', 'line.', 'line.0', 'line.-1', 'line.1e2', '.2', 'li ne.1', '<b>.1'])(
  '"%s" is not an item selection',
  (text) => expect(parseItemSelection(text).size).toBe(0),
);

test('an item selection has at most a hundred of a line', () =>
  expect(parseItemSelection('line.999').get('line')).toBe(100));

test('only form fields with a chosen quantity become part of the item selection', () => {
  const fields = {
    'quantity-line-1': '2',
    'quantity-line-2': '0',
    'quantity-line-3': 3,
    scope: 'some',
    'quantity-': '1',
  };
  expect([...itemSelectionOfFields(fields)]).toEqual([['line-1', 2]]);
});
