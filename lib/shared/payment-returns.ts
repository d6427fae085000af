import { GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';

/** First path segment of the address that a gateway posts the browser back to; its route file lies in a folder of that name. */
export function paymentReturnSegment(gateway: Gateway): string {
  return `${gateway}_response`;
}

/** Those of all gateways. */
export const PAYMENT_RETURN_SEGMENTS: readonly string[] = GATEWAYS.map(paymentReturnSegment);
