import { calls } from '#lib/contract/index.ts';
import { readCartOptions } from '../../app/site-options.ts';
import { findBasket } from '../../cart/baskets/basket-store.ts';
import { missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { priceBasket } from '../../cart/baskets/price-basket.ts';
import { readContents } from '../../cart/baskets/read-contents.ts';
import { findPlace } from '../../cart/delivery/find-zone.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { readCashFacts } from '../../orders/cash-facts.ts';
import { findChecking } from '../../orders/checking-order.ts';
import { judgeMethods } from '../../payments/rules/judge-methods.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';

/** How a cart could be paid. Without a pincode the place stands in no method's way yet. */
export const paymentMethods = handlerFor(calls.paymentMethods, async (request, context, caller) => {
  const { db, payments } = context;
  const now = context.now();
  const { BasketGUID, Pincode } = request;
  const basket = await findBasket(db, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  const contents = await readContents(db, basket.guid);
  const { lines } = contents;
  if (lines.length === 0) return refuse('CartEmpty');
  const asking = { customerId: caller.customerId, now, options: await readCartOptions(db) };
  const { price } = await priceBasket(db, contents, request, asking);
  return succeed({
    Methods: judgeMethods({
      payable: price.payable,
      gateways: payments.gateways,
      ...(await readCashFacts(db, caller.customerId, now)),
      zoneTakesCash: Pincode === '' || findPlace(Pincode)?.zone.cash === true,
      lines,
    }),
    PanNeeded: needsPan(price.total),
    TestPayment: payments.test,
    CheckingOrderKey: (await findChecking(db, basket.guid, caller.customerId))?.key ?? '',
  });
});
