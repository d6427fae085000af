import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { issueJwt } from '../../customers/session/jwt.ts';

/** Issues the bearer JWT of a session. */
export const jwtToken = handlerFor(calls.jwtToken, async (request, context) =>
  succeed({ SecurityToken: await issueJwt(context.secret, request.SessionID, context.now()) }),
);
