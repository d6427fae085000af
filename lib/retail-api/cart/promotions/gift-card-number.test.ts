import { GIFT_CARD_NUMBER_PATTERN, GIFT_CARD_PIN_PATTERN } from '#lib/contract/index.ts';
import { newGiftCardNumber, newGiftCardPin } from './gift-card-number.ts';

/** The Luhn sum as card terminals compute it: from the right, every second digit doubled. */
function luhnSum(number: string): number {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    sum += index % 2 === 0 ? digit : Number('0246813579'[digit]);
  }
  return sum;
}

test('the Luhn check tells a valid number from an invalid one', () => {
  expect(luhnSum('4539148803436467') % 10).toBe(0);
  expect(luhnSum('4539148803436476') % 10).not.toBe(0);
});

test('a gift card number has 16 digits including a check digit, and is unique', () => {
  const numbers = Array.from({ length: 1000 }, newGiftCardNumber);
  for (const number of numbers) {
    expect(number).toMatch(GIFT_CARD_NUMBER_PATTERN);
    expect(number[0]).toBe('9');
    expect(luhnSum(number) % 10).toBe(0);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a PIN has six digits, whatever they are', () => {
  const pins = Array.from({ length: 1000 }, newGiftCardPin);
  for (const pin of pins) expect(pin).toMatch(GIFT_CARD_PIN_PATTERN);
  expect(pins.some((pin) => pin.startsWith('0'))).toBe(true);
  expect(new Set(pins).size).toBeGreaterThan(950);
});
