import type { Kysely } from 'kysely';
import type { ReturnKind, ReturnReason, ServiceState } from '#lib/contract/index.ts';
import { takeSnapshot } from '../../cart/baskets/line-snapshot.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { isOn } from '../../core/site-options.ts';
import { sum } from '../../core/sum.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type OrderLine, type OrderRow, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { deliveredLine, paidLine } from './line-facts.ts';
import type { Replacement } from './return-document.ts';
import { readClaims } from './return-repository.ts';
import { replacementPrice } from './rules/replacement-price.ts';
import { type ReturnValue, returnValue } from './rules/return-value.ts';
import { returnRejection } from './rules/returnable.ts';

/** Items that a customer wants to return, as the API calls send them. */
export interface RequestedReturnLine {
  LineId: string;
  Quantity: number;
  Reason: ReturnReason;
  /** Empty if no replacement is named. */
  ReplacementSKU: string;
}

export interface RequestedReturn {
  kind: ReturnKind;
  lines: readonly RequestedReturnLine[];
}

/** Items that may be returned. */
export interface ValidatedReturnLine {
  line: OrderLine;
  quantity: number;
  reason: ReturnReason;
  /** Paise. */
  value: ReturnValue;
  replacement: Replacement | null;
}

export interface ValidatedReturn {
  lines: ValidatedReturnLine[];
  /** The value of the items, in paise. */
  amount: number;
  /** For an exchange, the price difference to pay, or if negative to refund, in paise; 0 while it is not known. */
  difference: number;
}

/**
 * Checks whether items of an order may be returned at `now` (epoch milliseconds), and computes their value and
 * replacements. Refuses with NotAllowedNow, OutOfStock, or InvalidRequest and the field.
 */
export async function validateReturn(
  db: Kysely<Database>,
  order: OrderRow,
  { kind, lines: requestedLines }: RequestedReturn,
  now: number,
): Promise<Outcome<ValidatedReturn>> {
  if (!(await isOn(db, kind === 'return' ? 'OrderReturn' : 'OrderExchange'))) return notAllowedNow('not-offered');
  if (order.state !== 'delivered' || order.delivered_at === null) return notAllowedNow('not-delivered');
  if (new Set(requestedLines.map(({ LineId }) => LineId)).size < requestedLines.length) {
    return invalidField('Lines', 'Each line can be given only once.');
  }
  const bought = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const claims = await readClaims(db, order.number);
  const atService = await countAtService(db, order.number);
  const lines: ValidatedReturnLine[] = [];
  for (const { LineId, Quantity: quantity, Reason: reason, ReplacementSKU: sku } of requestedLines) {
    const line = bought.find(({ id }) => id === LineId);
    if (!line) return invalidField('Lines', 'The order has no such line.');
    const refused = returnRejection(
      deliveredLine(line),
      { quantity, reason },
      { deliveredAt: order.delivered_at, now },
    );
    if (refused) return notAllowedNow(refused);
    const withBuyer = line.quantity - line.cancelled - line.returned - (atService.get(line.id) ?? 0);
    if (quantity > withBuyer) return notAllowedNow('at-service');
    const value = returnValue(paidLine(line), claims.get(line.id) ?? [], { quantity, reason });
    const replacementRequest = { sku, line, quantity, value: value.amount - value.shipping };
    const found = kind === 'exchange' && sku !== '' ? await findReplacement(db, replacementRequest) : null;
    if (found && found.code !== 'Success') return found;
    lines.push({ line, quantity, reason, value, replacement: found?.data ?? null });
  }
  const amount = sum(lines.map(({ value }) => value.amount));
  const prices = lines.flatMap(({ replacement }) => (replacement ? [replacement.price] : []));
  return succeed({ lines, amount, difference: prices.length === lines.length ? sum(prices) - amount : 0 });
}

/** The PAN for an exchange. */
interface ExchangePan {
  /** Whether the law requires one. */
  required: boolean;
  /** The PAN given with the order; empty if it has none, or none is required. */
  panOnFile: string;
}

/** Whether the law requires a PAN for the replacements of an order's lines, and whether the order has one. */
export function exchangePan(order: OrderRow, lines: readonly Pick<ValidatedReturnLine, 'replacement'>[]): ExchangePan {
  const required = needsPan(sum(lines.map(({ replacement }) => replacement?.price ?? 0)));
  return { required, panOnFile: required ? readOrderDocument(order).pan : '' };
}

interface ReplacementRequest {
  sku: string;
  /** The returned line, and the value of its items without shipping, in paise. */
  line: OrderLine;
  quantity: number;
  value: number;
}

/** The replacement for items of a line, at its current price. Refuses with OutOfStock if it is not available. */
async function findReplacement(
  db: Kysely<Database>,
  { sku, line, quantity, value }: ReplacementRequest,
): Promise<Outcome<Replacement>> {
  const found = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.product_code', 'skus.price', 'skus.mrp', 'skus.size_name as sizeName', 'skus.quantity as stock'])
    .select(['products.slug', 'products.document'])
    .where('skus.sku', '=', sku)
    .where('products.hidden', '=', 0)
    .executeTakeFirst();
  if (!found || found.stock < quantity) return fail('OutOfStock');
  const { product_code: productCode, price: newPrice } = found;
  const isSameProduct = productCode === line.product_code;
  const engraving = isSameProduct ? line.document.engraving : undefined;
  const oldPrice = isSameProduct ? (await currentPrice(db, line)) + (engraving?.price ?? 0) : null;
  const { title, sizeName } = takeSnapshot(found);
  return succeed({
    sku,
    productCode,
    title,
    sizeName,
    unitPrice: newPrice,
    ...(engraving && { engraving }),
    price: replacementPrice({ value, quantity, newPrice: newPrice + (engraving?.price ?? 0), oldPrice }),
  });
}

/** The current price of one item of a line; if it has left the catalogue, the price it was sold at. */
async function currentPrice(db: Kysely<Database>, { sku, document }: OrderLine): Promise<number> {
  const now = await db.selectFrom('skus').select('price').where('sku', '=', sku).executeTakeFirst();
  return now?.price ?? document.unitPrice;
}

/** States in which an item that the store has received is with its owner again. */
const GIVEN_BACK: readonly ServiceState[] = ['sent-back', 'closed', 'withdrawn'];

/** How many items of each line of an order the store has for a service or repair; a line without any has no entry. */
async function countAtService(db: Kysely<Database>, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('service_requests')
    .select('line_id')
    .where('order_number', '=', orderNumber)
    .where('item_received_at', 'is not', null)
    .where('state', 'not in', GIVEN_BACK)
    .execute();
  const counts = new Map<string, number>();
  for (const { line_id } of rows) counts.set(line_id, (counts.get(line_id) ?? 0) + 1);
  return counts;
}
