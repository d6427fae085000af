import { calls } from '#lib/contract/index.ts';
import { succeed } from '../core/outcome.ts';
import { issuerOf } from '../staff/issuers.ts';
import { deleteMachineKey, type MachineKey, makeMachineKey, readMachineKeys } from '../staff/machine-keys.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

function presentKey(key: MachineKey) {
  return {
    KeyId: key.id,
    KeyName: key.name,
    Hint: key.hint,
    Roles: key.roles,
    Calls: key.calls,
    CreatedBy: key.created_by,
    CreatedAt: key.created_at,
    ExpiresAt: key.expires_at,
    LastUsedAt: key.last_used_at || null,
  };
}

/** The keys of programs. */
const handleList = handlerFor(calls.machineKeyList, async (_request, { db }) =>
  succeed({ Keys: (await readMachineKeys(db)).map(presentKey) }),
);

/** Makes a key, and shows it once. */
const handleCreation = handlerFor(calls.createMachineKey, async (request, { db, now }, { staff }) => {
  const { KeyName: name, Roles: roles, Calls: names, ExpiresInDays: days, Operator: by } = request;
  const made = await makeMachineKey(db, { name, roles, calls: names, days, by, issuerId: issuerOf(staff) }, now());
  return made.code === 'Success' ? succeed({ ...presentKey(made.data.stored), Key: made.data.key }) : made;
});

/** Ends a key. */
const handleRevocation = handlerFor(calls.revokeMachineKey, ({ KeyId }, { db }) => deleteMachineKey(db, KeyId));

/** Handlers of the calls about the keys of programs. */
export const machineKeyCalls: readonly CallHandler[] = [handleList, handleCreation, handleRevocation];
