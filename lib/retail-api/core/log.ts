import pino, { type Logger } from 'pino';
import { maskPersonalData } from './mask-personal-data.ts';

export type { Logger } from 'pino';

/** The log of the retail API: JSON lines on standard error, errors without personal data. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: { service: 'retail-api' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}

/** The fields of an error that are logged. */
function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    stack: maskPersonalData(error.stack ?? error.message).slice(0, 4000),
  };
}
