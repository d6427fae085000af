import type { StaffRole } from '#lib/contract/staff-vocabulary.ts';

/** The caller of a request, as far as the request proves it. */
export interface Caller {
  readonly sessionId: string;
  /** Null for a guest. A request with an unknown token is refused before the handler runs. */
  readonly customerId: string | null;
  /** The customer token that identified the customer; empty for a guest. */
  readonly customerToken: string;
  /** The network of the shopper's request, as reported by the storefront; empty if it reports none. */
  readonly network: string;
  /** Who makes an operator call, or one of the staff's own; absent for every other call. */
  readonly staff?: StaffCaller;
}

/** Who makes an operator call: a person by their session, a program by its key, or whoever has the operator's key. */
export type StaffCaller = StaffSessionCaller | MachineCaller | { readonly kind: 'operator-key' };

/** A signed-in staff member. Times are epoch milliseconds. */
export interface StaffSessionCaller {
  readonly kind: 'session';
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasTotp: boolean;
  /** Whether the second factor has to be set up before any operator call. */
  readonly needsTotp: boolean;
  readonly tokenHash: string;
  /** When this session began. */
  readonly signedInAt: number;
  readonly expiresAt: number;
  readonly idleUntil: number;
}

/** A program with a key. */
export interface MachineCaller {
  readonly kind: 'machine-key';
  readonly keyId: string;
  readonly name: string;
  /** The calls of these roles, and single calls by name. */
  readonly roles: readonly StaffRole[];
  readonly calls: readonly string[];
  /** The member who made the key; null where none did. */
  readonly issuerId: string | null;
}

/** Who makes a change, for its history: a person, or the name of a program; empty for the operator's key. */
export function authorOf({ staff }: Caller): string {
  return staff && staff.kind !== 'operator-key' ? staff.name : '';
}
