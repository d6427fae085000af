import { calls } from '#lib/contract/index.ts';
import { isResetToken } from '../../account/reset-tokens.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { noSuchLink } from './no-such-link.ts';

/** Whether the link of a mail still counts; reading it, as mail scanners do, changes nothing. */
export const checkPasswordReset = handlerFor(calls.checkPasswordReset, async (request, { db, now }) =>
  (await isResetToken(db, request.Token, now())) ? succeed(null) : noSuchLink(),
);
