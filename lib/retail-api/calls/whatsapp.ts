import { calls } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import type { Caller } from '../core/caller.ts';
import { isSame } from '../core/is-same.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { usedUp } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { stopWhatsApp } from '../customers/account/stop-whatsapp.ts';
import { recordDelivery } from '../messages/whatsapp/delivery-states.ts';
import { readWhatsAppWebhook } from '../messages/whatsapp/read-webhook.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Lines of the security log that one network can add in an hour. */
const MAX_LOGGED = 30;

/** Refuses what did not come from the platform, and logs the sender at a limited rate. */
async function reject(
  { db, secret, now, security }: ApiContext,
  { network }: Caller,
  { field, reason }: { field: 'VerifyToken' | 'Signature' | 'BodyBase64'; reason: string },
) {
  const limits = [{ key: limitKey(secret, 'whatsapp:invalid', network), max: MAX_LOGGED, windowMs: HOUR_MS }];
  // Read first, so that a flood does not queue for the write transaction.
  const logged =
    (await usedUp(db, limits, now())) ??
    (await db.transaction().execute((transaction) => consumeLimits(transaction, limits, now())));
  if (logged === null) security('whatsapp-webhook-invalid', { network, reason });
  return invalidField(field, 'must come from the WhatsApp Business Platform');
}

/** Whether a request for the webhook's address has the token that the operator set. */
const verifyWhatsAppWebhook = handlerFor(calls.verifyWhatsAppWebhook, async (request, context, caller) => {
  const { verifyToken } = context.whatsApp;
  const isKnown = verifyToken !== '' && isSame(verifyToken, request.VerifyToken);
  return isKnown ? succeed({}) : reject(context, caller, { field: 'VerifyToken', reason: 'verify token' });
});

/** Records what the platform reports. A part that fails is repeated with the whole: each part counts once. */
const whatsAppWebhook = handlerFor(calls.whatsAppWebhook, async (request, context, caller) => {
  const { db, now, whatsApp } = context;
  const body = new Uint8Array(Buffer.from(request.BodyBase64, 'base64'));
  const reading = readWhatsAppWebhook(whatsApp, body, request.Signature);
  if (reading.kind === 'invalid') {
    const field = reading.reason === 'signature' ? 'Signature' : 'BodyBase64';
    return reject(context, caller, { field, reason: reading.reason });
  }
  for (const status of reading.statuses) await recordDelivery(db, status, now());
  for (const stop of reading.stops) await stopWhatsApp(db, stop, now());
  return succeed({});
});

/** Handlers of the calls about messages by WhatsApp. */
export const whatsAppCalls: readonly CallHandler[] = [verifyWhatsAppWebhook, whatsAppWebhook];
