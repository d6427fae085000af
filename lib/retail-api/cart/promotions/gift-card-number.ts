import { randomInt } from 'node:crypto';

/** No payment card number starts with this digit, so shoppers cannot confuse the two. */
const FIRST_DIGIT = '9';
const RANDOM_DIGITS = 14;
const PIN_DIGITS = 6;

/** A random 16-digit number that cannot be guessed; the last digit is the Luhn check digit. */
export function newGiftCardNumber(): string {
  const digits = `${FIRST_DIGIT}${String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** A PIN of six digits. */
export function newGiftCardPin(): string {
  return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
}

/** The digit that makes the Luhn sum of `digits` plus itself a multiple of ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
