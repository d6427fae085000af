import type { Kysely } from 'kysely';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import { maskGiftCoupon } from '../../cart/promotions/mask-gift-coupon.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';

/** The fields that can name the subject of an operator's call. */
const SUBJECTS = [
  'OrderNumber',
  'ReturnNumber',
  'ServiceNumber',
  'CustomerId',
  'OrderRefundId',
  'ReviewId',
  'QuestionId',
  'AnswerId',
  'Reference',
  'PhotoId',
  'EndpointName',
  'TemplateCode',
  'StoreCode',
  'PageURL',
  'ApprovalId',
  'StaffId',
  'InvitationId',
  'KeyId',
  'KeyName',
  'PasskeyId',
  'PasskeyName',
  'FileName',
  'ImportId',
  'Subject',
  'Id',
  'Note',
] as const;

/** Recorded in place of a search text, which may be personal data. */
const SEARCHED = 'searched';

/** The subject of a request; empty if it names none, or none yet: the note of a phone order may say anything of a person. */
function subjectOf({ call, fields }: Pick<DeskRequest, 'call' | 'fields'>): string {
  if (isPhoneOrder(call)) return '';
  const named = SUBJECTS.map((field) => readStringField(fields, field)).find((text) => text !== '');
  if (named !== undefined) return named;
  const row = call.name === calls.saveGiftCoupons.name ? maskedRowOf(fields) : onlyRowOf(fields);
  if (row !== '') return row;
  if (readStringField(fields, 'Search') !== '') return SEARCHED;
  return readStringField(fieldOf(fields, 'Template'), 'TemplateCode');
}

/** The same of a gift coupon, whose code is money: more roles read the audit than issue coupons. */
function maskedRowOf(fields: unknown): string {
  const code = onlyRowOf(fields);
  return code === '' ? '' : maskGiftCoupon(code);
}

/** What the row of a batch names, where there is one row. */
function onlyRowOf(fields: unknown): string {
  const rows = fieldOf(fields, 'Rows');
  if (!Array.isArray(rows) || rows.length !== 1) return '';
  return ['ProductCode', 'SKU', 'Id'].map((name) => readStringField(rows[0], name)).find((text) => text !== '') ?? '';
}

/** Which of several steps a call performs; empty if it has only one. Of a member of staff: the role or state that is set. */
function stepOf({ call, fields }: Pick<DeskRequest, 'call' | 'fields'>): string {
  if (call.name === calls.changeStaff.name) return readStringField(fields, 'Role') || readStringField(fields, 'State');
  const named = ['Step', 'Decision', 'Outcome'].map((field) => readStringField(fields, field));
  return named.find((step) => step !== '') ?? (fieldOf(fields, 'DryRun') === true ? 'dry-run' : '');
}

/** The text of a field; empty if there is none. */
function readStringField(fields: unknown, name: string): string {
  const value = fieldOf(fields, name);
  return typeof value === 'string' ? value : '';
}

function fieldOf(fields: unknown, name: string): unknown {
  return (fields as Record<string, unknown> | null | undefined)?.[name];
}

const MAX_NAME_LENGTH = 60;
const MAX_SUBJECT_LENGTH = 80;

interface DeskRequest {
  call: RetailCall;
  /** The parsed fields; undefined if they are invalid, because then nobody knows what they contain. */
  fields?: unknown;
  /** Who makes the call; empty if nobody says. */
  name: string;
  /** Whether a session proves the name, so that one in the request does not count. */
  isProved: boolean;
  /** By what the call was made, e.g. `session` or `operator key`. */
  credential: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Runs an operator's call and records who made it, its subject and its outcome, even if it only reads: the entry is
 * written before the call, so that nothing is done unseen, and completed after it. Search texts are not recorded.
 */
export async function withDeskAudit<Data>(
  db: Kysely<Database>,
  request: DeskRequest,
  work: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const id = await recordRejectedCall(db, request, '');
  try {
    const outcome = await work();
    await complete(db, id, outcomeName(outcome), orderOf(request, outcome));
    return outcome;
  } catch (error) {
    await complete(db, id, 'InternalError', '');
    throw error;
  }
}

/** Records a call that was refused before it began; `outcome`: name of its return code. Returns the entry's id. */
export async function recordRejectedCall(
  db: Kysely<Database>,
  { call, fields, name, isProved, credential, now }: DeskRequest,
  outcome: string,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('desk_audit')
    .values({
      id,
      at: now,
      call: call.name,
      step: stepOf({ call, fields }),
      outcome,
      // A name in the request itself was given for this very call.
      operator: ((isProved ? '' : readStringField(fields, 'Operator')) || name).slice(0, MAX_NAME_LENGTH),
      credential,
      subject: subjectOf({ call, fields }).slice(0, MAX_SUBJECT_LENGTH),
    })
    .execute();
  return id;
}

async function complete(db: Kysely<Database>, id: string, outcome: string, order: string): Promise<void> {
  await db
    .updateTable('desk_audit')
    .set({ outcome, ...(order === '' ? {} : { subject: order }) })
    .where('id', '=', id)
    .execute();
}

const isPhoneOrder = ({ name }: RetailCall) => name === calls.placePhoneOrder.name;

function outcomeName(outcome: Outcome<unknown>): string {
  return outcome.code === 'Success' && outcome.repeated ? 'Repeated' : outcome.code;
}

/** The order number where the request has another id or none, so that its audit is found by the order's number. */
function orderOf({ call, fields }: DeskRequest, outcome: Outcome<unknown>): string {
  const isNamedLate = isPhoneOrder(call) || readStringField(fields, 'OrderRefundId') !== '';
  return isNamedLate && outcome.code === 'Success' ? readStringField(outcome.data, 'OrderNumber') : '';
}
