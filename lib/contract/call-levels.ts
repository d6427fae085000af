import * as calls from './calls/index.ts';
import type { RetailCall } from './define-call.ts';

/** How far a store comes with a retail API: each level needs the calls of those before it. */
export const CALL_LEVELS = ['browse', 'cart', 'checkout', 'account', 'extra', 'operator'] as const;
export type CallLevel = (typeof CALL_LEVELS)[number];

/** What each level is for. */
export const LEVEL_MEANINGS: Record<CallLevel, string> = {
  browse: 'Lists, product pages and search.',
  cart: 'The cart.',
  checkout: 'Orders of guests, paid at a gateway or in cash.',
  account: 'Customers who sign in, their addresses and orders.',
  extra:
    'Each call brings one part of the store. A retail API that does not have it answers HTTP 404 without an envelope, and the part is left out.',
  operator: "The operator's tools. No page of the store needs them.",
};

const CORE: Record<Exclude<CallLevel, 'extra' | 'operator'>, readonly RetailCall[]> = {
  browse: [calls.jwtToken, calls.resolveUrl, calls.productList, calls.productDetails, calls.search],
  cart: [calls.viewCart, calls.addCart, calls.updateCart, calls.removeCartItem, calls.cartItemsCount],
  checkout: [
    calls.checkServiceability,
    calls.paymentMethods,
    calls.placeOrder,
    calls.startPayment,
    calls.paymentReturn,
    calls.paymentWebhook,
    calls.cancelPayment,
    calls.orderDetails,
  ],
  account: [
    calls.generateLoginOtp,
    calls.verifyLoginOtp,
    calls.customerTokenExistence,
    calls.logout,
    calls.customerProfile,
    calls.addressList,
    calls.saveAddress,
    calls.removeAddress,
    calls.orderList,
  ],
};

const LEVELS = new Map<string, CallLevel>(
  Object.entries(CORE).flatMap(([level, members]) => members.map(({ name }) => [name, level as CallLevel] as const)),
);

/** The level of a call. */
export function callLevel(call: Pick<RetailCall, 'name' | 'operator' | 'access'>): CallLevel {
  return LEVELS.get(call.name) ?? (call.operator || call.access ? 'operator' : 'extra');
}
