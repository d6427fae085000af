import type { AccessFacts } from './types.ts';

declare const admitted: unique symbol;

/** Proof that the gate let this request in. Catalogue use cases demand one; nothing outside this file can make it. */
export interface Admission {
  readonly [admitted]: true;
  readonly host: string;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Lets a request in by its own facts; null where its Host is no host name. */
export function admit(facts: AccessFacts): Admission | null {
  if (!HOST.test(facts.host)) return null;
  return Object.freeze({ host: facts.host.toLowerCase() }) as Admission;
}
