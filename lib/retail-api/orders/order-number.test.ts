import { calls } from '#lib/contract/index.ts';
import { insertWithUnusedNumber, newOrderNumber } from './order-number.ts';

test('a number contains the day in India and six unambiguous characters', () => {
  const evening = Date.parse('2026-11-20T18:30:00Z');
  for (let round = 0; round < 200; round += 1) {
    const number = newOrderNumber(evening);
    expect(number).toMatch(/^SM-261121-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(calls.orderDetails.request.shape.OrderNumber.parse(number)).toBe(number);
  }
  expect(newOrderNumber(evening - 1)).toMatch(/^SM-261120-/);
});

test('numbers of one day are unique', () => {
  const numbers = Array.from({ length: 500 }, () => newOrderNumber(0));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('an order number that is in use is drawn again, a limited number of times', async () => {
  const existing = [undefined, undefined, 'SM-3'];
  await expect(insertWithUnusedNumber(async () => existing.shift())).resolves.toBe('SM-3');
  await expect(insertWithUnusedNumber(async () => undefined)).rejects.toThrow('taken');
});
