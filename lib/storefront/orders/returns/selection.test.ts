import { parseReturnSelection, returnSelectionFields } from './selection.ts';
import { firstStepPath, nextStepPath, replacementPath, returnSelectionPath } from './selection-path.ts';

const lines = [
  { id: 'a', returnable: 2 },
  { id: 'b', returnable: 1 },
  { id: 'c', returnable: 0 },
];
const SELECTED = [
  { id: 'a', quantity: 2, reason: 'does-not-fit', replacement: 'SKU-1.2' },
  { id: 'b', quantity: 1, reason: 'damaged', replacement: '' },
] as const;
const read = (path: string) =>
  parseReturnSelection(Object.fromEntries(new URL(path, 'http://store').searchParams), lines);

test('a return selection is parsed as it was formatted', () => {
  expect(parseReturnSelection(returnSelectionFields(SELECTED), lines)).toMatchObject({
    lines: SELECTED,
    isContinued: true,
    problems: {},
  });
});

test('a return selection is limited to the returnable quantity of returnable lines', () => {
  const fields = { 'quantity-a': '99', 'reason-a': 'other', 'quantity-c': '1', 'reason-c': 'other', 'quantity-x': '1' };
  expect(parseReturnSelection(fields, lines).lines).toEqual([
    { id: 'a', quantity: 2, reason: 'other', replacement: '' },
  ]);
});

test('a selected item needs a reason, and a submitted return form needs an item', () => {
  expect(parseReturnSelection({ 'quantity-a': '1', continued: '1' }, lines)).toMatchObject({
    lines: [],
    problems: { 'reason-a': 'Choose a reason.' },
  });
  expect(parseReturnSelection({ continued: '1' }, lines).problems).toEqual({ '': 'Choose at least one item.' });
  expect(parseReturnSelection({}, lines)).toMatchObject({ lines: [], isContinued: false, problems: {} });
});

test('an incomplete return selection is kept as drafts', () => {
  const fields = { continued: '1', 'quantity-a': '2', 'reason-b': 'quality', 'quantity-b': '0' };
  expect([...parseReturnSelection(fields, lines).drafts]).toEqual([
    ['a', { quantity: 2, reason: '' }],
    ['b', { quantity: 0, reason: 'quality' }],
  ]);
});

test.each(['-1', '1e1', 'x', ' 1', ['1']])('the return quantity %j is ignored', (count) =>
  expect(parseReturnSelection({ 'quantity-a': count, 'reason-a': 'other' }, lines).lines).toEqual([]),
);

test.each(['a b', '../x', '<b>', ''])('the replacement SKU %j is ignored', (sku) =>
  expect(
    parseReturnSelection({ 'quantity-a': '1', 'reason-a': 'other', 'replacement-a': sku }, lines).lines[0]?.replacement,
  ).toBe(''),
);

describe('the address of a return', () => {
  const chosen = { order: 'SM-1', kind: 'exchange', lines: SELECTED } as const;

  test('the address of the next return step has the selection, and no other form fields', () => {
    expect(read(nextStepPath(chosen))).toMatchObject({ lines: SELECTED, isContinued: true });
    expect(returnSelectionPath({ order: 'SM-1', kind: 'return', comment: 'x', 'quantity-a': '1' })).toBe(
      '/myaccount/myaccount-order/return?order=SM-1&quantity-a=1',
    );
    expect(returnSelectionPath({ order: 'SM-1', kind: 'exchange' })).toBe(
      '/myaccount/myaccount-order/exchange?order=SM-1',
    );
  });

  test('the address of the first return step has the selection, but shows no errors', () =>
    expect(read(firstStepPath(chosen))).toMatchObject({ lines: SELECTED, isContinued: false }));

  test('the address to choose another replacement leaves out the one of that line', () =>
    expect(read(replacementPath(chosen, 'a')).lines.map(({ replacement }) => replacement)).toEqual(['', '']));
});
