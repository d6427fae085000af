import { type Logger, pino } from 'pino';
import { environment } from './env.ts';
import { singleton } from './singleton.ts';

/**
 * Returns the log of this process: one JSON object per line on standard error. Personal data must not be
 * logged.
 */
export function log(): Logger {
  return singleton('log', () =>
    pino({ level: environment().LOG_LEVEL, base: null }, pino.destination({ dest: 2, sync: false })),
  );
}
