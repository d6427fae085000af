import { GATEWAYS, type Gateway } from '#lib/contract/vocabulary.ts';

/** Reads a gateway from a URL or of an order; null for anything else. */
export function parseGateway(text: string | string[] | undefined): Gateway | null {
  return GATEWAYS.find((gateway) => gateway === text) ?? null;
}
