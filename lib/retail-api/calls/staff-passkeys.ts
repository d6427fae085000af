import { calls, type DataOf } from '#lib/contract/index.ts';
import { succeed } from '../core/outcome.ts';
import { addPasskey, beginPasskey, removePasskey } from '../staff/passkeys/add-passkey.ts';
import { type PasskeyRow, readPasskeys } from '../staff/passkeys/passkey-repository.ts';
import { askPasskey, signInByPasskey } from '../staff/passkeys/sign-in-by-passkey.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';
import { signedInMember } from './staff-sign-in.ts';

function present(row: PasskeyRow): DataOf<typeof calls.staffPasskeyAdd> {
  return {
    PasskeyId: row.id,
    PasskeyName: row.name,
    IsSynced: row.synced === 1,
    CreatedAt: row.created_at,
    LastUsedAt: row.last_used_at || null,
  };
}

/** Begins a sign-in by a passkey. */
const handleQuestion = handlerFor(calls.staffPasskeySignInBegin, (_request, context, { network }) =>
  askPasskey(context, network),
);

/** Signs a member in by a passkey. */
const handleAnswer = handlerFor(
  calls.staffPasskeySignIn,
  ({ Passkey: passkey, DeviceTokens: devices }, context, { network }) =>
    signInByPasskey(context, { passkey, network, devices }),
);

/** The member's own passkeys. */
const handleList = handlerFor(calls.staffPasskeyList, async (_request, { db }, caller) => {
  const passkeys = await readPasskeys(db, signedInMember(caller).staff.staffId);
  return succeed({ Passkeys: passkeys.map(present) });
});

/** Begins to add a passkey. */
const handleBegin = handlerFor(calls.staffPasskeyBegin, (_request, context, caller) =>
  beginPasskey(context, signedInMember(caller)),
);

/** Adds the passkey that the browser made. */
const handleAddition = handlerFor(calls.staffPasskeyAdd, async (request, context, caller) => {
  const { PasskeyName: name, Passkey: passkey } = request;
  const added = await addPasskey(context, signedInMember(caller), { name, passkey });
  return added.code === 'Success' ? succeed(present(added.data)) : added;
});

/** Removes one of the member's passkeys. */
const handleRemoval = handlerFor(calls.staffPasskeyRemove, ({ PasskeyId: id }, context, caller) =>
  removePasskey(context, signedInMember(caller), id),
);

/** Handlers of the calls about passkeys of staff. */
export const staffPasskeyCalls: readonly CallHandler[] = [
  handleQuestion,
  handleAnswer,
  handleList,
  handleBegin,
  handleAddition,
  handleRemoval,
];
