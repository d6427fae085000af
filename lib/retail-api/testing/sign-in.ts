import type { Kysely } from 'kysely';
import type { CodeSentWire, calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import type { ApiCaller } from './api-caller.ts';

/** The code in the newest message to a mobile number or an email address, as its reader would find it. */
export async function readSentCode(db: Kysely<Database>, recipient: string): Promise<string> {
  const { body } = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [code] = /\d(?:, \d|\d)+/.exec(body) ?? [];
  if (!code) throw new Error(`There is no code in: ${body}`);
  return code.replaceAll(', ', '');
}

/** Signs in with the calls that a shopper makes: requests a code, reads it and submits it. */
export async function signInByCode(
  caller: ApiCaller,
  db: Kysely<Database>,
  { mobile, sessionId = 'session-1', ...fields }: { mobile: string; sessionId?: string; BasketGUID?: string },
): Promise<DataOf<typeof calls.verifyLoginOtp>> {
  const request = { SessionId: sessionId, Mobile: mobile };
  const sent = await caller.post<CodeSentWire>('GenerateLoginOTP', request);
  if (sent.ReturnCode !== 0 || !sent.Data) throw new Error(`No code was sent: ${sent.ReturnCode}`);
  const OTP = await readSentCode(db, mobile);
  const credentials = { ...request, ...fields, OTP, EString: sent.Data.EString };
  const { Data, ReturnCode } = await caller.post<DataOf<typeof calls.verifyLoginOtp>>('VerifyLoginOTP', credentials);
  if (ReturnCode !== 0 || !Data) throw new Error(`The code was refused: ${ReturnCode}`);
  return Data;
}
