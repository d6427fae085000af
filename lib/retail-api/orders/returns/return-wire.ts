import type { Kysely } from 'kysely';
import {
  type OrderReturnWire,
  RETURN_STATE_OF_EVENT,
  RETURN_STATES,
  type ReplacementWire,
} from '#lib/contract/index.ts';
import { photosOf } from '../../community/uploads/upload-repository.ts';
import type { Database } from '../../core/db/schema.ts';
import { eventsByNumber } from '../../core/state-events.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '../order-repository.ts';
import { paymentStatesOf } from '../wire/order-wire.ts';
import { boughtLineWire, readSlugs } from '../wire/product-links.ts';
import { failedExchangeReason } from './failed-exchange-reason.ts';
import type { Replacement } from './return-document.ts';
import {
  type ReturnRow,
  readReturnDocument,
  readReturnLines,
  replacementTotal,
  type StoredReturnLine,
} from './return-repository.ts';
import { stateAfterMove } from './rules/return-steps.ts';

/** A return as the retail API sends it, in paise. */
export async function returnWire(db: Kysely<Database>, row: ReturnRow): Promise<OrderReturnWire> {
  const [wire] = await returnsWire(db, [row]);
  if (!wire) throw new Error('A return was not presented.');
  return wire;
}

/** Several returns, in the given order. */
export async function returnsWire(db: Kysely<Database>, rows: readonly ReturnRow[]): Promise<OrderReturnWire[]> {
  const numbers = rows.map(({ number }) => number);
  const orderNumbers = rows.map(({ order_number }) => order_number);
  const lines = await readReturnLines(db, rows);
  const bought = new Map([...(await readOrderLines(db, orderNumbers)).values()].flat().map((line) => [line.id, line]));
  const slugs = await slugsOf(db, [...bought.values()], [...lines.values()].flat());
  const photos = await photosOf(db, 'return', numbers);
  const events = await readEvents(db, numbers);
  const orders = await readOrders(db, rows);
  const unpaid = await readUnpaid(db, [...orders.values()]);
  return rows.map((row) => {
    const end = failedExchangeReason(row, orders.get(row.replacement_order ?? ''));
    // A refunded exchange has no replacements any more.
    const own = (lines.get(row.number) ?? []).map((line) => (end === null ? line : { ...line, replacement: null }));
    const document = readReturnDocument(row);
    return {
      ReturnNumber: row.number,
      OrderNumber: row.order_number,
      OrderKey: orders.get(row.order_number)?.key ?? '',
      Kind: row.kind,
      State: row.state,
      RequestedAt: row.requested_at,
      Events: events.get(row.number) ?? [],
      Lines: own.map((line) => lineWire(line, bought.get(line.line_id), slugs)),
      Comment: document.comment,
      PhotoIds: photos.filter(({ ownerId }) => ownerId === row.number).map(({ id }) => id),
      PickupAddress: document.address,
      PickupDate: document.pickupDate,
      PickupSlot: document.pickupSlot,
      SealIntact: document.sealIntact,
      TagsOn: document.tagsOn,
      RefundTo: row.refund_to,
      BankAccountDigits: document.bankDigits,
      RefundAmount: row.amount,
      Difference: row.kind === 'exchange' && end === null ? replacementTotal(own) - row.amount : 0,
      ExchangeEnd: end ?? '',
      StoreNote: document.storeNote,
      Courier: document.courier,
      AWB: document.awb,
      ReplacementOrderNumber: row.replacement_order ?? '',
      ReplacementOrderKey: orders.get(row.replacement_order ?? '')?.key ?? '',
      CanWithdraw:
        stateAfterMove(row.kind, row.state, 'withdraw') !== null ||
        (row.state === 'exchanged' && unpaid.has(row.replacement_order ?? '')),
    };
  });
}

function lineWire(
  { line_id, quantity, reason, amount, replacement }: StoredReturnLine,
  bought: OrderLine | undefined,
  slugs: ReadonlyMap<string, string>,
): OrderReturnWire['Lines'][number] {
  if (!bought) throw new Error(`Line ${line_id} of a return was never bought.`);
  return {
    ...boughtLineWire(bought, slugs),
    Quantity: quantity,
    Reason: reason,
    Amount: amount,
    Replacement: replacement && replacementWire(replacement, slugs),
  };
}

/** The URL slugs of the products of lines and of their replacements, by product code. */
function slugsOf(
  db: Kysely<Database>,
  bought: readonly Pick<OrderLine, 'product_code'>[],
  lines: readonly Pick<StoredReturnLine, 'replacement'>[],
): Promise<ReadonlyMap<string, string>> {
  const replacements = lines.flatMap(({ replacement }) =>
    replacement ? [{ product_code: replacement.productCode }] : [],
  );
  return readSlugs(db, [...bought, ...replacements]);
}

/** The replacement for a line, as the retail API sends it; `slugs` by product code. */
export function replacementWire(
  { sku, productCode, title, sizeName, price }: Replacement,
  slugs: ReadonlyMap<string, string>,
): ReplacementWire {
  const ProductUrl = slugs.get(productCode) ?? '';
  return { SKU: sku, ProductTitle: title, ProductUrl, SizeName: sizeName, Price: price };
}

async function readEvents(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, OrderReturnWire['Events']>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .select(['return_number', 'kind', 'at'])
    .where('return_number', 'in', numbers)
    .execute();
  const events = rows.flatMap(({ return_number, kind, at }) => {
    const state = RETURN_STATE_OF_EVENT[kind];
    return state === undefined ? [] : [{ number: return_number ?? '', state, at }];
  });
  return eventsByNumber(events, RETURN_STATES);
}

/** The orders of returns and their replacement orders, by number. */
async function readOrders(db: Kysely<Database>, rows: readonly ReturnRow[]): Promise<ReadonlyMap<string, OrderRow>> {
  const numbers = rows.flatMap(({ order_number, replacement_order }) => [order_number, replacement_order ?? '']);
  if (numbers.length === 0) return new Map();
  const orders = await db.selectFrom('orders').selectAll().where('number', 'in', numbers).execute();
  return new Map(orders.map((order) => [order.number, order]));
}

/** Numbers of the orders that wait for payment and whose payment no gateway is still checking. */
async function readUnpaid(db: Kysely<Database>, orders: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const pending = orders.filter(({ state }) => state === 'payment-pending');
  if (pending.length === 0) return new Set();
  const states = await paymentStatesOf(db, pending);
  return new Set(pending.map(({ number }) => number).filter((number) => states.get(number) !== 'checking'));
}
