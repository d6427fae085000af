import { isNativeError } from 'node:util/types';

/** An error, its causes, and what those that sum up others are made of: each once, from the outside to the inside. */
export function errorsWithin(error: unknown): Error[] {
  const found = new Set<Error>();
  const look = (one: unknown): void => {
    if (!isNativeError(one) || found.has(one)) return;
    found.add(one);
    if (one instanceof AggregateError) for (const part of one.errors) look(part);
    look(one.cause);
  };
  look(error);
  return [...found];
}

/** The errors with which it began: those that have no cause and sum up nothing. Of several with the same message the first. */
export function rootCauses(error: unknown): Error[] {
  const byMessage = new Map<string, Error>();
  for (const one of errorsWithin(error)) {
    const isRoot = !isNativeError(one.cause) && !(one instanceof AggregateError && one.errors.some(isNativeError));
    if (isRoot && !byMessage.has(one.message)) byMessage.set(one.message, one);
  }
  return [...byMessage.values()];
}
