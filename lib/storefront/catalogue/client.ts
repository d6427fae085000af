import * as apiPaths from '#lib/shared/api-paths.ts';
import { DELIVERY_UNKNOWN, type DeliveryAnswer, deliveryLines } from './delivery-text.ts';
import type { Availability, Serviceability } from './types.ts';

/** Price and stock of one SKU now; money in integer paise. */
export type LiveSize = Availability['sizes'][number];

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

/** The body of a JSON answer, or null where none came. */
async function readJson(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, signal ? { signal } : {});
    return await response.json();
  } catch {
    // No network, left the page, or not JSON: the caller shows what the page already has.
    return null;
  }
}

/** Live price and stock of a product's sizes; null where they cannot be had, and the rendered ones stay. */
export async function fetchAvailability(code: string, signal: AbortSignal): Promise<LiveSize[] | null> {
  const url = `${apiPaths.availability()}?codes=${encodeURIComponent(code)}`;
  const reply = (await readJson(url, signal)) as AvailabilityReply | null;
  return reply?.products?.find((product) => product.code === code)?.sizes ?? null;
}

/** When a product would reach a pincode, in lines for the shopper. */
export async function fetchServiceability(pincode: string, code: string): Promise<DeliveryAnswer> {
  const url = `${apiPaths.serviceability()}?pincode=${encodeURIComponent(pincode)}&code=${encodeURIComponent(code)}`;
  const reply = (await readJson(url)) as ServiceabilityReply | null;
  const facts = reply?.delivery;
  if (!facts) return { ok: false, message: reply?.message ?? DELIVERY_UNKNOWN };
  return { ok: true, lines: deliveryLines(facts) };
}

/** Where a pincode lies; city and state are empty where nothing is delivered to it. */
export type PincodePlace = Pick<Serviceability, 'city' | 'state' | 'deliverable'>;

/** The place of a pincode; null where it cannot be had. */
export async function fetchPlace(pincode: string, signal: AbortSignal): Promise<PincodePlace | null> {
  const url = `${apiPaths.serviceability()}?pincode=${encodeURIComponent(pincode)}`;
  const reply = (await readJson(url, signal)) as ServiceabilityReply | null;
  if (reply?.delivery) return reply.delivery;
  return reply?.reason === 'not-serviceable' ? { city: '', state: '', deliverable: false } : null;
}
