import { calls, type DataOf } from '#lib/contract/index.ts';
import { markChanged, openBasket } from '../cart/baskets/basket-repository.ts';
import { cartOutcome } from '../cart/baskets/cart-outcome.ts';
import { putOrderAgain } from '../cart/baskets/put-order-again.ts';
import { fail, succeed } from '../core/outcome.ts';
import { readCartOptions } from '../core/site-options.ts';
import { changeAsCustomer } from '../customers/account/as-customer.ts';
import { findOrder, readOrderLines } from '../orders/order-repository.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Answer = DataOf<typeof calls.orderAgain>;

/** Puts the items of the customer's own order into the cart, as far as they are still sold. */
const orderAgain = handlerFor(calls.orderAgain, async (request, context, caller) =>
  changeAsCustomer<Answer>(context.db, caller, async (transaction) => {
    const now = context.now();
    const { OrderNumber } = request;
    const order = await findOrder(transaction, { OrderKey: '', OrderNumber }, caller);
    if (!order) return fail('NotFound', 'There is no such order.');
    const basket = await openBasket(transaction, caller, now);
    if (!basket) return fail('SessionRevoked');
    const options = await readCartOptions(transaction);
    const lines = (await readOrderLines(transaction, [OrderNumber])).get(OrderNumber) ?? [];
    const shortfalls = await putOrderAgain(transaction, basket.guid, lines, { limits: options, now });
    const cartContext = { options, discountCodes: request, caller, now };
    const cart = await cartOutcome(transaction, await markChanged(transaction, basket, now), cartContext);
    return succeed({
      Cart: cart.code === 'Success' ? cart.data : null,
      TotalItems: lines.length,
      Shortfalls: shortfalls.map(({ line: { document }, quantity, reason }) => ({
        ProductTitle: document.title,
        SizeName: document.sizeName,
        Quantity: quantity,
        Reason: reason,
      })),
    });
  }),
);

/** Handlers of the call that orders the same again. */
export const orderAgainCalls: readonly CallHandler[] = [orderAgain];
