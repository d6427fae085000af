import type { Logger } from 'pino';
import { createLog as createLogOf } from '#lib/shared/log.ts';

export type { Logger } from 'pino';

/** The log of the retail API, in the shape that both processes share. */
export function createLog(level: string): Logger {
  return createLogOf('retail-api', level);
}
