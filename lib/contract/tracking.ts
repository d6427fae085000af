import { z } from 'zod';

/** The campaign that a visitor came from, as stored in the tracking cookie. */
export const trackingRecord = z.object({
  Tracking: z.string().min(1).max(200),
  /** Epoch milliseconds of the visit from the campaign. */
  Time: z.number().int().min(0),
});
export type TrackingRecord = z.output<typeof trackingRecord>;
