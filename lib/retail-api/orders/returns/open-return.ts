import type { Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { requestLanguage } from '#lib/shared/request-context.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import { attachPhotos } from '../../community/uploads/attach-photos.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { CustomerRow } from '../../customers/account/as-customer.ts';
import type { Payments } from '../../payments/gateway.ts';
import { reserveStock } from '../holds/stock.ts';
import { recordOrderEvent } from '../order-events.ts';
import { datedNumber, insertWithUnusedNumber } from '../order-number.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { bankAccountFromWire } from '../refunds/order-refund-document.ts';
import { type CheckedReturn, checkReturn, type ReturnRequest } from './check-return.ts';
import { lockWithExchanged } from './exchanged-orders.ts';
import type { ReturnDocument } from './return-document.ts';
import { enqueueReturnMail } from './return-mails.ts';
import { OPEN_RETURN_STATES } from './rules/return-steps.ts';
import type { ValidatedReturnLine } from './validate-return.ts';

/** The most open returns of one customer: each may reserve stock and occupies a courier. */
const MAX_OPEN_RETURNS = 10;

type OpenContext = Pick<CoreContext, 'siteUrl' | 'secret'> & { payments: Payments } & { now: number };

/**
 * Stores the return or exchange that a locked customer requests and reserves the replacements. Returns its number. On a
 * refusal, which the caller rolls back: NotFound, ListFull if too many are open, or as {@link checkReturn} refuses.
 * `now` in epoch milliseconds.
 */
export async function openReturn(
  transaction: Transaction<Database>,
  customer: CustomerRow,
  request: ReturnRequest,
  context: OpenContext,
): Promise<Outcome<string>> {
  const { now } = context;
  const order = await lockOwn(transaction, request.OrderNumber, customer.id);
  if (!order) return fail('NotFound', 'There is no such order.');
  if ((await countOpen(transaction, customer.id)) >= MAX_OPEN_RETURNS) {
    return fail('ListFull', 'Too many returns are under way.');
  }
  const checked = await checkReturn(transaction, order, request, context);
  if (checked.code !== 'Success') return checked;
  const { lines } = checked.data.validated;
  const number = await insertReturn(transaction, { order, request, checked: checked.data, now });
  const { Pincode: pincode } = readOrderDocument(order).address;
  const held = await reserveStock(transaction, { number, items: replacementItems(lines), now, pincode });
  if (held.code !== 'Success') return held;
  const photos = { ids: request.PhotoIds, customerId: customer.id, ownerKind: 'return', ownerId: number } as const;
  const refused = await attachPhotos(transaction, photos);
  if (refused) return refused;
  const event = { kind: 'return-requested', actor: 'customer', now } as const;
  await recordOrderEvent(transaction, { orderNumber: order.number, returnNumber: number, ...event });
  await enqueueReturnMail(transaction, number, 'return-requested', context);
  await announceProducts(transaction, held.data, now);
  return succeed(number);
}

/** The replacements for lines, one entry per SKU. */
export function replacementItems(
  lines: readonly Pick<ValidatedReturnLine, 'quantity' | 'replacement'>[],
): { sku: string; quantity: number }[] {
  const quantities = new Map<string, number>();
  for (const { quantity, replacement } of lines) {
    if (replacement) quantities.set(replacement.sku, (quantities.get(replacement.sku) ?? 0) + quantity);
  }
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

async function lockOwn(
  transaction: Transaction<Database>,
  number: string,
  customerId: string,
): Promise<OrderRow | undefined> {
  const ownOrder = await transaction
    .selectFrom('orders')
    .select('number')
    .where('number', '=', number)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return ownOrder && lockWithExchanged(transaction, ownOrder.number);
}

async function countOpen(transaction: Transaction<Database>, customerId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('returns')
    .innerJoin('orders', 'orders.number', 'returns.order_number')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orders.customer_id', '=', customerId)
    .where('returns.state', 'in', OPEN_RETURN_STATES)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewReturn {
  order: OrderRow;
  request: ReturnRequest;
  checked: CheckedReturn;
  now: number;
}

/** Stores a return under a new number and resolves to that number. */
async function insertReturn(
  transaction: Transaction<Database>,
  { order, request, checked, now }: NewReturn,
): Promise<string> {
  const { lines, amount } = checked.validated;
  const { number } = await insertWithUnusedNumber(() =>
    transaction
      .insertInto('returns')
      .values({
        number: datedNumber('RT', now),
        order_number: order.number,
        kind: request.Kind,
        state: 'requested',
        amount,
        refund_to: request.RefundTo,
        document: JSON.stringify(documentOf(request, checked)),
        replacement_order: null,
        requested_at: now,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst(),
  );
  for (const { line, quantity, reason, value, replacement } of lines) {
    await transaction
      .insertInto('return_lines')
      .values({
        id: newId(),
        return_number: number,
        line_id: line.id,
        quantity,
        reason,
        amount: value.amount,
        shipping: value.shipping,
        replacement_sku: replacement?.sku ?? '',
        restocked_at: null,
      })
      .execute();
    await transaction
      .updateTable('order_lines')
      .set((row) => ({ returned: row('returned', '+', quantity) }))
      .where('id', '=', line.id)
      .execute();
  }
  return number;
}

function documentOf(request: ReturnRequest, { validated, pickup, pan, money }: CheckedReturn): ReturnDocument {
  const bank = bankAccountFromWire(request.BankAccount);
  return {
    language: requestLanguage(),
    comment: request.Comment,
    ...pickup,
    sealIntact: request.SealIntact,
    tagsOn: request.TagsOn,
    money,
    bank,
    bankDigits: bank?.accountNumber.slice(-4) ?? '',
    pan,
    lines: Object.fromEntries(validated.lines.map(({ line, replacement }) => [line.id, { replacement }])),
    storeNote: '',
    courier: '',
    awb: '',
  };
}

/** How often a customer may request a return, including withdrawn ones. */
export function returnLimit(secret: ApiSecret, customerId: string): LimitRule {
  return { key: limitKey(secret, 'return:requested', customerId), max: 20, windowMs: DAY_MS };
}
