import { removedLines } from './removed-lines.ts';

test('what is not kept is taken out; a line that nobody touched stays', () => {
  const lines = [
    { LineId: 'a', Quantity: 3, CancelledQuantity: 1 },
    { LineId: 'b', Quantity: 1, CancelledQuantity: 0 },
  ];
  expect(removedLines(lines, new Map([['a', 1]]))).toEqual([{ LineId: 'a', Quantity: 1 }]);
  expect(removedLines(lines, new Map([['a', 2]]))).toEqual([]);
});
