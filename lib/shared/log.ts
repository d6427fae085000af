import { type Logger, pino } from 'pino';
import { environment } from './env.ts';
import { singleton } from './singleton.ts';

/** The log of this process: one JSON object a line on standard error. Never give it a person's data. */
export function log(): Logger {
  return singleton('log', () =>
    pino({ level: environment().LOG_LEVEL, base: null }, pino.destination({ dest: 2, sync: false })),
  );
}
