import { MAX_OPERATOR_NAME_LENGTH, OPERATOR_NAME_PATTERN } from '#lib/contract/operator-vocabulary.ts';

/** Encodes a staff member's name for the header. */
export function encodeOperator(name: string): string {
  return encodeURIComponent(name);
}

/** Decodes the name in a header; empty where it is missing or invalid. */
export function decodeOperator(value: string | null): string {
  try {
    const name = decodeURIComponent(value ?? '').trim();
    return isOperatorName(name) ? name : '';
  } catch {
    return '';
  }
}

/** Whether a text is valid as a staff member's name in the audit. */
export function isOperatorName(name: string): boolean {
  return name.length <= MAX_OPERATOR_NAME_LENGTH && OPERATOR_NAME_PATTERN.test(name);
}
