import { z } from 'zod';
import { APPOINTMENT_OUTCOMES, VISIT_PARTS, type VisitPart } from './store-vocabulary.ts';

/** What a request for a visit is found by, as people read it to each other: `AP-7K2M9Q`. */
export const appointmentReference = z.string().regex(/^AP-[2-9A-HJ-NP-Z]{6}$/);

/** A visit that a shopper asked a shop for, as the operator sees it. */
export const appointment = z.object({
  Reference: appointmentReference,
  StoreCode: z.string(),
  /** As it was when it was asked. */
  StoreName: z.string(),
  /** In India, `2026-11-28`. */
  Day: z.iso.date(),
  Part: z.enum(Object.keys(VISIT_PARTS) as [VisitPart, ...VisitPart[]]),
  Service: z.string(),
  Name: z.string(),
  /** Ten digits. */
  Mobile: z.string(),
  Note: z.string(),
  /** Null while nobody has called yet. */
  Outcome: z.enum(APPOINTMENT_OUTCOMES).nullable(),
  /** Epoch milliseconds; null as long as it is open. */
  RequestedAt: z.number().int(),
  ClosedAt: z.number().int().nullable(),
});
export type AppointmentWire = z.output<typeof appointment>;
