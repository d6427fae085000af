import { GATEWAYS, type Gateway } from '#lib/contract/gateways.ts';

/**
 * Returns the first path segment of the URL that a gateway posts the browser back to; its route file is in the
 * folder of that name.
 */
export function paymentReturnSegment(gateway: Gateway): string {
  return `${gateway}_response`;
}

/** The return segments of all gateways. */
export const PAYMENT_RETURN_SEGMENTS: readonly string[] = /*#__PURE__*/ GATEWAYS.map(paymentReturnSegment);
