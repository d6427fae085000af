import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function random(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns an id in Razorpay's format: a prefix and 14 letters and digits. */
export function razorpayId(prefix: 'order' | 'pay' | 'rfnd'): string {
  return `${prefix}_${random(LETTERS, 14)}`;
}

/** Returns the id of an event, 14 letters and digits. */
export function eventId(): string {
  return random(LETTERS, 14);
}

/** Returns an id in PayU's format: digits only. */
export function payuId(length: number): string {
  return `4${random('0123456789', length - 1)}`;
}

/** Returns the id of a shopper's visit to the sandbox's payment page. */
export function visitId(): string {
  return random(LETTERS, 22);
}
