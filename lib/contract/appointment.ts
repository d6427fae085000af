import { z } from 'zod';
import { APPOINTMENT_OUTCOMES, VIDEO_LANGUAGES, VISIT_PARTS } from './store-vocabulary.ts';
import { keysOf } from './typed-keys.ts';

/** The reference of an appointment request, easy to read aloud: `AP-7K2M9Q`. */
export const appointmentReference = z.string().regex(/^AP-[2-9A-HJ-NP-Z]{6}$/);

/** Says that an appointment is for a short video call in place of a visit, and in which language. */
export const videoCall = z.object({ Language: z.enum(VIDEO_LANGUAGES) });

/** An appointment that a shopper requested at a physical store, as the operator sees it. */
export const appointment = z.object({
  Reference: appointmentReference,
  StoreCode: z.string(),
  /** The store's name when the appointment was requested. */
  StoreName: z.string(),
  /** The day in India, `2026-11-28`. */
  Day: z.iso.date(),
  Part: z.enum(keysOf(VISIT_PARTS)),
  /** Empty for a video call without one. */
  Service: z.string(),
  /** Missing for a visit. */
  VideoCall: videoCall.optional().catch(undefined),
  Name: z.string(),
  /** Ten digits. */
  Mobile: z.string(),
  Note: z.string(),
  /** Null while the shopper has not been called yet. */
  Outcome: z.enum(APPOINTMENT_OUTCOMES).nullable(),
  /** Epoch milliseconds; null as long as it is open. */
  RequestedAt: z.number().int(),
  ClosedAt: z.number().int().nullable(),
});
export type AppointmentWire = z.output<typeof appointment>;
