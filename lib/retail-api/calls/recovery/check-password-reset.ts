import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { isResetToken } from '../../customers/account/reset-tokens.ts';
import { noSuchLink } from './no-such-link.ts';

/** Whether the link of a mail still counts; reading it, as mail scanners do, changes nothing. */
export const checkPasswordReset = handlerFor(calls.checkPasswordReset, async (request, { db, now }) =>
  (await isResetToken(db, request.Token, now())) ? succeed(null) : noSuchLink(),
);
