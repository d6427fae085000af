import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, idempotencyKey, sessionId } from '../fields.ts';
import { CONSENT_REPORT_WINDOW_SECONDS, VISIT_PURPOSES } from '../vocabulary.ts';

/** Version of the notice that the visitor was shown. */
const noticeVersion = z
  .string()
  .min(1)
  .max(20)
  .regex(/^[A-Za-z0-9-]+$/);

const choices = z
  .array(z.object({ Purpose: z.enum(VISIT_PURPOSES), Granted: z.boolean() }))
  .min(1)
  .max(20);

export const visitConsent = defineCall({
  name: 'VisitConsent',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Version: noticeVersion,
    Purposes: choices,
    /** Seconds since the choice was made; a relative age, because browsers' clocks are unreliable. */
    AgeSeconds: z.number().int().min(0).max(CONSENT_REPORT_WINDOW_SECONDS).default(0),
    /** A choice that is sent twice under one key is recorded once. */
    IdempotencyKey: idempotencyKey,
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: true,
  optional: true,
  summary:
    'Records what a visitor agreed to and refused, purpose by purpose, with its time and the version of the notice; of the customer, where one is signed in. 229 where told too often; Data.RetryAfterSeconds says how long to wait.',
});

export const visitConsentLog = defineCall({
  name: 'VisitConsentLog',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.array(
    z.object({
      ChoiceId: z.string(),
      /** Epoch milliseconds. */
      At: z.number().int(),
      Version: z.string(),
      Purposes: z.array(z.object({ Purpose: z.string(), Granted: z.boolean() })),
    }),
  ),
  repeatable: true,
  optional: true,
  summary:
    'The newest choices that the customer made while signed in, and before it in the session that signed in, the newest first. 235 where nobody is signed in.',
});
