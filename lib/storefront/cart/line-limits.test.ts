import { limitText } from './line-limits.ts';

describe("limitText: the message about a line's quantity limit", () => {
  test.each([
    [{ maximum: 5, stock: 20 }, 4, ''],
    [{ maximum: 5, stock: 20 }, 5, 'You can buy up to 5'],
    [{ maximum: 3, stock: 3 }, 2, ''],
    [{ maximum: 3, stock: 3 }, 3, 'Only 3 left'],
    [{ maximum: 2, stock: 2 }, 4, 'Only 2 left: reduce to 2'],
    [{ maximum: 5, stock: 20 }, 8, 'You can buy up to 5: reduce to 5'],
    [{ maximum: 0, stock: 0 }, 1, 'Sold out'],
  ])('%j with %i', (line, quantity, text) => {
    expect(limitText(line, quantity)).toBe(text);
  });
});
