import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { listSessions } from '../../customers/session/customer-tokens.ts';
import { hashToken } from '../../customers/session/secret-token.ts';

/** The sessions that are signed in, the one last used first. */
export const customerSessions = handlerFor(calls.customerSessions, async (_request, { db, now }, caller) => {
  if (caller.customerId === null) return refuse('SignInRequired');
  const current = hashToken(caller.customerToken);
  const sessions = await listSessions(db, caller.customerId, now());
  return succeed(
    sessions.map(({ tokenHash, signedInAt, lastUsedAt }) => ({
      SignedInAt: signedInAt,
      LastUsedAt: lastUsedAt,
      Current: tokenHash === current,
    })),
  );
});
