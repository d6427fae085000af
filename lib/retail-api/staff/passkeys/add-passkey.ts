import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { MAX_PASSKEYS, type madePasskey, passkeyCreation } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { forbidden, invalidField } from '../../core/refusals.ts';
import { staffPasskeyAdded } from '../../messages/copy/staff-mails.ts';
import { enqueue } from '../../messages/outbox.ts';
import type { SignedInMember } from '../change-credentials.ts';
import { lockActive } from '../sign-in-staff.ts';
import { consumeStaffToken, issueStaffToken } from '../staff-tokens.ts';
import { ANSWER_WITHIN_MS, answeredToken, challengeOf } from './challenge.ts';
import { deletePasskey, type PasskeyRow, readPasskeys, storePasskey } from './passkey-repository.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Whoever finds an open browser must not leave a passkey of their own there. */
const RECENT_MS = 15 * MINUTE_MS;

/** Of COSE (RFC 9053): EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

type Creation = z.output<typeof passkeyCreation>;

/** Null if a member may change their passkeys now. */
function rejectChange({ now }: CoreContext, { staff }: SignedInMember): Outcome<never> | null {
  if (staff.needsTotp) return forbidden('second-factor', 'Set up the authenticator first.');
  if (now() - staff.signedInAt <= RECENT_MS) return null;
  return forbidden('recent-sign-in', 'Sign in again: your last sign-in is more than 15 minutes ago.');
}

/** Begins to add a passkey: what the browser makes it by. */
export async function beginPasskey(
  context: CoreContext,
  member: SignedInMember,
): Promise<Outcome<{ Options: Creation }>> {
  const refused = rejectChange(context, member);
  if (refused) return refused;
  const { staffId, email, name } = member.staff;
  const passkeys = await readPasskeys(context.db, staffId);
  if (passkeys.length >= MAX_PASSKEYS) return tooMany();
  const token = await context.db
    .transaction()
    .execute((transaction) =>
      issueStaffToken(transaction, { kind: 'passkey', staffId, expiresAt: context.now() + ANSWER_WITHIN_MS }),
    );
  const options = await generateRegistrationOptions({
    rpName: shopName(),
    rpID: relyingPartyOf(context.staff.backOfficeUrl).id,
    userID: new Uint8Array(Buffer.from(staffId)),
    userName: email,
    userDisplayName: name,
    challenge: challengeOf(token),
    timeout: ANSWER_WITHIN_MS,
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return succeed({ Options: passkeyCreation.parse(options) });
}

const tooMany = () =>
  invalidField('', `You have ${MAX_PASSKEYS} passkeys, the most that one may have: remove one first.`);

interface AddedPasskey {
  name: string;
  passkey: z.output<typeof madePasskey>;
}

/** Adds the passkey that a member's browser made, and tells the member by mail. */
export async function addPasskey(
  context: CoreContext,
  member: SignedInMember,
  { name, passkey }: AddedPasskey,
): Promise<Outcome<PasskeyRow>> {
  const refused = rejectChange(context, member);
  if (refused) return refused;
  const { db } = context;
  const now = context.now();
  const { staffId } = member.staff;
  const token = answeredToken(passkey.response.clientDataJSON);
  const asked = await db
    .transaction()
    .execute((transaction) => consumeStaffToken(transaction, { kind: 'passkey', token, now }));
  if (asked !== staffId) return fail('OtpExpired');
  const made = await verified(context, passkey, token);
  if (!made) return invalidField('Passkey', 'this passkey does not fit: try it again, or another one');
  const outcome = await inTransaction<PasskeyRow>(db, async (transaction) => {
    const locked = await lockActive(transaction, staffId);
    if (!locked) return fail('OtpExpired');
    if ((await readPasskeys(transaction, staffId)).length >= MAX_PASSKEYS) return tooMany();
    const stored = await storePasskey(transaction, { staff_id: staffId, name, created_at: now, ...made });
    if (!stored) return invalidField('Passkey', 'this passkey is known already');
    const mail = staffPasskeyAdded({ name: locked.name, passkey: name, siteUrl: context.siteUrl });
    const message = { kind: 'staff-passkey', channel: 'mail', recipient: locked.email, ttlMs: DAY_MS } as const;
    await enqueue(transaction, { ...message, ...mail }, now);
    return succeed(stored);
  });
  if (outcome.code === 'Success') context.security('staff-passkey-added', { network: member.network });
  return outcome;
}

/** What is stored of a passkey that fits its question; null if it does not. */
async function verified(
  { staff }: CoreContext,
  passkey: AddedPasskey['passkey'],
  expectedChallenge: string,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'synced'> | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(staff.backOfficeUrl);
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const supportedAlgorithmIDs = ALGORITHMS;
  // The library throws for whatever does not fit, and tells no kinds apart.
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: passkey,
    ...expected,
    supportedAlgorithmIDs,
  }).catch(() => ({
    registrationInfo: undefined,
  }));
  if (!made) return null;
  const { id, publicKey, counter } = made.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return { credential_id: id, public_key, counter, synced: made.credentialBackedUp ? 1 : 0 };
}

/** Removes one of a member's passkeys. */
export async function removePasskey(
  context: CoreContext,
  member: SignedInMember,
  id: string,
): Promise<Outcome<Record<string, never>>> {
  const refused = rejectChange(context, member);
  if (refused) return refused;
  if (!(await deletePasskey(context.db, member.staff.staffId, id)))
    return fail('NotFound', 'There is no such passkey.');
  context.security('staff-passkey-removed', { network: member.network });
  return succeed({});
}
