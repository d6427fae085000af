const SHOWN = 4;

/** The code of a gift coupon for people who look it up but do not issue it: its last characters, never more than half of it. */
export function maskGiftCoupon(code: string): string {
  const shown = Math.min(SHOWN, Math.floor(code.length / 2));
  return `••••${shown === 0 ? '' : code.slice(-shown)}`;
}
