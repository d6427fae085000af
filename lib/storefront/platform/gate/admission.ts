import { isKnownHost, opens, restrictionOf } from './restriction.ts';
import type { AccessContext, AccessRules, Admission } from './types.ts';

/**
 * Admits a request by its own facts; null where its Host is not of this store, or where entry is restricted for
 * it.
 */
export function admit(facts: AccessContext, rules: AccessRules): Admission | null {
  if (!isKnownHost(facts.host, rules) || !opens(restrictionOf(facts, rules), facts.passes)) return null;
  return Object.freeze({ host: facts.host.toLowerCase() }) as Admission;
}
