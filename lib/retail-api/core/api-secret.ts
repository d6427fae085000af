import { createHmac, hkdfSync } from 'node:crypto';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { readOrCreateSecret } from '#lib/shared/secrets.ts';
import { isSame } from './is-same.ts';

/** The secret that signs JWTs and links, and keys hashes. */
export interface ApiSecret {
  /** The one that is used for everything new. */
  readonly current: Uint8Array;
  /** Further secrets whose signatures, hashes and seals are accepted while an operator changes the secret. */
  readonly accepted: readonly Uint8Array[];
}

/** What is sealed in the database. */
export type SealedUse = 'webhook secret' | 'authenticator secret';

type SecretUse =
  | SealedUse
  | 'one-time code'
  | 'signed state'
  | 'limit'
  | 'security log'
  | 'mail link'
  | 'track link'
  | 'payment return'
  | 'invitation'
  | 'survey link'
  | 'survey answer'
  | 'collect code'
  | 'page preview'
  | 'owner link';

/** The secret by the settings. Processes that share a PostgreSQL must share it, so it must be set there. */
export function apiSecretOf(settings: Environment): ApiSecret {
  if (!settings.RETAIL_API_SECRET && settings.NODE_ENV === 'production' && settings.DATABASE_URL) {
    throw new ConfigurationError('RETAIL_API_SECRET: must be set where DATABASE_URL is.');
  }
  const current = settings.RETAIL_API_SECRET ?? readOrCreateSecret(settings.DATA_DIR, 'RETAIL_API_SECRET');
  const bytes = (text: string) => new TextEncoder().encode(text);
  return { current: bytes(current), accepted: settings.ACCEPTED_RETAIL_API_SECRETS.map(bytes) };
}

/** Derives a key for a single use of the secret, so that a signature for one use is invalid for any other. */
export function keyFor({ current }: ApiSecret, use: SecretUse): Uint8Array {
  return derived(current, use);
}

/** The keys of a use that are accepted, that of the current secret first. */
export function acceptedKeys({ current, accepted }: ApiSecret, use: SecretUse): [Uint8Array, ...Uint8Array[]] {
  return [derived(current, use), ...accepted.map((secret) => derived(secret, use))];
}

/** Signs a text for one use: HMAC-SHA256 in base64url. Several parts are given as JSON, which keeps them apart. */
export function sign(secret: ApiSecret, use: SecretUse, text: string): string {
  return hmac(keyFor(secret, use), text);
}

/** The signatures of a text that are accepted, that by the current secret first. */
export function acceptedSignatures(secret: ApiSecret, use: SecretUse, text: string): [string, ...string[]] {
  const [current, ...accepted] = acceptedKeys(secret, use);
  return [hmac(current, text), ...accepted.map((key) => hmac(key, text))];
}

/** Whether a text was signed for this use. Compares in constant time. */
export function isSigned(secret: ApiSecret, use: SecretUse, text: string, signature: string): boolean {
  return acceptedSignatures(secret, use, text).some((accepted) => isSame(accepted, signature));
}

function hmac(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function derived(secret: Uint8Array, use: SecretUse): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
}
