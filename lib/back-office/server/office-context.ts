import type { Context } from 'hono';
import type { CallSender } from './retail-api.ts';

/** What is known of a request of the back office. */
export interface OfficeVariables {
  /** Who makes the calls of the request; without a token where nobody is signed in. */
  sender: CallSender;
  /** Lets the page's library of components add styles. */
  secureHeadersNonce: string;
}

/** A request of the back office and its answer. */
export type OfficeContext = Context<{ Variables: OfficeVariables }>;
