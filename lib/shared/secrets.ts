import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from './error-code.ts';

const FILE = 'secrets.json';
const secretsFile = z.record(z.string(), z.string().min(32));

export type SecretName = 'SESSION_SECRET' | 'RETAIL_API_SECRET' | 'REVALIDATE_SECRET' | 'OPERATOR_KEY';

/** Returns a secret of this installation; null where it has not been created yet. */
export function findSecret(dataDir: string, name: SecretName): string | null {
  return readSecrets(dataDir)[name] ?? null;
}

/**
 * Returns a secret of this installation, stored in `secrets.json` of the data folder and readable by its owner
 * only; created at first use.
 */
export function readOrCreateSecret(dataDir: string, name: SecretName): string {
  const secrets = readSecrets(dataDir);
  const existing = secrets[name];
  if (existing) return existing;
  const made = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, FILE);
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify({ ...secrets, [name]: made }, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, path);
  return made;
}

function readSecrets(dataDir: string): Record<string, string> {
  try {
    return secretsFile.parse(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new Error(`${join(dataDir, FILE)} cannot be read. Correct it, or delete it so that new secrets are made.`, {
      cause: error,
    });
  }
}
