import { z } from 'zod';

/** The classes of pages that the vitals distinguish. */
export const VITAL_PAGES = ['home', 'list', 'product', 'search', 'content', 'cart', 'checkout', 'account'] as const;
export type VitalPage = (typeof VITAL_PAGES)[number];

/** A narrow window is a phone's, whatever the device. */
export const VITAL_DEVICES = ['phone', 'desktop'] as const;

/** More than two minutes would be a page in a tab that nobody looked at. */
const milliseconds = z.number().min(0).max(120_000).optional();

/** What a browser reports of one page, once (web.dev/articles/vitals): classes and figures, and nothing about its visitor. */
export const vitalsReport = z
  .strictObject({
    page: z.enum(VITAL_PAGES),
    device: z.enum(VITAL_DEVICES),
    LCP: milliseconds,
    FCP: milliseconds,
    INP: milliseconds,
    TTFB: milliseconds,
    CLS: z.number().min(0).max(100).optional(),
  })
  .refine(({ LCP, FCP, INP, TTFB, CLS }) => [LCP, FCP, INP, TTFB, CLS].some((value) => value !== undefined));

export type VitalsReport = z.output<typeof vitalsReport>;
