import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { DELIVERY_UNKNOWN, type DeliveryAnswer, deliveryLines } from './delivery-text.ts';
import type { Availability, Serviceability } from './types.ts';

/** Current price and stock of one SKU; money in integer paise. */
type LiveSize = Availability['sizes'][number];

interface AvailabilityReply {
  ok: boolean;
  products?: Availability[];
}

interface ServiceabilityReply {
  ok: boolean;
  reason?: string;
  message?: string;
  delivery?: Serviceability;
}

/** The body of a JSON response, or null where there is none. */
async function readJson(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await browserFetch(url, signal ? { signal } : {});
    return await response.json();
  } catch {
    // No network, the page was left, or not JSON: the caller keeps what the page shows.
    return null;
  }
}

/** Current price and stock of the sizes of products by code, without unknown ones; null where they are not available. */
export async function fetchAvailabilities(
  codes: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, LiveSize[]> | null> {
  const url = `${apiPaths.availability()}?codes=${codes.map(encodeURIComponent).join(',')}`;
  const reply = (await readJson(url, signal)) as AvailabilityReply | null;
  return reply?.products ? new Map(reply.products.map(({ code, sizes }) => [code, sizes])) : null;
}

/**
 * Current price and stock of a product's sizes; null where they are not available and the rendered ones stay.
 */
export async function fetchAvailability(code: string, signal?: AbortSignal): Promise<LiveSize[] | null> {
  return (await fetchAvailabilities([code], signal))?.get(code) ?? null;
}

/** When a product would be delivered to a pincode, as lines of text for the shopper. */
export async function fetchServiceability(pincode: string, code: string): Promise<DeliveryAnswer> {
  const url = `${apiPaths.serviceability()}?pincode=${encodeURIComponent(pincode)}&code=${encodeURIComponent(code)}`;
  const reply = (await readJson(url)) as ServiceabilityReply | null;
  const facts = reply?.delivery;
  if (!facts) return { ok: false, message: reply?.message ?? DELIVERY_UNKNOWN };
  return { ok: true, lines: deliveryLines(facts) };
}

/** The place of a pincode; city and state are empty where nothing is delivered to it. */
export type PincodePlace = Pick<Serviceability, 'city' | 'state' | 'deliverable'>;

/** Fetches the place of a pincode; null where it is not available. */
export async function fetchPlace(pincode: string, signal: AbortSignal): Promise<PincodePlace | null> {
  const url = `${apiPaths.serviceability()}?pincode=${encodeURIComponent(pincode)}`;
  const reply = (await readJson(url, signal)) as ServiceabilityReply | null;
  if (reply?.delivery) return reply.delivery;
  return reply?.reason === 'not-serviceable' ? { city: '', state: '', deliverable: false } : null;
}
