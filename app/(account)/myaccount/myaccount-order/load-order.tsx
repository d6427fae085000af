import type { ReactElement } from 'react';
import type { OrderAction } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { offeredActions, refusedActionNotice } from '#lib/storefront/orders/actions.ts';
import type { AfterSaleFlags } from '#lib/storefront/orders/line-copy.ts';
import { getOwnOrder } from '#lib/storefront/orders/server.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NoSuchOrder } from '@/components/orders/no-such-order';

/** The order of a page, or the page to show instead. */
type LoadedOrder =
  | { order: Order; offered: OrderAction[]; afterSale: AfterSaleFlags; page?: never }
  | { page: ReactElement; order?: never; offered?: never; afterSale?: never };

/** Returns the number in the URL; without one it redirects to the order list. */
export async function requireOrderNumber(orderNumber: string | string[] | undefined): Promise<string> {
  if (typeof orderNumber === 'string' && orderNumber !== '') return orderNumber;
  await requireCustomer(paths.orders());
  return redirect(paths.orders());
}

/**
 * Loads an order of the customer for the page at `path`, with its available order actions and whether the
 * store accepts returns and exchanges.
 */
export async function loadOrder(number: string, path: string): Promise<LoadedOrder> {
  const [read, flags] = await Promise.all([getOwnOrder(number, path), getFlags()]);
  if (read.ok) {
    const afterSale = { return: flags.orderReturn, exchange: flags.orderExchange, service: flags.serviceRequests };
    return { order: read.value, offered: offeredActions(read.value.actions, flags), afterSale };
  }
  if (read.failure.kind === 'not-found') return { page: <NoSuchOrder /> };
  markUnavailable();
  return { page: <AccountUnavailable title={m.ordersOne()} href={path} /> };
}

/** Loads the order for an action's page. Redirects to the order with a notice where the action is not available. */
export async function loadOrderFor(action: OrderAction, number: string): Promise<LoadedOrder> {
  const loaded = await loadOrder(number, paths.orderAction(action, number));
  if (!loaded.order || loaded.offered.includes(action)) return loaded;
  return redirect(paths.order(number, refusedActionNotice(action, loaded.order.state, await getFlags())));
}
