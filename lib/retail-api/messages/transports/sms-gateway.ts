import { ConfigurationError } from '#lib/shared/env.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { type Transport, UndeliverableMessageError } from './transport.ts';

interface SmsGatewayOptions {
  url: string;
  /** Sent as a bearer token if set. */
  token?: string | undefined;
}

const TIMEOUT_MS = 5_000;
/** Temporary refusals that do not concern the message: timeout, too early, too many requests. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** What operators of networks check a text message of this kind by; nothing if the shop's profile has none of it. */
function dltOf(kind: string) {
  const { sms } = shopProfile();
  if (!sms) return undefined;
  const templateId = new Map(Object.entries(sms.templates)).get(kind);
  return { entityId: sms.entityId, sender: sms.header, ...(templateId !== undefined && { templateId }) };
}

/**
 * Posts SMS and voice calls as JSON to a gateway. Throws ConfigurationError if the address contains a user or password.
 */
export function smsGateway({ url, token }: SmsGatewayOptions): Transport {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    throw new ConfigurationError('SMS_GATEWAY_URL: must not contain a user or a password. Use SMS_GATEWAY_TOKEN.');
  }
  return {
    channels: ['sms', 'voice'],
    atOnce: 20,
    async send({ id, channel, kind, recipient, body }, stop) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ channel, to: `+91${recipient}`, text: body, id, ...(channel === 'sms' && dltOf(kind)) }),
        // Following a redirect would disclose the code and the token to a third party.
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      if (response.ok) return undefined;
      const problem = `The SMS gateway answered ${response.status}.`;
      const isFinal = response.status >= 400 && response.status < 500 && !RETRYABLE_STATUSES.has(response.status);
      throw isFinal ? new UndeliverableMessageError(problem) : new Error(problem);
    },
  };
}
