import { Secret, TOTP } from 'otpauth';
import type { calls, DataOf, StaffRole } from '#lib/contract/index.ts';
import type { Engine } from '../core/db/engine.ts';
import { dataOf, send } from './api-caller.ts';
import { createTestApi, type TestApi } from './create-test-api.ts';
import { OPERATOR_KEY } from './operator.ts';

type SignedIn = DataOf<typeof calls.staffSignIn>;
type Accepted = DataOf<typeof calls.acceptStaffInvitation>;

export const PASSWORD = 'a long password of a test';
const START = Date.parse('2026-11-26T10:00:00Z');

/** What the staff of a shop do in a test. */
export interface StaffHands {
  /** Makes a call with a bearer, or without one; `network` is the address of the caller. */
  call<Data>(
    name: string,
    body: object | null,
    bearer?: string,
    network?: string,
  ): Promise<Awaited<ReturnType<typeof send<Data>>>>;
  /** The token in the link of the latest mail to an address. */
  mailedToken(email: string): Promise<string>;
  /** Invites a person by the operator's key and accepts in their name; returns their session's token. */
  join(role: StaffRole, email?: string): Promise<string>;
  /** Signs a person in who has no authenticator. */
  signIn(email: string, password?: string): Promise<string>;
  /** Sets an authenticator up; returns its secret, the recovery codes and the renewed session. */
  setUpTotp(session: string): Promise<{ secret: string; codes: string[]; session: string }>;
}

/** A shop whose people sign in, with a clock that a test moves. */
export interface StaffShop extends StaffHands {
  api: TestApi;
  clock: { now: number };
}

/** The code that an authenticator shows. */
export function totpCode(secret: string, now: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now });
}

/** Opens a shop in which nobody works yet. */
export async function staffShop(
  engine: Engine,
  options: Omit<NonNullable<Parameters<typeof createTestApi>[0]>, 'engine' | 'now' | 'operatorKey'> = {},
): Promise<StaffShop> {
  const clock = { now: START };
  const api = await createTestApi({
    engine,
    catalogue: 'seed',
    operatorKey: OPERATOR_KEY,
    now: () => clock.now,
    ...options,
  });
  return { api, clock, ...staffOf(api, clock) };
}

/** Makes calls in the names of staff of a shop whose operator's key is that of the tests. */
export function staffOf(api: TestApi, clock: { now: number }): StaffHands {
  const call = <Data>(name: string, body: object | null, bearer = '', network = '203.0.113.7') =>
    send<Data>(api.handle, name, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': network,
        ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
  const mailedToken = async (email: string) => {
    const mail = await api.context.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /#([\w-]{20,})/.exec(mail.body)?.[1] ?? '';
  };
  return {
    call,
    mailedToken,
    async join(role, email = `${role}@shop.test`) {
      const invitation = { Email: email, Role: role, Operator: 'Meera' };
      dataOf(await call('InviteStaff', invitation, OPERATOR_KEY), 'InviteStaff');
      const Token = await mailedToken(email);
      const accepted = await call<Accepted>('AcceptStaffInvitation', {
        Token,
        Name: `The ${role}`,
        Password: PASSWORD,
      });
      return dataOf(accepted, 'AcceptStaffInvitation').Session.SessionToken;
    },
    async signIn(email, password = PASSWORD) {
      const signedIn = dataOf(await call<SignedIn>('StaffSignIn', { Email: email, Password: password }), 'StaffSignIn');
      return signedIn.Session?.SessionToken ?? '';
    },
    async setUpTotp(session) {
      const begun = await call<DataOf<typeof calls.staffTotpBegin>>('StaffTotpBegin', {}, session);
      const { Secret: secret } = dataOf(begun, 'StaffTotpBegin');
      const Code = totpCode(secret, clock.now);
      const done = await call<DataOf<typeof calls.staffTotpConfirm>>('StaffTotpConfirm', { Code }, session);
      const { RecoveryCodes, Session } = dataOf(done, 'StaffTotpConfirm');
      return { secret, codes: RecoveryCodes, session: Session.SessionToken };
    },
  };
}
