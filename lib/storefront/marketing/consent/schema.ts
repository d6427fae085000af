import { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { CONSENT_REPORT_WINDOW_SECONDS } from '#lib/contract/vocabulary.ts';
import { VISIT_PURPOSES } from './purposes.ts';
import type { ReportedChoice } from './reported-choice.ts';

const { IdempotencyKey, Version } = calls.visitConsent.request.shape;

/** A choice as a browser reports it: named purposes were granted, all others refused. */
export const reportedChoice: z.ZodType<ReportedChoice> = z.object({
  key: IdempotencyKey,
  version: Version,
  granted: z.array(z.enum(VISIT_PURPOSES)).max(VISIT_PURPOSES.length),
  ageSeconds: z.number().int().min(0).max(CONSENT_REPORT_WINDOW_SECONDS),
});
