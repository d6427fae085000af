import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { type passkeyAnswer, passkeyQuestion } from '#lib/contract/index.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import { withTries } from '../../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { lockActive, recordSignIn } from '../sign-in-staff.ts';
import { rememberDevice } from '../staff-devices.ts';
import { passkeyQuestionLimits, wrongPasskeyLimits } from '../staff-limits.ts';
import { type IssuedSession, issueSession } from '../staff-sessions.ts';
import { consumeStaffToken, issueStaffToken } from '../staff-tokens.ts';
import { ANSWER_WITHIN_MS, answeredToken, challengeOf } from './challenge.ts';
import { findPasskey, type PasskeyRow, recordUse } from './passkey-repository.ts';
import { relyingPartyOf } from './relying-party.ts';

/** A question at the sign-in is for nobody in particular: the browser shows the passkeys that it has. */
const ANYBODY = '';

type Question = z.output<typeof passkeyQuestion>;
type Answer = z.output<typeof passkeyAnswer>;

/** Begins a sign-in by a passkey: what the browser asks its passkeys. The same for everybody. */
export async function askPasskey(context: CoreContext, network: string): Promise<Outcome<{ Options: Question }>> {
  const now = context.now();
  return inTransaction<{ Options: Question }>(context.db, async (transaction) => {
    const refused = await consumeLimits(transaction, passkeyQuestionLimits(context.secret, network), now);
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const expiresAt = now + ANSWER_WITHIN_MS;
    const token = await issueStaffToken(transaction, { kind: 'passkey-sign-in', staffId: ANYBODY, expiresAt });
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(context.staff.backOfficeUrl).id,
      challenge: challengeOf(token),
      timeout: ANSWER_WITHIN_MS,
      userVerification: 'required',
    });
    return succeed({ Options: passkeyQuestion.parse(options) });
  });
}

interface PasskeyAttempt {
  passkey: Answer;
  network: string;
  /** Tokens of the browser, of earlier sign-ins by whomever. */
  devices: readonly string[];
}

interface SignedInByPasskey {
  Session: IssuedSession;
  DeviceToken: string | null;
}

/**
 * Signs a member in by a passkey. Its device has verified the person, so that it stands for the password and the second factor.
 * An unknown passkey, one of a suspended member and a wrong signature get the same answer; each question is answered once.
 */
export async function signInByPasskey(
  context: CoreContext,
  { passkey, network, devices: tokens }: PasskeyAttempt,
): Promise<Outcome<SignedInByPasskey>> {
  const { db, secret, staff: settings } = context;
  const now = context.now();
  const tries = { limits: wrongPasskeyLimits(secret, network), failed: ['SignInWrong'], now } as const;
  const outcome = await withTries<SignedInByPasskey>(context, tries, async () => {
    const token = answeredToken(passkey.response.clientDataJSON);
    const question = { kind: 'passkey-sign-in', token, now } as const;
    const isAsked = await db.transaction().execute((transaction) => consumeStaffToken(transaction, question));
    if (isAsked === null) return fail('OtpExpired');
    const known = await findPasskey(db, passkey.id);
    const used = known && (await verified(context, { passkey, known, expectedChallenge: token }));
    if (!known || !used) return fail('SignInWrong');
    return inTransaction<SignedInByPasskey>(db, async (transaction) => {
      // The member may have been suspended and the passkey removed since they were read.
      const member = await lockActive(transaction, known.staff_id);
      if (!member || !(await recordUse(transaction, known.id, { ...used, now }))) return fail('SignInWrong');
      await recordSignIn(transaction, member.id, now);
      const Session = await issueSession(transaction, member, { settings, now });
      return succeed({ Session, DeviceToken: await rememberDevice(transaction, { staffId: member.id, tokens }, now) });
    });
  });
  if (outcome.code === 'SignInWrong') context.security('staff-passkey-wrong', { network });
  if (outcome.code === 'TooManyRequests') context.security('staff-sign-in-refused', { network });
  if (outcome.code === 'Success') context.security('staff-signed-in', { network });
  return outcome;
}

interface KnownAnswer {
  passkey: Answer;
  known: PasskeyRow;
  expectedChallenge: string;
}

/** What a right answer says of its passkey; null for any other answer. */
async function verified(
  { staff }: CoreContext,
  { passkey, known, expectedChallenge }: KnownAnswer,
): Promise<{ counter: number; synced: boolean } | null> {
  const { userHandle, ...rest } = passkey.response;
  const handle = userHandle === undefined ? known.staff_id : Buffer.from(userHandle, 'base64url').toString();
  if (handle !== known.staff_id) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(staff.backOfficeUrl);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const publicKey = new Uint8Array(Buffer.from(known.public_key, 'base64url'));
  const credential = { id: known.credential_id, publicKey, counter: known.counter };
  // The library throws for whatever does not fit, and for a counter that goes back: a copy of the passkey.
  const { verified: isRight, authenticationInfo: facts } = await verifyAuthenticationResponse({
    response: { ...passkey, response: rest },
    credential,
    ...expected,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return isRight && facts ? { counter: facts.newCounter, synced: facts.credentialBackedUp } : null;
}
