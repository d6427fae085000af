import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { operatorField, operatorName } from '../desk-fields.ts';
import { epochMilliseconds, opaqueId, singleLineText } from '../fields.ts';
import { staffRole } from '../staff-fields.ts';

const machineKey = z.object({
  KeyId: z.string(),
  /** What it is for, e.g. `ERP`; stands in the audit. */
  KeyName: operatorName,
  /** How the key begins, to tell keys apart. */
  Hint: z.string(),
  /** It may make the calls of these roles, and the single calls beside them. */
  Roles: z.array(staffRole),
  Calls: z.array(z.string()),
  CreatedBy: z.string(),
  CreatedAt: epochMilliseconds,
  ExpiresAt: epochMilliseconds,
  /** Null before the first call; exact to a minute. */
  LastUsedAt: epochMilliseconds.nullable(),
});

export const machineKeyList = defineCall({
  name: 'MachineKeyList',
  method: 'GET',
  request: z.object({}),
  data: z.object({ Keys: z.array(machineKey) }),
  repeatable: true,
  operator: [],
  summary:
    'The keys of programs that make operator calls, without the keys themselves; those that have ended for 30 days.',
});

export const createMachineKey = defineCall({
  name: 'CreateMachineKey',
  method: 'POST',
  request: z.object({
    KeyName: operatorName,
    Roles: z.array(staffRole).max(6).default([]),
    /** Names of operator calls. */
    Calls: z.array(singleLineText(60)).max(200).default([]),
    ExpiresInDays: z.number().int().min(1).max(366).default(90),
    Operator: operatorField,
  }),
  data: machineKey.extend({
    /** The bearer of the program's calls; it is shown only here. */
    Key: z.string(),
  }),
  repeatable: false,
  operator: [],
  summary:
    'Makes a key for a program. Fails with InvalidRequest without a role or call, for a call that is not the operator’s, and with ListFull where there are 100 keys.',
});

export const revokeMachineKey = defineCall({
  name: 'RevokeMachineKey',
  method: 'POST',
  request: z.object({ KeyId: opaqueId, Operator: operatorField }),
  data: z.object({}),
  repeatable: true,
  operator: [],
  summary: 'Ends a key at once. Fails with NotFound for an unknown one.',
});
