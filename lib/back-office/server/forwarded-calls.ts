import { z } from 'zod';
import * as staffPasskeyCalls from '#lib/contract/calls/staff-passkeys.ts';
import * as staffSignInCalls from '#lib/contract/calls/staff-sign-in.ts';
import { calls, type RetailCall } from '#lib/contract/index.ts';

/** The calls that take the tokens of earlier sign-ins, which a page does not know. */
export const DEVICE_CALLS: ReadonlySet<string> = new Set([
  calls.staffSignIn.name,
  calls.staffSecondFactor.name,
  calls.staffPasskeySignIn.name,
]);

/** The calls that the back office forwards, by wire name: those of the operator and the sign-in of staff, and no other. */
export const FORWARDED_CALLS: ReadonlyMap<string, RetailCall> = new Map(
  [
    ...Object.values<RetailCall>(calls).filter(({ operator }) => operator !== undefined),
    ...Object.values<RetailCall>(staffPasskeyCalls),
    ...Object.values<RetailCall>(staffSignInCalls),
  ].map((call) => [call.name, call]),
);

/** The parts of an answer that only this server keeps: the bearer of a session that it begins, and what shows that the browser is known. */
const kept = z.object({
  Session: z.object({ SessionToken: z.string().min(1) }).nullish(),
  DeviceToken: z.string().min(1).nullish(),
});

/** An answer of the sign-in as the page gets it, and the tokens that it must not get; each is empty where there is none. */
export interface SignInAnswer {
  session: string;
  device: string;
  data: unknown;
}

/** Takes the tokens out of an answer of the sign-in. */
export function withoutTokens(answer: unknown): SignInAnswer {
  const parsed = kept.safeParse(answer);
  if (!parsed.success) return { session: '', device: '', data: answer };
  const { DeviceToken: _device, ...rest } = answer as Record<string, unknown>;
  const [session, device] = [parsed.data.Session?.SessionToken ?? '', parsed.data.DeviceToken ?? ''];
  if (session === '') return { session, device, data: rest };
  const { SessionToken: _secret, ...shown } = rest.Session as Record<string, unknown>;
  return { session, device, data: { ...rest, Session: shown } };
}
