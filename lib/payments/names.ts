import { GATEWAYS, type Gateway } from '#lib/contract/vocabulary.ts';

/** The gateways by the names that shoppers know. */
export const GATEWAY_NAMES: Record<Gateway, string> = { razorpay: 'Razorpay', payu: 'PayU' };

/** Reads a gateway from a URL or of an order; null for anything else. */
export function parseGateway(text: string | string[] | undefined): Gateway | null {
  return GATEWAYS.find((gateway) => gateway === text) ?? null;
}
