import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';
import { environment } from './env.ts';
import { errorCode } from './error-code.ts';
import { maskPersonalData } from './mask-personal-data.ts';
import { currentRequestId } from './request-context.ts';
import { singleton } from './singleton.ts';

/** The longest stack that is logged, in characters. */
const STACK_LENGTH = 4000;

/**
 * Makes the log of a process: one JSON object per line, by default on standard error, with the process's `service`, the
 * time in UTC, and the id of the request, if the line belongs to one. Personal data must not be logged; in errors it is
 * masked.
 */
export function createLog(
  service: 'storefront' | 'retail-api' | 'back-office',
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/** The log of this storefront. */
export function log(): Logger {
  return singleton('log', () => createLog('storefront', environment().LOG_LEVEL));
}

interface LoggedError {
  type: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** The fields of an error that are logged; of its causes only the first, which is the one that explains it. */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!isNativeError(error)) return { type: typeof error };
  const code = errorCode(error);
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    stack: maskPersonalData(error.stack ?? error.message).slice(0, STACK_LENGTH),
    ...(depth === 0 && isNativeError(error.cause) ? { cause: describeError(error.cause, 1) } : {}),
  };
}
