import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';

/** Key of localStorage: the pincode that the shopper checked last. It is sent nowhere but with the next check. */
const KEY = 'pincode';

/** The pincode that this browser's shopper checked last; empty where there is none. */
export function readPincode(): string {
  try {
    const stored = window.localStorage.getItem(KEY) ?? '';
    return PINCODE_PATTERN.test(stored) ? stored : '';
  } catch {
    // Without storage each product asks again.
    return '';
  }
}

/** Remembers a pincode for the next product. */
export function rememberPincode(pincode: string): void {
  try {
    window.localStorage.setItem(KEY, pincode);
  } catch {
    // Without storage each product asks again.
    return;
  }
}
