import { MAX_OPERATOR_NAME_LENGTH, OPERATOR_NAME_PATTERN } from '#lib/contract/operator-vocabulary.ts';

/** A name as the header carries it. */
export function encodeOperator(name: string): string {
  return encodeURIComponent(name);
}

/** The name that a header carries; empty where it holds none, or something else. */
export function decodeOperator(value: string | null): string {
  try {
    const name = decodeURIComponent(value ?? '').trim();
    return isOperatorName(name) ? name : '';
  } catch {
    return '';
  }
}

/** Whether the audit can keep it as the name of who is at the desk. */
export function isOperatorName(name: string): boolean {
  return name.length <= MAX_OPERATOR_NAME_LENGTH && OPERATOR_NAME_PATTERN.test(name);
}
