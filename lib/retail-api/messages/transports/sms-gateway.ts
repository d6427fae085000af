import { ConfigurationError } from '#lib/shared/env.ts';
import { type Transport, UndeliverableMessageError } from './transport.ts';

interface SmsGatewayOptions {
  url: string;
  /** Sent as a bearer token if set. */
  token?: string | undefined;
}

const TIMEOUT_MS = 5_000;
/** Temporary refusals that do not concern the message: timeout, too early, too many requests. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Posts SMS and voice calls as JSON to a gateway. Throws ConfigurationError if the address contains a user or password.
 */
export function smsGateway({ url, token }: SmsGatewayOptions): Transport {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    throw new ConfigurationError('SMS_GATEWAY_URL: must hold no user or password. Use SMS_GATEWAY_TOKEN.');
  }
  return {
    channels: ['sms', 'voice'],
    atOnce: 20,
    async send({ id, channel, recipient, body }, stop) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ channel, to: `+91${recipient}`, text: body, id }),
        // Following a redirect would disclose the code and the token to a third party.
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const problem = `The SMS gateway answered ${response.status}.`;
      const isFinal = response.status >= 400 && response.status < 500 && !RETRYABLE_STATUSES.has(response.status);
      throw isFinal ? new UndeliverableMessageError(problem) : new Error(problem);
    },
  };
}
