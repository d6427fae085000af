import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import type { EnumerationTiming } from '#lib/shared/bench-figures.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { type Api, createApi } from '../app/app.ts';
import { hashPin } from '../cart/promotions/gift-card-pin.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import { openDatabase } from '../core/db/open-database.ts';
import type { Database } from '../core/db/schema.ts';
import { importInvitations } from '../customers/invitations/import-invitations.ts';
import { issueJwt } from '../customers/session/jwt.ts';
import { hashPassword } from '../staff/passwords.ts';
import { addStaff } from '../staff/staff-repository.ts';
import { testSecret } from '../testing/test-secret.ts';
import { benchContext } from './bench-context.ts';

interface Answer {
  ReturnCode: number;
  Data: { EString?: string } | null;
}

type Send = (name: string, body: object) => Promise<Answer>;

const ROUNDS = 1000;
const WARM_UP = 100;
/** The number of rounds for gift cards and staff: each takes as long as the hash of a PIN or password. */
const HASHED_ROUNDS = 300;

/**
 * Measures the calls that must not reveal whether a customer or staff member exists or is invited, for known and unknown recipients in
 * turn: their times must not differ (OWASP ASVS 5.0.0, 6.3.8).
 */
export async function measureEnumeration(rounds: number = ROUNDS): Promise<EnumerationTiming[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-bench-'));
  const { db, close } = await openDatabase({ dataDir });
  try {
    const secret = testSecret(7);
    const context = benchContext({ db, secret, invitedOnly: true });
    await addCustomers(db, WARM_UP + rounds);
    await addCards(db, WARM_UP + rounds);
    await addInvitations(db, secret, WARM_UP + rounds);
    await addStaffMembers(db, WARM_UP + rounds);
    const api = createApi(context);
    return [
      await compare('GenerateLoginOTP', 'Success', rounds, async (person) => {
        const { send, sessionId } = await unknownCaller(api, secret);
        return () => send('GenerateLoginOTP', { SessionId: sessionId, Mobile: `9${digits('1', person)}` });
      }),
      await compare('VerifyLoginOTP, wrong code', 'OtpWrong', rounds, async (person) => {
        const { send, sessionId } = await unknownCaller(api, secret);
        const fields = { SessionId: sessionId, Mobile: `9${digits('2', person)}` };
        const { Data } = await send('GenerateLoginOTP', fields);
        return () => send('VerifyLoginOTP', { ...fields, OTP: '', EString: Data?.EString ?? '' });
      }),
      await compare('GenerateLoginOTP, private sale', 'Success', rounds, async (person) => {
        const { send, sessionId } = await unknownCaller(api, secret);
        const fields = { SessionId: sessionId, Mobile: `9${digits('3', person)}`, SignInChannel: 'private-sale' };
        return () => send('GenerateLoginOTP', fields);
      }),
      await compare('VerifyLoginOTP, private sale', 'OtpWrong', rounds, async (person) => {
        const { send, sessionId } = await unknownCaller(api, secret);
        const fields = { SessionId: sessionId, Mobile: `9${digits('4', person)}`, SignInChannel: 'private-sale' };
        const { Data } = await send('GenerateLoginOTP', fields);
        return () => send('VerifyLoginOTP', { ...fields, OTP: '', EString: Data?.EString ?? '' });
      }),
      await compare('VerifyInvitation, wrong code', 'OtpWrong', rounds, async (person) => {
        const { send, sessionId } = await unknownCaller(api, secret);
        const fields = { SessionId: sessionId, Mobile: `9${digits('5', person)}`, InvitationCode: 'WRONG-CODE' };
        return () => send('VerifyInvitation', fields);
      }),
      await compare('RequestRecovery', 'Success', rounds, async (person) => {
        const { send, sessionId } = await unknownCaller(api, secret);
        return () => send('RequestRecovery', { SessionId: sessionId, Email: `${digits('1', person)}@example.com` });
      }),
      await compare('GiftCardBalance, wrong PIN', 'GiftCardWrong', Math.min(rounds, HASHED_ROUNDS), async (person) => {
        const { send } = await unknownCaller(api, secret);
        return () => send('GiftCardBalance', { Number: cardNumber(person), Pin: '000000' });
      }),
      await compare('StaffSignIn, wrong password', 'SignInWrong', Math.min(rounds, HASHED_ROUNDS), async (person) => {
        const { send } = await unknownCaller(api, secret);
        return () => send('StaffSignIn', { Email: staffEmailOf(person), Password: 'not the password' });
      }),
    ];
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Even numbers are customers, invited numbers, staff and gift cards; odd ones do not exist. `series` keeps the calls below the
 * limits of each other.
 */
interface Person {
  number: number;
}

const digits = (series: string, { number }: Person) => `${series}${String(number).padStart(8, '0')}`;
const staffEmailOf = (person: Person) => `${digits('6', person)}@example.com`;
const cardNumber = (person: Person) => `9000000${digits('1', person)}`;

async function addCustomers(db: Kysely<Database>, people: number): Promise<void> {
  for (let number = 0; number < people * 2; number += 2) {
    for (const series of ['1', '2']) {
      await db
        .insertInto('customers')
        .values({
          id: randomUUID(),
          mobile: `9${digits(series, { number })}`,
          email: `${digits(series, { number })}@example.com`,
          name: 'Asha',
          status_id: 1,
          created_at: 0,
          modified_at: 0,
        })
        .execute();
    }
  }
}

async function addInvitations(db: Kysely<Database>, secret: ApiSecret, people: number): Promise<void> {
  const invited = Array.from({ length: people }, (_, index) => ({ number: index * 2 }));
  const invitations = ['3', '4', '5'].flatMap((series) =>
    invited.map((person) => ({ mobile: `9${digits(series, person)}`, code: 'DIWALI26' })),
  );
  await importInvitations(db, secret, invitations);
}

async function addStaffMembers(db: Kysely<Database>, people: number): Promise<void> {
  const passwordHash = await hashPassword('the password of a member');
  for (let number = 0; number < people * 2; number += 2) {
    const email = staffEmailOf({ number });
    await addStaff(db, { name: 'Asha', email, role: 'packer', passwordHash, inviterId: null }, 0);
  }
}

async function addCards(db: Kysely<Database>, people: number): Promise<void> {
  const { salt, hash } = await hashPin('123456');
  for (let number = 0; number < people * 2; number += 2) {
    await db
      .insertInto('gift_cards')
      .values({
        id: randomUUID(),
        number: cardNumber({ number }),
        pin_salt: salt,
        pin_hash: hash,
        initial_amount: 500_00,
        balance: 500_00,
        created_at: 0,
        expires_at: Date.now() + HOUR_MS,
      })
      .execute();
  }
}

/** A caller with a session and a network address of its own, so that only the limits of the recipient apply. */
async function unknownCaller(api: Api, secret: ApiSecret): Promise<{ send: Send; sessionId: string }> {
  const sessionId = randomUUID();
  const headers = {
    authorization: `Bearer ${await issueJwt(secret, sessionId, Date.now())}`,
    'content-type': 'application/json',
    'x-forwarded-for': `network-${sessionId.slice(0, 30)}`,
  };
  const send: Send = async (name, body) => {
    const request = new Request(`http://retail-api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await api(request)).json() as ReturnType<Send>;
  };
  return { send, sessionId };
}

/** Measures the median of a call, for known and unknown in turn; `prepare` does what must not be measured. */
async function compare(
  call: string,
  expected: ReturnCodeName,
  rounds: number,
  prepare: (person: Person) => Promise<() => Promise<Answer>>,
): Promise<EnumerationTiming> {
  const times: [known: number[], unknown: number[]] = [[], []];
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    for (const side of [0, 1] as const) {
      const run = await prepare({ number: round * 2 + side });
      const start = performance.now();
      const { ReturnCode } = await run();
      // A refused call is fast for everybody, and its time would show nothing.
      if (ReturnCode !== RETURN_CODES[expected].code) throw new Error(`${call} answered ${ReturnCode}`);
      if (round >= WARM_UP) times[side].push(performance.now() - start);
    }
  }
  return { call, known: median(times[0]), unknown: median(times[1]) };
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
