import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toRecipientWire } from '#lib/storefront/account/addresses/transform.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { OrderChange } from '../change/difference.ts';
import type { LineSizes } from '../change/sizes.ts';
import { toOrder } from '../transform.ts';
import type { Order } from '../types.ts';

/** The sizes available for the lines of an order, for a page at `path`. */
export async function getLineSizes(number: string, path: string): Promise<Result<LineSizes>> {
  const read = await readAsCustomer(calls.orderOptions, { OrderNumber: number }, path);
  if (!read.ok) return read;
  const entries = read.value.Lines.map(({ LineId, Sizes }) => {
    const sizes = Sizes.map((size) => ({
      sku: size.SKU,
      name: size.SizeName,
      price: size.Price,
      inStock: size.InStock,
      samePrice: size.SamePrice,
    }));
    return [LineId, sizes] as const;
  });
  return success(new Map(entries));
}

/** An order of the customer by its number, for a route handler. */
export async function readOwnOrder(session: ShopperSession, number: string): Promise<Result<Order>> {
  const read = await callAsCustomer(session, calls.orderDetails, { OrderNumber: number });
  return read.ok ? success(toOrder(read.value)) : read;
}

/** Changes an order of the customer; `key` is the form's idempotency key. */
export async function changeOwnOrder(
  session: ShopperSession,
  { number, key, change }: { number: string; key: string; change: OrderChange },
): Promise<Result<Order>> {
  const changed = await callAsCustomer(session, calls.modifyOrder, {
    OrderNumber: number,
    Address: change.address && toRecipientWire(change.address),
    Sizes: [...change.sizes].map(([LineId, SKU]) => ({ LineId, SKU })),
    IdempotencyKey: key,
  });
  return changed.ok ? success(toOrder(changed.value)) : changed;
}
