import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { readOrCreateSecret } from '#lib/shared/secrets.ts';

/** The key that signs JWTs. Processes that share a PostgreSQL must share it, so it must be set there. */
export function jwtSecret(settings: Environment): Uint8Array {
  if (!settings.RETAIL_API_SECRET && settings.NODE_ENV === 'production' && settings.DATABASE_URL) {
    throw new ConfigurationError('RETAIL_API_SECRET: must be set where DATABASE_URL is.');
  }
  return new TextEncoder().encode(
    settings.RETAIL_API_SECRET ?? readOrCreateSecret(settings.DATA_DIR, 'RETAIL_API_SECRET'),
  );
}
