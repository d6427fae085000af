import { type Gateway, isGateway } from '#lib/contract/gateways.ts';

/** Reads a gateway from a URL or an order; null for anything else. */
export function parseGateway(text: string | string[] | undefined): Gateway | null {
  return typeof text === 'string' && isGateway(text) ? text : null;
}
