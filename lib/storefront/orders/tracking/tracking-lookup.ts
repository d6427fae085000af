import type { CookieStore } from 'iron-session';
import {
  clearFlash,
  readFlash,
  type TrackingFlash,
  trackedOrder,
  writeFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import type { TrackingFormValues } from './schema.ts';

/** What this browser asks after; null where it asks after none. */
export interface TrackingLookup extends TrackingFormValues {
  /** Key of the order once the code was right; empty before. */
  key: string;
}

/** A note as it was kept. */
export function toTrackingLookup(note: TrackingFlash | null): TrackingLookup | null {
  return note && { orderNumber: note.trackedNumber, contact: note.contact, key: note.key };
}

/** What this browser asks after, for a route handler. */
export async function readTracked(cookies: CookieStore): Promise<TrackingLookup | null> {
  return toTrackingLookup(await readFlash(cookies, trackedOrder, sealedCookies()));
}

/** Remembers what is asked after for half an hour; false where there is no room for it. */
export async function saveTrackingLookup(
  cookies: CookieStore,
  { orderNumber, contact, key }: TrackingLookup,
): Promise<boolean> {
  return writeFlash(cookies, trackedOrder, { trackedNumber: orderNumber, contact, key }, sealedCookies());
}

/** Forgets it. */
export function clearTrackingLookup(cookies: CookieStore): void {
  clearFlash(cookies, trackedOrder, sealedCookies());
}
