import { isNativeError } from 'node:util/types';
import { type DestinationStream, type Logger, pino } from 'pino';
import { environment } from './env.ts';
import { rootCauses } from './error-causes.ts';
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

/** So many levels of causes are logged, and so many of the errors that one sums up. */
const LEVELS = 5;
const ERRORS_OF_ONE = 20;

interface LoggedError {
  type: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
  /** What an `AggregateError` sums up: of those with the same cause the first. */
  errors?: LoggedError[];
}

/** The fields of an error that are logged, with its causes, each of them once. */
function describeError(error: unknown, above: readonly unknown[] = []): LoggedError {
  if (!isNativeError(error)) return { type: typeof error };
  const code = errorCode(error);
  const path = [...above, error];
  // An error may be its own cause.
  const isNew = (one: unknown) => isNativeError(one) && path.length < LEVELS && !path.includes(one);
  const errors = error instanceof AggregateError ? differing(error.errors.filter(isNew)) : [];
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    stack: maskPersonalData(error.stack ?? error.message).slice(0, STACK_LENGTH),
    ...(isNew(error.cause) && { cause: describeError(error.cause, path) }),
    ...(errors.length > 0 && { errors: errors.map((one) => describeError(one, path)) }),
  };
}

/** Forty steps that find no database fail for one reason: the first of them says it. */
function differing(errors: readonly unknown[]): unknown[] {
  const reasonOf = (error: unknown) =>
    rootCauses(error)
      .map(({ message }) => message)
      .join('\n');
  const byReason = Map.groupBy(errors, reasonOf);
  return [...byReason.values()].map(([first]) => first).slice(0, ERRORS_OF_ONE);
}
