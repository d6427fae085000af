import { UsageError } from '#lib/shared/command-line.ts';
import { isOperatorName } from '#lib/shared/operator-header.ts';

/**
 * Requires a staff name, because every change, and every view of personal data, is recorded in the audit. Throws
 * UsageError where there is none, or one that the audit cannot hold.
 */
export function requireOperator(given: string): string {
  const name = given.trim();
  if (name === '') throw new UsageError('Say who you are: --by NAME, or OPERATOR_NAME in the environment.');
  if (isOperatorName(name)) return name;
  throw new UsageError("A name (--by, OPERATOR_NAME) has at most 60 letters, digits, spaces and . , ' & ( ) @ _ + / -");
}
