import { resolve } from 'node:path';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { readOrCreateSecret, type SecretName } from '#lib/shared/secrets.ts';
import { purgeTarget } from './child-settings.ts';
import { isDeployment } from './deployment.ts';
import type { ServiceName } from './service-name.ts';

const NAMES: readonly SecretName[] = ['SESSION_SECRET', 'RETAIL_API_SECRET', 'REVALIDATE_SECRET', 'OPERATOR_KEY'];

/** The secrets that each service requires. */
const NEEDED: Record<ServiceName, readonly SecretName[]> = {
  'payment-sandbox': [],
  'retail-api': ['RETAIL_API_SECRET'],
  storefront: ['SESSION_SECRET'],
  'back-office': ['SESSION_SECRET'],
};

/**
 * Returns the secrets that the services require together, including the purge secret where the retail API has
 * a storefront to notify.
 */
function neededBy(settings: Environment, services: readonly ServiceName[]): SecretName[] {
  const required = services.flatMap((service) => NEEDED[service]);
  const purges = services.includes('retail-api') && purgeTarget(settings, services) !== null;
  return purges ? [...required, 'REVALIDATE_SECRET'] : required;
}

/**
 * Returns the secrets of all services. A trial creates its own once and stores them in DATA_DIR; a deployment
 * must set those that its services need. Throws ConfigurationError naming the first missing one.
 */
export function secretsFor(
  settings: Environment,
  services: readonly ServiceName[],
): Partial<Record<SecretName, string>> {
  const configured = Object.fromEntries(
    NAMES.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
  if (!isDeployment(settings)) return { ...demoSecrets(resolve(settings.DATA_DIR)), ...configured };
  const missing = neededBy(settings, services).find((name) => configured[name] === undefined);
  if (missing) throw new ConfigurationError(`${missing}: must be set for a deployment, to at least 32 characters.`);
  return configured;
}

function demoSecrets(folder: string): Partial<Record<SecretName, string>> {
  try {
    return Object.fromEntries(NAMES.map((name) => [name, readOrCreateSecret(folder, name)]));
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${error instanceof Error ? error.message : error}`);
  }
}
