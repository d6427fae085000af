import type { Environment } from '#lib/shared/env.ts';
import { withDeadline } from '#lib/shared/with-deadline.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ANSWER_WITHIN_MS = 3000;
/** Written for a second by each check, under a name that the store does not use. */
const PROBE = 'samay:doctor-probe';

/** Whether Redis takes a value from the user of the settings: a replica, or one that wants another password, would not. */
export async function redisFindings({ REDIS_URL: url }: Pick<Environment, 'REDIS_URL'>): Promise<Finding[]> {
  if (url === undefined) return [];
  const { host } = new URL(url);
  // Imported here, so that a store without Redis does not load its client.
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, socket: { connectTimeout: ANSWER_WITHIN_MS, reconnectStrategy: false } });
  // What fails is told by the command.
  client.on('error', () => undefined);
  try {
    const probing = client.connect().then(() => client.set(PROBE, '1', { expiration: { type: 'PX', value: 1000 } }));
    const isTaken = await withDeadline(probing, ANSWER_WITHIN_MS);
    return [isTaken === null ? wrong(`REDIS_URL: ${host} does not answer`) : ok(`REDIS_URL: ${host} takes a value`)];
  } catch (error) {
    return [wrong(`REDIS_URL: ${host} cannot be used (${error instanceof Error ? error.message : error})`)];
  } finally {
    if (client.isOpen) client.destroy();
  }
}
