import { z } from 'zod';
import * as staffSignInCalls from '#lib/contract/calls/staff-sign-in.ts';
import { calls, type RetailCall } from '#lib/contract/index.ts';

/** The calls that the back office forwards, by wire name: those of the operator and the sign-in of staff, and no other. */
export const FORWARDED_CALLS: ReadonlyMap<string, RetailCall> = new Map(
  [
    ...Object.values<RetailCall>(calls).filter(({ operator }) => operator !== undefined),
    ...Object.values<RetailCall>(staffSignInCalls),
  ].map((call) => [call.name, call]),
);

/** The part of an answer that begins or renews a session. */
const issued = z.object({ Session: z.object({ SessionToken: z.string().min(1) }) });

/** An answer's data without the token of a session that it begins, and the token; empty where it begins none. */
export function withoutToken(data: unknown): { token: string; data: unknown } {
  const parsed = issued.safeParse(data);
  if (!parsed.success) return { token: '', data };
  const { Session, ...rest } = data as { Session: Record<string, unknown> };
  const { SessionToken: _secret, ...session } = Session;
  return { token: parsed.data.Session.SessionToken, data: { ...rest, Session: session } };
}
