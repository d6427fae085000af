import 'server-only';
import { calls, opaqueId, orderNumber } from '#lib/contract/index.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer, requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { toLineDocuments, toWarrantyCard } from './transform.ts';
import type { LineDocuments, WarrantyCard } from './types.ts';

/** The documents of an order by line id; empty where they are not available, since no page depends on them. */
type OrderDocuments = ReadonlyMap<string, LineDocuments>;

/** The documents of an order of the signed-in customer. `path`: the page to return to after a sign-in. */
export async function getOwnOrderDocuments(number: string, path: string): Promise<OrderDocuments> {
  if (!orderNumber.safeParse(number).success) return new Map();
  const read = await readAsCustomer(calls.orderDocuments, { OrderNumber: number }, path);
  return new Map(read.ok ? read.value.map(toLineDocuments).map((line) => [line.lineId, line]) : []);
}

/** The order and line that a warranty card is for. */
interface WhichLine {
  order: string;
  line: string;
}

/**
 * The warranty card of a line of the signed-in customer's order. `path`: the page to return to after a
 * sign-in.
 */
export async function getOwnWarrantyCard({ order, line }: WhichLine, path: string): Promise<Result<WarrantyCard>> {
  if (!orderNumber.safeParse(order).success || !opaqueId.safeParse(line).success) {
    const customer = await requireCustomer(path);
    return customer.ok ? failure({ kind: 'not-found' }) : customer;
  }
  const read = await readAsCustomer(calls.warrantyCardOf, { OrderNumber: order, LineId: line }, path);
  return read.ok ? success(toWarrantyCard(read.value)) : read;
}

/** The warranty card as a PDF file, for a route handler. */
export async function getWarrantyFile(
  session: ShopperSession,
  { order, line }: WhichLine,
): Promise<Result<{ name: string; content: Buffer<ArrayBuffer> }>> {
  const read = await callAsCustomer(session, calls.warrantyCardPdf, { OrderNumber: order, LineId: line });
  if (!read.ok) return read;
  const { FileName, ContentBase64 } = read.value;
  return success({ name: FileName, content: Buffer.from(ContentBase64, 'base64') });
}
