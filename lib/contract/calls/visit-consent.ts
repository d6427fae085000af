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
  bestEffort: true,
  summary:
    "Records a visitor's consent for each purpose, with its time and the version of the notice, and the customer if one is signed in. Fails with TooManyRequests and Data.RetryAfterSeconds.",
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
  bestEffort: true,
  summary:
    "The customer's latest consent choices, made while signed in or earlier in the session that signed in, newest first. Fails with SignInRequired for a guest.",
});
