import { z } from 'zod';
import { signedState } from './fields.ts';

/** How a code that was sent is to be asked for. Also answered for a number that nobody has signed in with yet. */
export const codeSent = z.object({
  /** To be sent along with the code, and with the next request for one. */
  EString: signedState.min(1),
  OtpLength: z.number().int().min(4).max(8),
  ExpiresInSeconds: z.number().int().min(1),
  ResendAfterSeconds: z.number().int().min(0),
});
export type CodeSentWire = z.output<typeof codeSent>;
