import { Webhook } from 'standardwebhooks';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Endpoint } from './endpoint-repository.ts';
import { openSecret } from './seal-secret.ts';

interface UnsignedWebhook {
  id: string;
  body: string;
}

/**
 * The headers of an attempt to deliver a webhook: its id, the time of the attempt, and its signature by the endpoint's
 * secret. While a secret is rotated there are two signatures, the new one first. `now` in epoch milliseconds.
 */
export async function signWebhook(
  { id, body }: UnsignedWebhook,
  endpoint: Pick<Endpoint, 'secret' | 'previous_secret' | 'previous_until'>,
  apiSecret: ApiSecret,
  now: number,
): Promise<Record<string, string>> {
  const keepsPrevious = endpoint.previous_secret !== '' && now < endpoint.previous_until;
  const sealed = [endpoint.secret, ...(keepsPrevious ? [endpoint.previous_secret] : [])];
  const secrets = await Promise.all(sealed.map((one) => openSecret(one, apiSecret)));
  const at = new Date(now);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
