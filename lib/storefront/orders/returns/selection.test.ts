import { parseReturnSelection, returnSelectionFields } from './selection.ts';
import { firstStepPath, nextStepPath, replacementPath, returnSelectionPath } from './selection-path.ts';

const lines = [
  { id: 'a', returnable: 2 },
  { id: 'b', returnable: 1 },
  { id: 'c', returnable: 0 },
];
const WISHED = [
  { id: 'a', quantity: 2, reason: 'does-not-fit', instead: 'SKU-1.2' },
  { id: 'b', quantity: 1, reason: 'damaged', instead: '' },
] as const;
const read = (path: string) =>
  parseReturnSelection(Object.fromEntries(new URL(path, 'http://store').searchParams), lines);

test('a wish is read as it was written', () => {
  expect(parseReturnSelection(returnSelectionFields(WISHED), lines)).toMatchObject({
    lines: WISHED,
    isAsked: true,
    problems: {},
  });
});

test('no more is wished than may come back, and nothing of what may not', () => {
  const fields = { 'pieces-a': '99', 'reason-a': 'other', 'pieces-c': '1', 'reason-c': 'other', 'pieces-x': '1' };
  expect(parseReturnSelection(fields, lines).lines).toEqual([{ id: 'a', quantity: 2, reason: 'other', instead: '' }]);
});

test('an item needs a reason, and a form that was sent needs an item', () => {
  expect(parseReturnSelection({ 'pieces-a': '1', asked: '1' }, lines)).toMatchObject({
    lines: [],
    problems: { 'reason-a': 'Choose a reason.' },
  });
  expect(parseReturnSelection({ asked: '1' }, lines).problems).toEqual({ '': 'Choose at least one item.' });
  expect(parseReturnSelection({}, lines)).toMatchObject({ lines: [], isAsked: false, problems: {} });
});

test('what was chosen comes back, be it whole or not', () => {
  const fields = { asked: '1', 'pieces-a': '2', 'reason-b': 'quality', 'pieces-b': '0' };
  expect([...parseReturnSelection(fields, lines).drafts]).toEqual([
    ['a', { quantity: 2, reason: '' }],
    ['b', { quantity: 0, reason: 'quality' }],
  ]);
});

test.each(['-1', '1e1', 'x', ' 1', ['1']])('%j pieces are none', (count) =>
  expect(parseReturnSelection({ 'pieces-a': count, 'reason-a': 'other' }, lines).lines).toEqual([]),
);

test.each(['a b', '../x', '<b>', ''])('%j is no SKU', (sku) =>
  expect(
    parseReturnSelection({ 'pieces-a': '1', 'reason-a': 'other', 'instead-a': sku }, lines).lines[0]?.instead,
  ).toBe(''),
);

describe('the address', () => {
  const chosen = { order: 'SM-1', kind: 'exchange', lines: WISHED } as const;

  test('of the next step holds what was chosen, and nothing else of a form', () => {
    expect(read(nextStepPath(chosen))).toMatchObject({ lines: WISHED, isAsked: true });
    expect(returnSelectionPath({ order: 'SM-1', kind: 'return', comment: 'x', 'pieces-a': '1' })).toBe(
      '/myaccount/myaccount-order/return?order=SM-1&pieces-a=1',
    );
    expect(returnSelectionPath({ order: 'SM-1', kind: 'exchange' })).toBe(
      '/myaccount/myaccount-order/exchange?order=SM-1',
    );
  });

  test('of the first step again holds it, too, and asks for nothing yet', () =>
    expect(read(firstStepPath(chosen))).toMatchObject({ lines: WISHED, isAsked: false }));

  test('of another choice leaves out what comes instead of that line', () =>
    expect(read(replacementPath(chosen, 'a')).lines.map(({ instead }) => instead)).toEqual(['', '']));
});
