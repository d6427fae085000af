import type { z } from 'zod';
import { currentLanguage } from '#language';
import { calls, type OrderWire } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { findBasket } from '../cart/baskets/basket-repository.ts';
import { missingBasket } from '../cart/baskets/cart-outcome.ts';
import { priceLines, readTerms } from '../cart/baskets/price-basket.ts';
import { readContents } from '../cart/baskets/read-contents.ts';
import { expressAt } from '../cart/delivery/express-at.ts';
import { findPlace } from '../cart/delivery/find-zone.ts';
import { type OrderChoices, orderOptions } from '../cart/rules/order-options.ts';
import type { ApiSecret } from '../core/api-secret.ts';
import type { Caller } from '../core/caller.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import type { LimitRule } from '../core/limits/limit-events.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import { isOn, readCartOptions } from '../core/site-options.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { invoiceFileName } from '../documents/invoices/invoice-file-name.ts';
import { readInvoice } from '../documents/invoices/read-invoice.ts';
import { printFile } from '../documents/print/print-file.ts';
import { readOrdersOf } from '../orders/customer-orders.ts';
import { readMailToken } from '../orders/mails/mail-token.ts';
import { renderOrderMail } from '../orders/mails/order-mails.ts';
import { findOrder } from '../orders/order-repository.ts';
import { readCashFacts } from '../orders/placing/cash-facts.ts';
import { findOrderBeingChecked } from '../orders/placing/order-being-checked.ts';
import { placeOrder } from '../orders/placing/place-order.ts';
import { readReturnMailToken } from '../orders/returns/return-mail-token.ts';
import { renderReturnMail } from '../orders/returns/return-mails.ts';
import { readOrderSearch } from '../orders/rules/order-search.ts';
import { orderListWire, orderWire } from '../orders/wire/order-wire.ts';
import { evaluatePaymentMethods } from '../payments/rules/evaluate-payment-methods.ts';
import { needsPan } from '../payments/rules/needs-pan.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const TEN_MINUTES_MS = 10 * MINUTE_MS;

/** Rate limit for placing orders: each order holds stock, and its gateway is asked about it for days. */
function placeLimit(secret: ApiSecret, customerId: string): LimitRule {
  return { key: limitKey(secret, 'order:placed', customerId), max: 20, windowMs: TEN_MINUTES_MS };
}

const BUSY_SECONDS = 5;

const ORDERS_PER_PAGE = 10;

/** Places the order of a cart, once per idempotency key; a repeated request returns the order's current state. */
const handlePlaceOrder = handlerFor(calls.placeOrder, async (request, context, caller) => {
  const { perCustomer, orders: concurrentOrders } = context.queues;
  const placement = perCustomer.tryRun(caller.customerId ?? caller.sessionId, async () => {
    const slot = concurrentOrders.tryRun(() => placeOnceByKey(request, context, caller));
    return slot ?? tooManyRequests(BUSY_SECONDS);
  });
  return placement ?? tooManyRequests(BUSY_SECONDS);
});

function placeOnceByKey(
  request: z.output<typeof calls.placeOrder.request>,
  context: ApiContext,
  caller: Caller,
): Promise<Outcome<OrderWire>> {
  return changeAsCustomer<OrderWire>(context.db, caller, async (transaction, customer) => {
    const now = context.now();
    const { payments, siteUrl, secret } = context;
    const answerWith = async (number: string): Promise<Outcome<OrderWire>> => {
      const order = await findOrder(transaction, { OrderKey: '', OrderNumber: number }, caller);
      return order ? succeed(await orderWire(transaction, order, now)) : fail('NotFound', 'There is no such order.');
    };
    const placeOnce = async (): Promise<Outcome<OrderWire>> => {
      const flood = await consumeLimits(transaction, [placeLimit(secret, customer.id)], now);
      if (flood) return tooManyRequests(flood.retryAfterSeconds);
      const placed = await placeOrder(transaction, customer, request, { payments, siteUrl, secret, now });
      return placed.code === 'Success' ? answerWith(placed.data) : placed;
    };
    const write = { call: calls.placeOrder, request, caller, exact: true, now };
    return onceByKey<OrderWire>(transaction, write, placeOnce, {
      storedPart: ({ OrderNumber }) => OrderNumber,
      replay: answerWith,
    });
  });
}

/** The payment methods for a cart. Without a pincode no method is ruled out by the place yet. */
const paymentMethods = handlerFor(calls.paymentMethods, async (request, context, caller) => {
  const { db, payments } = context;
  const now = context.now();
  const { BasketGUID, Pincode, Collect, GiftWrap } = request;
  const express = request.Express && !Collect ? expressAt(Pincode) : null;
  const basket = await findBasket(db, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  const contents = await readContents(db, basket.guid);
  const { lines } = contents;
  if (lines.length === 0) return fail('CartEmpty');
  const options = await readCartOptions(db);
  const optionsIf = (choices: Pick<OrderChoices, 'isWrapped' | 'isCash'>) =>
    orderOptions(options, { isCollected: Collect, express, ...choices });
  const { customerId } = caller;
  const unchosen = optionsIf({ isWrapped: false, isCash: false });
  // The choices change the charges alone, so the terms are read once.
  const terms = await readTerms(db, contents, request, { customerId, now, options: unchosen });
  const priceIf = (choices: Parameters<typeof optionsIf>[0]) =>
    priceLines(lines, { ...terms, charges: optionsIf(choices).charges ?? [] }).price;
  const price = priceIf({ isWrapped: GiftWrap, isCash: false });
  const inCash = priceIf({ isWrapped: GiftWrap, isCash: true });
  const Methods = evaluatePaymentMethods({
    payable: price.payable,
    cashFee: inCash.payable - price.payable,
    gateways: payments.gateways,
    ...(await readCashFacts(db, caller.customerId, now)),
    isCollected: Collect,
    zoneTakesCash: Pincode === '' || findPlace(Pincode)?.takesCash === true,
    lines,
  });
  const takesCash = Methods.some(({ Method, Refusal }) => Method === 'cash-on-delivery' && Refusal === '');
  const dearest = priceIf({ isWrapped: await isOn(db, 'GiftOptions'), isCash: takesCash });
  const wrapCharge = dearest.charges.find(({ kind }) => kind === 'gift-wrap');
  return succeed({
    ...(wrapCharge && { GiftWrapCharge: wrapCharge.amount }),
    Methods,
    // The checkout asks for the PAN before the choices that have charges are made.
    PanNeeded: needsPan(dearest.total),
    TestPayment: payments.test,
    CheckingOrderKey: (await findOrderBeingChecked(db, basket.guid, caller.customerId))?.key ?? '',
  });
});

/** An order in its current state. */
const orderDetails = handlerFor(calls.orderDetails, async (request, { db, now }, caller) => {
  const order = await findOrder(db, request, caller);
  return order ? succeed(await orderWire(db, order, now())) : fail('NotFound', 'There is no such order.');
});

/** A page of the customer's own orders. */
const orderList = handlerFor(calls.orderList, async (request, { db, now }, caller) =>
  asCustomer(db, caller, async ({ id }) => {
    const { Page, Filter: filter, Year: year } = request;
    const at = now();
    const query = { filter, year, search: readOrderSearch(request.Search), now: at };
    const page = { skip: (Page - 1) * ORDERS_PER_PAGE, max: ORDERS_PER_PAGE };
    const { orders, count, years } = await readOrdersOf(db, id, { ...query, ...page });
    return succeed({
      Orders: await orderListWire(db, orders, at),
      Page,
      TotalPages: Math.ceil(count / ORDERS_PER_PAGE),
      TotalOrders: count,
      Years: years,
    });
  }),
);

/** The tax invoice of an order, or a credit note for it. */
const invoice = handlerFor(calls.invoiceOf, async (request, context, caller) => {
  const found = await readInvoice(request, context, caller);
  return found ? succeed(found) : fail('NotFound', 'There is no such invoice.');
});

/** The tax invoice of an order, or a credit note for it, as a PDF. */
const invoicePdf = handlerFor(calls.invoicePdf, async (request, context, caller) => {
  const invoice = await readInvoice(request, context, caller);
  if (!invoice) return fail('NotFound', 'There is no such invoice.');
  return printFile(
    context.printer,
    { kind: 'invoice', language: currentLanguage(), invoice },
    invoiceFileName(invoice),
  );
});

/** A mail of an order or a return for the browser, for a caller with the token of its link. */
const displayEmail = handlerFor(calls.displayEmail, async ({ Token }, { db, secret, siteUrl, now }) => {
  const ofOrder = readMailToken(secret, Token);
  const ofReturn = readReturnMailToken(secret, Token);
  const mail = ofOrder
    ? await renderOrderMail(db, ofOrder, { siteUrl, secret, now: now() })
    : ofReturn && (await renderReturnMail(db, ofReturn, { siteUrl, secret }));
  return mail ? succeed({ Subject: mail.subject, Html: mail.html }) : fail('NotFound', 'There is no such mail.');
});

/** Handlers of the calls that place orders and return them with their documents. */
export const orderCalls: readonly CallHandler[] = [
  handlePlaceOrder,
  paymentMethods,
  orderDetails,
  orderList,
  invoice,
  invoicePdf,
  displayEmail,
];
