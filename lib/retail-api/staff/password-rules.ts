import type { Outcome } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';

const MIN_CHARACTERS = 5;

/** Refuses a password that the length alone does not make hard to guess; null if it will do. `field`: the request's field. */
export function rejectWeakPassword(field: string, password: string, email: string): Outcome<never> | null {
  const lower = password.toLowerCase();
  const [mailbox = ''] = email.split('@');
  if (new Set(lower).size < MIN_CHARACTERS) return invalidField(field, 'must have more different characters');
  if (lower.includes(email) || (mailbox.length > 3 && lower.startsWith(mailbox)))
    return invalidField(field, 'must not be made from the email address');
  return null;
}
