import { isLinkToken } from './is-link-token.ts';
import 'server-only';
import { calls, opaqueId, orderNumber } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer, requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { toInvoice } from './invoice-transform.ts';
import type { Invoice } from './invoice-types.ts';
import type { OrderListQuery } from './list-query.ts';
import { toOrder, toOrderListItem } from './transform.ts';
import type { Order, OrderList, OrderListItem } from './types.ts';

/**
 * The order with this key, for a page: the key is the permission. A malformed key is not found without a call.
 */
export async function getOrderByKey(key: string): Promise<Result<Order>> {
  if (!opaqueId.safeParse(key).success) return failure({ kind: 'not-found' });
  const read = toResult(await retail().callAsSite(calls.orderDetails, { OrderKey: key }));
  return read.ok ? success(toOrder(read.value)) : read;
}

/** Whether an order belongs to this browser's customer; false where that is not known. For renders. */
export async function isOwnOrder(number: string): Promise<boolean> {
  const { customerToken } = await readShopper();
  if (customerToken === undefined) return false;
  return toResult(await retail().callAsSite(calls.orderDetails, { OrderNumber: number }, customerToken)).ok;
}

/** An order of the signed-in customer by its number. `path`: the page to return to after a sign-in. */
export async function getOwnOrder(number: string, path: string): Promise<Result<Order>> {
  if (!orderNumber.safeParse(number).success) return nothingOwn(path);
  const read = await readAsCustomer(calls.orderDetails, { OrderNumber: number }, path);
  return read.ok ? success(toOrder(read.value)) : read;
}

/** A page of the customer's orders, newest first. `path`: the page to return to after a sign-in. */
export async function getOwnOrders({ show, search, page }: OrderListQuery, path: string): Promise<Result<OrderList>> {
  const narrowed = typeof show === 'number' ? { Year: show } : { Filter: show };
  const read = await readAsCustomer(calls.orderList, { Page: page, Search: search, ...narrowed }, path);
  if (!read.ok) return read;
  const { Orders, Page, TotalPages, TotalOrders, Years } = read.value;
  return success({
    orders: Orders.map(toOrderListItem),
    page: Page,
    pages: TotalPages,
    count: TotalOrders,
    years: Years,
  });
}

/**
 * The order with this key, if it belongs to the session's customer; otherwise not found. For route handlers.
 */
export async function findOwnOrder(session: ShopperSession, key: string): Promise<Result<Order>> {
  if (session.data.customerToken === undefined) return failure({ kind: 'not-found' });
  const tracked = await getOrderByKey(key);
  if (!tracked.ok) return tracked;
  // The retail API returns an order by its number to its own customer only.
  const own = toResult(await session.call(calls.orderDetails, { OrderNumber: tracked.value.number }));
  return own.ok ? success(toOrder(own.value)) : own;
}

/**
 * The newest order of this browser's customer that was not cancelled, for a page without an order number; null where
 * there is none or it is not available. For renders.
 */
export async function findLatestOrder(): Promise<OrderListItem | null> {
  const { customerToken } = await readShopper();
  if (customerToken === undefined) return null;
  const reply = toResult(await retail().callAsSite(calls.orderList, {}, customerToken));
  const latest = reply.ok ? reply.value.Orders.find(({ State }) => State !== 'cancelled') : undefined;
  return latest ? toOrderListItem(latest) : null;
}

/**
 * The tax invoice of an order of the signed-in customer, or a credit note to it. `path`: the page to return to after a
 * sign-in. `note`: number of the credit note; empty for the invoice.
 */
export async function getOwnInvoice(number: string, creditNoteNumber: string, path: string): Promise<Result<Invoice>> {
  if (!orderNumber.safeParse(number).success || !isCreditNoteNumber(creditNoteNumber)) return nothingOwn(path);
  const read = await readAsCustomer(calls.invoiceOf, { OrderNumber: number, CreditNoteNumber: creditNoteNumber }, path);
  return read.ok ? success(toInvoice(read.value)) : read;
}

/**
 * The result for a malformed number: not found, but a guest is asked to sign in first, as for any other
 * number.
 */
async function nothingOwn(path: string): Promise<Result<never>> {
  const customer = await requireCustomer(path);
  return customer.ok ? failure({ kind: 'not-found' }) : customer;
}

/** The invoice or credit note as a PDF file, for a route handler. */
export async function getInvoiceFile(
  session: ShopperSession,
  number: string,
  creditNoteNumber: string,
): Promise<Result<InvoiceFile>> {
  if (!isCreditNoteNumber(creditNoteNumber)) return failure({ kind: 'not-found' });
  const read = await callAsCustomer(session, calls.invoicePdf, {
    OrderNumber: number,
    CreditNoteNumber: creditNoteNumber,
  });
  if (!read.ok) return read;
  const { FileName, ContentBase64 } = read.value;
  return success({ name: FileName, content: Buffer.from(ContentBase64, 'base64') });
}

/** Whether a text has the format of a credit note's number, or is empty. */
const isCreditNoteNumber = (creditNoteNumber: string) => /^[A-Z0-9-]{0,16}$/.test(creditNoteNumber);

interface InvoiceFile {
  name: string;
  content: Buffer<ArrayBuffer>;
}

/**
 * An order's mail for the browser, by the token of its link; its HTML must be shown in a frame without
 * scripts.
 */
export async function getOrderMail(token: string): Promise<Result<{ subject: string; html: string }>> {
  if (!isLinkToken(token)) return failure({ kind: 'not-found' });
  const read = await retail().callAsSite(calls.displayEmail, { Token: token });
  // A token that the contract rejects belongs to no mail.
  const result = toResult(read);
  if (!result.ok) return result.failure.kind === 'unavailable' ? result : failure({ kind: 'not-found' });
  return success({ subject: result.value.Subject, html: result.value.Html });
}
