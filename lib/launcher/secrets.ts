import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import type { ServiceName } from './service-name.ts';

const NAMES = ['SESSION_SECRET', 'RETAIL_API_SECRET', 'REVALIDATE_SECRET'] as const;
type SecretName = (typeof NAMES)[number];

/** Which secrets a service cannot work without. */
const NEEDED: Record<ServiceName, readonly SecretName[]> = {
  'retail-api': ['RETAIL_API_SECRET'],
  storefront: ['SESSION_SECRET'],
};

const stored = z.object({
  SESSION_SECRET: z.string().min(32),
  RETAIL_API_SECRET: z.string().min(32),
  REVALIDATE_SECRET: z.string().min(32),
});

function isElsewhere(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname } = new URL(address);
  return !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether the settings describe a real shop rather than a trial on this machine. */
export function isDeployment(settings: Environment): boolean {
  const https = settings.SITE_URL?.startsWith('https:') ?? false;
  return https || isElsewhere(settings.RETAIL_API_URL) || isElsewhere(settings.DATABASE_URL);
}

/**
 * The secrets of all services. A trial gets its own, made once and kept in DATA_DIR; a deployment must set those that its
 * services need. Throws ConfigurationError naming the first that is missing.
 */
export function secretsFor(
  settings: Environment,
  services: readonly ServiceName[],
): Partial<Record<SecretName, string>> {
  const given = Object.fromEntries(
    NAMES.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])),
  );
  if (!isDeployment(settings)) return { ...demoSecrets(resolve(settings.DATA_DIR)), ...given };
  const missing = services.flatMap((service) => NEEDED[service]).find((name) => given[name] === undefined);
  if (missing) throw new ConfigurationError(`${missing}: must be set for a deployment, to at least 32 characters.`);
  return given;
}

function demoSecrets(folder: string): Record<SecretName, string> {
  const file = join(folder, 'secrets.json');
  try {
    mkdirSync(folder, { recursive: true });
    const made = Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('base64url')]));
    // The flag fails where the file exists, so that two starts at once agree on one set.
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new ConfigurationError(`DATA_DIR: ${message}`);
  }
  const parsed = stored.safeParse(readJson(file));
  if (!parsed.success) throw new ConfigurationError(`DATA_DIR: ${file} is damaged; remove it to get new secrets.`);
  return parsed.data;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
