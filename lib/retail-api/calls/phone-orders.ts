import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, type PhoneOrderWire, type RetailCall } from '#lib/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { lockCustomer } from '../core/db/lock-customer.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { openCustomer } from '../customers/customer-repository.ts';
import { writeOrderNote } from '../orders/desk/order-notes.ts';
import { enqueueOrderMail } from '../orders/mails/order-mails.ts';
import { readOrder } from '../orders/order-repository.ts';
import { addressDestination } from '../orders/phone/address-destination.ts';
import { endPhoneOrder, resendPaymentLink } from '../orders/phone/change-phone-order.ts';
import { phoneOrderWire } from '../orders/phone/phone-order-wire.ts';
import { placeStaffOrder } from '../orders/phone/place-staff-order.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type PlaceRequest = z.output<typeof calls.placePhoneOrder.request>;

/** Places an order for a customer on the phone, once per idempotency key; a dry run is rolled back. */
const placePhoneOrder = handlerFor(calls.placePhoneOrder, async (request, context, caller) => {
  const { DryRun, ExpectedTotal } = request;
  if (!DryRun && ExpectedTotal === null)
    return invalidField('ExpectedTotal', 'It is required: the total that a dry run answered.');
  if (DryRun) return inTransaction(context.db, (transaction) => place(transaction, request, context), []);
  return changeOnce(context, { call: calls.placePhoneOrder, request, caller }, (transaction) =>
    place(transaction, request, context),
  );
});

async function place(
  transaction: Transaction<Database>,
  request: PlaceRequest,
  context: ApiContext,
): Promise<Outcome<PhoneOrderWire>> {
  const { Mobile, Name: name, Email, Operator: by, Note, DryRun } = request;
  const { siteUrl, secret, payments } = context;
  const now = context.now();
  const destination = addressDestination(request.Address, request.GSTIN, request.Express);
  if (destination.code !== 'Success') return destination;
  const { id } = await openCustomer(transaction, Mobile, { name, email: Email.toLowerCase() }, now);
  const customer = await lockCustomer(transaction, id);
  if (!customer) throw new Error('A locked customer is gone.');
  const placed = await placeStaffOrder(
    transaction,
    {
      customer,
      lines: request.Lines.map(({ SKU, Quantity }) => ({ sku: SKU, quantity: Quantity })),
      linesField: 'Lines',
      destination: destination.data,
      gstin: request.GSTIN,
      pan: request.PAN,
      couponCode: request.CouponCode,
      payment: request.Payment,
      expectedTotal: DryRun ? null : request.ExpectedTotal,
      by,
    },
    { siteUrl, secret, payments, now },
  );
  if (placed.code !== 'Success' || DryRun)
    return placed.code === 'Success' ? answer(transaction, placed.data.number, context, false) : placed;
  const { number, state } = placed.data;
  if (Note !== '') await writeOrderNote(transaction, number, { text: Note, by, now });
  if (state === 'payment-pending')
    await enqueueOrderMail(transaction, { number, kind: 'payment-link' }, { siteUrl, secret, now });
  return answer(transaction, number, context, true);
}

/** Sends the link of an unpaid phone order again, once per idempotency key. */
const sendPaymentLink = handlerFor(calls.sendPaymentLink, async (request, context, caller) =>
  changeOnce(context, { call: calls.sendPaymentLink, request, caller }, async (transaction) => {
    const { OrderNumber: number } = request;
    const sent = await resendPaymentLink(transaction, number, { ...context, now: context.now() });
    return sent.code === 'Success' ? answer(transaction, number, context, true) : sent;
  }),
);

/** Withdraws an unpaid phone order, once per idempotency key. */
const withdrawPhoneOrder = handlerFor(calls.withdrawPhoneOrder, async (request, context, caller) =>
  changeOnce(context, { call: calls.withdrawPhoneOrder, request, caller }, async (transaction) => {
    const { OrderNumber: number } = request;
    const ended = await endPhoneOrder(transaction, number, context.now());
    return ended.code === 'Success' ? answer(transaction, number, context, true) : ended;
  }),
);

interface Change {
  call: RetailCall;
  request: { IdempotencyKey: string };
  caller: Caller;
}

/** Runs a change of a phone order once per key; a repeated request gets the order in its current state. */
function changeOnce(
  context: ApiContext,
  change: Change,
  work: (transaction: Transaction<Database>) => Promise<Outcome<PhoneOrderWire>>,
): Promise<Outcome<PhoneOrderWire>> {
  return inTransaction<PhoneOrderWire>(context.db, (transaction) =>
    onceByKey<PhoneOrderWire>(transaction, { ...change, now: context.now() }, () => work(transaction), {
      storedPart: ({ OrderNumber }) => OrderNumber,
      replay: (number) => answer(transaction, number, context, true),
    }),
  );
}

async function answer(
  transaction: Transaction<Database>,
  number: string,
  { siteUrl }: ApiContext,
  placed: boolean,
): Promise<Outcome<PhoneOrderWire>> {
  const order = await readOrder(transaction, number);
  return order
    ? succeed(await phoneOrderWire(transaction, order, { siteUrl, placed }))
    : fail('NotFound', 'There is no such order.');
}

/** Handlers of the calls with which staff place orders for customers. */
export const phoneOrderCalls: readonly CallHandler[] = [placePhoneOrder, sendPaymentLink, withdrawPhoneOrder];
