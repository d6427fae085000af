import { z } from 'zod';
import { signedState } from './fields.ts';

/** The terms of a one-time code that was sent. Also returned for a mobile that has never signed in. */
export const codeSent = z.object({
  /** To be sent back with the code, and with the next request for a code. */
  EString: signedState.min(1),
  OtpLength: z.number().int().min(4).max(8),
  ExpiresInSeconds: z.number().int().min(1),
  ResendAfterSeconds: z.number().int().min(0),
});
export type CodeSentWire = z.output<typeof codeSent>;
