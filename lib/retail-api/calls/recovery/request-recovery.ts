import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { requestCode } from '../../customers/codes/request-code.ts';

/** Sends a code to an e-mail address. Nobody is looked up: known and unknown addresses are answered alike. */
export const requestRecovery = handlerFor(calls.requestRecovery, async (request, context, caller) => {
  const outcome = await requestCode(context, caller, {
    purpose: 'recovery',
    recipient: request.Email,
    channel: 'mail',
    sessionId: request.SessionId,
  });
  if (outcome.code === 'Success') context.security('recovery-asked', caller);
  return outcome;
});
