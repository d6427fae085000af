import type { CookieStore } from 'iron-session';
import { sealedCookies } from '#lib/session/settings.ts';
import { clearNote, readNote, type TrackedOrderNote, trackedOrder, writeNote } from '#lib/session/flash-cookies.ts';
import type { TrackingForm } from './schema.ts';

/** What this browser asks after; null where it asks after none. */
export interface TrackedNote extends TrackingForm {
  /** Key of the order once the code was right; empty before. */
  key: string;
}

/** A note as it was kept. */
export function toTrackedNote(note: TrackedOrderNote | null): TrackedNote | null {
  return note && { orderNumber: note.trackedNumber, contact: note.contact, key: note.key };
}

/** What this browser asks after, for a route handler. */
export async function readTracked(cookies: CookieStore): Promise<TrackedNote | null> {
  return toTrackedNote(await readNote(cookies, trackedOrder, sealedCookies()));
}

/** Remembers what is asked after for half an hour; false where there is no room for it. */
export async function keepTracked(cookies: CookieStore, { orderNumber, contact, key }: TrackedNote): Promise<boolean> {
  return writeNote(cookies, trackedOrder, { trackedNumber: orderNumber, contact, key }, sealedCookies());
}

/** Forgets it. */
export function forgetTracked(cookies: CookieStore): void {
  clearNote(cookies, trackedOrder, sealedCookies());
}
