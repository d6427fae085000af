import { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { CONSENT_TOLD_WITHIN_SECONDS } from '#lib/contract/vocabulary.ts';
import { VISIT_PURPOSES } from './purposes.ts';
import type { ToldChoice } from './reported-choice.ts';

const { IdempotencyKey, Version } = calls.visitConsent.request.shape;

/** A choice as a browser tells it: each purpose that is named was agreed to, any other refused. */
export const toldChoice: z.ZodType<ToldChoice> = z.object({
  key: IdempotencyKey,
  version: Version,
  granted: z.array(z.enum(VISIT_PURPOSES)).max(VISIT_PURPOSES.length),
  ageSeconds: z.number().int().min(0).max(CONSENT_TOLD_WITHIN_SECONDS),
});
