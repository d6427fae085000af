import { z } from 'zod';

/** The campaign that brought a visitor, as the tracking cookie keeps it. */
export const trackingRecord = z.object({
  Tracking: z.string().min(1).max(200),
  /** When it was seen, epoch milliseconds. */
  Time: z.number().int().min(0),
});
export type TrackingRecord = z.output<typeof trackingRecord>;
