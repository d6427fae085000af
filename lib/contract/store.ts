import { z } from 'zod';
import { singleLineText } from './fields.ts';
import { DEPARTMENTS, HOLIDAY_PATTERN } from './store-vocabulary.ts';

/** Code of a physical store. */
export const storeCode = singleLineText(40).regex(/^[A-Za-z0-9-]+$/);
/** `HH:MM` in India. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A day on which a physical store is closed: `2026-11-08`, or `01-26` for every year. */
export const holiday = z.string().regex(HOLIDAY_PATTERN, 'must be a day such as 2026-11-08, or 01-26 for every year');

/** The point to search from, in degrees. */
export const nearPoint = z.object({ Latitude: z.number().min(-90).max(90), Longitude: z.number().min(-180).max(180) });

/**
 * How the physical stores relate to the request: `all` no place was requested, `here` they are at the place,
 * `state` none is there but these are in its state, `nearest` none is in its state either, `none` the place
 * was not recognised and these are all stores.
 */
export const storeMatch = z.enum(['all', 'here', 'state', 'nearest', 'none']);

export const store = z.object({
  StoreCode: storeCode,
  Name: z.string(),
  /** The name in the language of the request; missing where it is the English one. */
  LocalName: z.string().optional().catch(undefined),
  Address: z.string(),
  City: z.string(),
  State: z.string(),
  Pincode: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  Phone: z.string(),
  /** WhatsApp number; empty where there is none. */
  WhatsApp: z.string().default(''),
  /** Monday first; null on a day on which the store is closed. */
  Week: z.array(z.object({ Opens: clockTime, Closes: clockTime }).nullable()).length(7),
  Holidays: z.array(holiday).default([]),
  Services: z.array(z.string()),
  /** Whether the store also takes appointments for a short video call; missing means no. */
  VideoCalls: z.boolean().optional().catch(undefined),
  /** The store's departments; empty where unknown. */
  Departments: z.array(z.enum(DEPARTMENTS)).default([]),
});
export type StoreWire = z.output<typeof store>;
