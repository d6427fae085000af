import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function random(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** An id as Razorpay makes them: a prefix and 14 letters and digits. */
export function razorpayId(prefix: 'order' | 'pay' | 'rfnd'): string {
  return `${prefix}_${random(LETTERS, 14)}`;
}

/** The id of an event, 14 letters and digits. */
export function eventId(): string {
  return random(LETTERS, 14);
}

/** An id as PayU makes them: digits alone. */
export function payuId(length: number): string {
  return `4${random('0123456789', length - 1)}`;
}

/** The name of a shopper's visit to the sandbox's page. */
export function visitId(): string {
  return random(LETTERS, 22);
}
