import type { z } from 'zod';
import { currentLanguage } from '#language';
import { calls, type DataOf, type OrderStep, type StaffNoteWire } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { hashInLine } from '../cart/promotions/hash-line.ts';
import { generatePin } from '../cart/promotions/write-gift-card.ts';
import { warehouseProblem } from '../catalogue/stock/plan-stock.ts';
import { storedWarehouses } from '../catalogue/stock/warehouse-stock.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { paginateAhead } from '../core/db/paginate.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { invoiceFileName } from '../documents/invoices/invoice-file-name.ts';
import { readInvoice } from '../documents/invoices/read-invoice.ts';
import { packingSlipOf } from '../documents/packing-slip/packing-slip-of.ts';
import { printFile } from '../documents/print/print-file.ts';
import { shippingLabelOf } from '../documents/shipping-label/shipping-label-of.ts';
import { piecesWire, readPieces } from '../documents/warranty/line-pieces.ts';
import { readAdditions, readOrderVersion } from '../orders/changes/order-version.ts';
import { bookingWire, readBookings } from '../orders/couriers/booking-repository.ts';
import { advanceOrder, type OrderDeskStep } from '../orders/desk/advance-order.ts';
import { changeDeskOrder, givenParcel, givenPieces } from '../orders/desk/change-desk-order.ts';
import { deskMoneyWire } from '../orders/desk/desk-money.ts';
import { deskOrderRows } from '../orders/desk/desk-order-rows.ts';
import { readDeskOrders } from '../orders/desk/desk-orders.ts';
import { readOrderNotes, removeOrderNote, writeOrderNote } from '../orders/desk/order-notes.ts';
import { readOrderTimeline } from '../orders/desk/order-timeline.ts';
import { parcelOrigin, readLineWarehouses, warehousesWire } from '../orders/line-warehouses.ts';
import { lockOrder } from '../orders/lock-orders.ts';
import { notAllowedNow } from '../orders/not-allowed.ts';
import { readOrder, readOrderDocument, readOrderLines } from '../orders/order-repository.ts';
import { contentsOf, parcelOfRest } from '../orders/parcels/parcel-contents.ts';
import { readParcels } from '../orders/parcels/parcel-repository.ts';
import { isShippedInParts } from '../orders/parcels/parcel-rules.ts';
import { dueOf } from '../orders/refunds/money-sources.ts';
import { markSent, readMoneyToSend } from '../orders/refunds/money-to-send.ts';
import { returnsWire } from '../orders/returns/return-wire.ts';
import { orderWire } from '../orders/wire/order-wire.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const ORDERS_PER_PAGE = 20;

/** Steps that refund an order. */
const ENDS: ReadonlySet<OrderStep> = new Set(['cancel', 'undelivered']);

const AUDIT_ENTRIES_PER_PAGE = 50;

/** A page of the orders of all customers, with destinations but without recipients. */
const deskOrders = handlerFor(
  calls.deskOrders,
  async ({ State, Search, Late, StoreCode, Warehouse, Page }, context) => {
    const { db, now, courier } = context;
    const warehouses = storedWarehouses();
    const warehouse = warehouses.get(Warehouse);
    if (Warehouse !== '' && warehouse === undefined) {
      return invalidField('Warehouse', warehouseProblem(Warehouse, warehouses));
    }
    const query = { state: State, text: Search, late: Late, storeCode: StoreCode.toUpperCase(), warehouse, now: now() };
    const found = await readDeskOrders(db, { ...query, page: Page, perPage: ORDERS_PER_PAGE });
    return succeed({
      Orders: await deskOrderRows(db, found.rows),
      CanBookCourier: courier !== null,
      Page,
      TotalPages: found.totalPages,
      MorePages: found.more,
    });
  },
);

/** An order of any customer with all its events and the staff who made them. */
const deskOrder = handlerFor(calls.deskOrder, async ({ OrderNumber }, { db, now, courier }) => {
  const order = await readOrder(db, OrderNumber);
  if (!order) return fail('NotFound', 'There is no such order.');
  const returns = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_number', '=', OrderNumber)
    .orderBy('requested_at')
    .orderBy('number')
    .execute();
  const lines = (await readOrderLines(db, [OrderNumber])).get(OrderNumber) ?? [];
  const packed = await readPieces(db, lines);
  return succeed({
    Order: await orderWire(db, order, now()),
    CustomerId: order.customer_id ?? '',
    Version: await readOrderVersion(db, OrderNumber),
    AddsTo: order.adds_to,
    Additions: (await readAdditions(db, OrderNumber)).map(({ OrderNumber: number, State }) => ({
      OrderNumber: number,
      State,
    })),
    Pieces: lines.flatMap((line) => piecesWire(line, packed).map((piece) => ({ LineId: line.id, ...piece }))),
    ...(await warehousesWire(db, OrderNumber, lines)),
    OrderRefunds: await deskMoneyWire(db, order),
    Returns: await returnsWire(db, returns),
    CanBookCourier: courier !== null,
    Bookings: (await readBookings(db, OrderNumber)).map(bookingWire),
    Audit: await readOrderTimeline(db, order),
  });
});

/** Adds a note to an order, once per idempotency key. */
const handleAddOrderNote = handlerFor(calls.addOrderNote, async (request, { db, now }, caller) => {
  const { OrderNumber, Text: text, Operator: by } = request;
  return inTransaction<StaffNoteWire>(db, async (transaction) => {
    const add = async (): Promise<Outcome<StaffNoteWire>> => {
      if (!(await lockOrder(transaction, OrderNumber))) return fail('NotFound', 'There is no such order.');
      const note = await writeOrderNote(transaction, OrderNumber, { text, by, now: now() });
      return note ? succeed(note) : fail('ListFull', 'The order has the maximum number of notes.');
    };
    return onceByKey<StaffNoteWire>(transaction, { call: calls.addOrderNote, request, caller, now: now() }, add, {
      storedPart: ({ NoteId }) => NoteId,
      replay: async (id) => {
        const note = (await readOrderNotes(transaction, OrderNumber)).find(({ NoteId }) => NoteId === id);
        return note ? succeed(note) : fail('NotFound', 'The note is deleted.');
      },
    });
  });
});

/** Deletes a note about an order. */
const deleteOrderNote = handlerFor(calls.deleteOrderNote, async ({ OrderNumber, NoteId }, { db }) => {
  if (!(await readOrder(db, OrderNumber))) return fail('NotFound', 'There is no such order.');
  return succeed({ Deleted: await removeOrderNote(db, OrderNumber, NoteId) });
});

/** The packing slip of a confirmed order as a PDF. */
const packingSlipPdf = handlerFor(calls.packingSlipPdf, async ({ OrderNumber, ParcelId }, { db, seller, printer }) => {
  const order = await readOrder(db, OrderNumber);
  if (!order) return fail('NotFound', 'There is no such order.');
  const lines = (await readOrderLines(db, [OrderNumber])).get(OrderNumber) ?? [];
  const parcel = (await readParcels(db, OrderNumber)).find(({ id, items }) => id === ParcelId && items.length > 0);
  if (ParcelId !== '' && !parcel) return fail('NotFound', 'There is no such parcel with a part of an order.');
  const slip = packingSlipOf(order, lines, seller, {
    contents: parcel?.items,
    warehouses: await readLineWarehouses(db, OrderNumber, lines),
  });
  if (!slip) return notAllowedNow('nothing-left');
  return printFile(printer, { kind: 'packing-slip', slip }, `packing-slip-${OrderNumber}.pdf`);
});

/** The label of an order's parcel as a PDF. */
const shippingLabelPdf = handlerFor(
  calls.shippingLabelPdf,
  async ({ OrderNumber, ParcelId }, { db, seller, printer }) => {
    const order = await readOrder(db, OrderNumber);
    if (!order) return fail('NotFound', 'There is no such order.');
    if (readOrderDocument(order).collect) return notAllowedNow('not-offered');
    const lines = (await readOrderLines(db, [OrderNumber])).get(OrderNumber) ?? [];
    const parcels = await readParcels(db, OrderNumber);
    const parcel = ParcelId === '' ? parcelOfRest(lines, parcels) : parcels.find(({ id }) => id === ParcelId);
    if (ParcelId !== '' && !parcel) return fail('NotFound', 'There is no such parcel.');
    if (isShippedInParts(parcels) && parcel?.items.length === 0) return notAllowedNow('nothing-left');
    const { address: pickUp } = await parcelOrigin(db, OrderNumber, lines, contentsOf(lines, parcels, parcel));
    const label = shippingLabelOf(order, lines, { seller, pickUp, due: await dueOf(db, order), parcel });
    if (!label) return notAllowedNow('nothing-left');
    return printFile(printer, { kind: 'shipping-label', label }, `label-${OrderNumber}.pdf`);
  },
);

/** The tax invoice of an order, or a credit note for it, as a PDF for staff. */
const deskInvoicePdf = handlerFor(calls.deskInvoicePdf, async ({ OrderNumber, CreditNoteNumber }, context, caller) => {
  const order = await readOrder(context.db, OrderNumber);
  const invoice = order && (await readInvoice({ OrderKey: order.key, OrderNumber, CreditNoteNumber }, context, caller));
  if (!invoice) return fail('NotFound', 'There is no such invoice.');
  return printFile(
    context.printer,
    { kind: 'invoice', language: currentLanguage(), invoice },
    invoiceFileName(invoice),
  );
});

type AdvanceRequest = z.output<typeof calls.advanceOrder.request>;

/** Advances an order by a step, once per idempotency key. */
const handleAdvanceOrder = handlerFor(calls.advanceOrder, async (request, context, caller) => {
  const now = context.now();
  // The refund may need a new gift card; when the hashing queue is full, its PIN is generated outside the queue.
  const pin = ENDS.has(request.Step) ? await (hashInLine(generatePin) ?? generatePin()) : null;
  const advance = () =>
    changeDeskOrder(context, { call: calls.advanceOrder, request, caller }, (transaction) =>
      advanceOrder(transaction, request.OrderNumber, stepOf(request), { ...context, pin, now }),
    );
  if (request.Step !== 'collect') return advance();
  const limits = codeLimits(context.secret, request.OrderNumber);
  return withTries(context, { limits, failed: ['OtpWrong'], now }, advance);
});

/** How many wrong codes may be shown for an order: few in a row, and few enough in all to guess none of a million. */
function codeLimits(secret: ApiSecret, number: string): LimitRule[] {
  return [
    { key: limitKey(secret, 'collect:wrong', number), max: 5, windowMs: 15 * MINUTE_MS },
    { key: limitKey(secret, 'collect:wrong-daily', number), max: 20, windowMs: DAY_MS },
  ];
}

function stepOf(request: AdvanceRequest): OrderDeskStep {
  return {
    step: request.Step,
    actor: `desk:${request.Operator}`,
    ...givenParcel(request),
    pieces: givenPieces(request.Pieces),
    reason: request.Reason,
    sellable: request.SellableLineIds,
    warehouse: request.Warehouse,
    code: request.Code,
  };
}

/** Refunds that only the operator can send, the oldest first. */
const orderRefundsDue = handlerFor(calls.orderRefundsDue, async (_request, { db }) => {
  const due = await readMoneyToSend(db);
  return succeed(
    due.map(({ id, orderNumber, method, amount, since, account, gatewayPaymentId }) => ({
      OrderRefundId: id,
      OrderNumber: orderNumber,
      Method: method,
      Amount: amount,
      Since: since,
      AccountName: account?.accountName ?? '',
      AccountNumber: account?.accountNumber ?? '',
      IFSC: account?.ifsc ?? '',
      GatewayPaymentId: gatewayPaymentId,
    })),
  );
});

type Marked = DataOf<typeof calls.markOrderRefund>;

/** Records that the operator has sent a refund. */
const markOrderRefund = handlerFor(calls.markOrderRefund, async ({ OrderRefundId, Reference, Operator }, context) =>
  inTransaction<Marked>(context.db, async (transaction) => {
    const marked = await markSent(
      transaction,
      { id: OrderRefundId, sentAs: Reference, actor: `desk:${Operator}` },
      { ...context, now: context.now() },
    );
    if (marked.code !== 'Success') return marked;
    const { orderNumber, amount } = marked.data;
    return { ...marked, data: { OrderNumber: orderNumber, Amount: amount } };
  }),
);

/** The actions of the staff, the newest first. */
const deskAudit = handlerFor(calls.deskAudit, async ({ Subject, Page }, { db }) => {
  // An audit entry without an end is this read of the audit, or another current one.
  const all = db
    .selectFrom('desk_audit')
    .where((entry) => entry.or([entry('call', '!=', calls.deskAudit.name), entry('outcome', '!=', '')]));
  const matching = Subject === '' ? all : all.where('subject', '=', Subject);
  const newest = matching.selectAll().orderBy('at', 'desc').orderBy('id');
  const { rows, totalPages, more } = await paginateAhead(db, [newest], Page, AUDIT_ENTRIES_PER_PAGE);
  return succeed({
    Entries: rows.map((row) => ({
      At: row.at,
      Operator: row.operator,
      Call: row.call,
      Step: row.step,
      Subject: row.subject,
      Outcome: row.outcome,
      Credential: row.credential,
    })),
    Page,
    TotalPages: totalPages,
    MorePages: more,
  });
});

/** Handlers of the calls that fulfil orders, and of the audit. */
export const orderDeskCalls: readonly CallHandler[] = [
  deskOrders,
  deskOrder,
  handleAddOrderNote,
  deleteOrderNote,
  packingSlipPdf,
  shippingLabelPdf,
  deskInvoicePdf,
  handleAdvanceOrder,
  orderRefundsDue,
  markOrderRefund,
  deskAudit,
];
