import { ConfigurationError, type Environment } from '#lib/shared/env.ts';

/** Throws ConfigurationError for settings of which each is valid and that do not go together. */
export function refuseSettings({
  FAULTS,
  NODE_ENV,
  BACKGROUND_WORK,
  DATABASE_URL,
  DATABASE_READ_URL,
}: Environment): void {
  if (FAULTS && NODE_ENV === 'production')
    throw new ConfigurationError('FAULTS: must be off where NODE_ENV is production.');
  if (!BACKGROUND_WORK && !DATABASE_URL)
    throw new ConfigurationError(
      'BACKGROUND_WORK: must be on with the embedded database, which only one process uses.',
    );
  if (DATABASE_READ_URL && !DATABASE_URL)
    throw new ConfigurationError('DATABASE_READ_URL: only PostgreSQL has one; set DATABASE_URL, too.');
}
