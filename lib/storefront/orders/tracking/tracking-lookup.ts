import type { CookieStore } from 'iron-session';
import {
  readFlash,
  type TrackingFlash,
  trackedOrder,
  writeFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import type { TrackingFormValues } from './schema.ts';

/** The order that this browser tracks; null where there is none. */
interface TrackingLookup extends TrackingFormValues {
  /** Key of the order once the code was accepted; empty before. */
  key: string;
}

/** Converts the cookie's content. */
export function toTrackingLookup(flash: TrackingFlash | null): TrackingLookup | null {
  return flash && { orderNumber: flash.trackedNumber, contact: flash.contact, key: flash.key };
}

/** The order that this browser tracks, for a route handler. */
export async function readTracked(cookies: CookieStore): Promise<TrackingLookup | null> {
  return toTrackingLookup(await readFlash(cookies, trackedOrder, sealedCookies()));
}

/** Saves the tracked order for half an hour; false where the cookie has no room for it. */
export async function saveTrackingLookup(
  cookies: CookieStore,
  { orderNumber, contact, key }: TrackingLookup,
): Promise<boolean> {
  return writeFlash(cookies, trackedOrder, { trackedNumber: orderNumber, contact, key }, sealedCookies());
}
