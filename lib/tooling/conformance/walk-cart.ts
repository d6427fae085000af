import { randomUUID } from 'node:crypto';
import { calls, type ProductDetailsWire } from '#lib/contract/index.ts';
import type { ApiUnderTest, WireFields } from './api-under-test.ts';
import { expectCode, type WalkContext } from './expect-code.ts';
import type { Findings } from './findings.ts';

/** Puts a product into a cart, changes it and takes it out again, in the session of the check alone. */
export async function walkCart(api: ApiUnderTest, findings: Findings, product: ProductDetailsWire): Promise<void> {
  const context = { api, findings };
  const size = product.Sizes.find(({ StoreQuantity }) => StoreQuantity > 0);
  if (!size) {
    findings.cartUntried = `${product.ProductCode}, the first product of the list, is sold out`;
    return;
  }
  const line = {
    ProductUrl: product.ProductURL,
    SKU: size.SKU,
    SizeName: size.SizeName,
    SessionId: api.sessionId,
  };
  const adding = { BasketGUID: '', ...line, Quantity: 1, IdempotencyKey: randomUUID() };
  const cart = await expectCode(context, calls.addCart, { name: 'a product', fields: adding, code: 'Success' });
  const added = cart?.Products[0];
  if (!cart || !added) return;
  const basket = { BasketGUID: cart.BasketGUID };
  if (Math.min(size.StoreQuantity, product.MaximumQuantity) > 2) await addTwice(context, { ...adding, ...basket });
  await expectCode(context, calls.viewCart, { name: 'the cart', fields: basket, code: 'Success' });
  await expectCode(context, calls.viewCart, {
    name: 'a basket that does not exist',
    fields: { BasketGUID: randomUUID() },
    code: 'NotFound',
  });
  await expectCode(context, calls.cartItemsCount, { name: 'the cart', fields: basket, code: 'Success' });
  const change = { ...basket, ...line, LineId: added.LineId };
  await expectCode(context, calls.updateCart, {
    name: 'the same quantity',
    fields: { ...change, Quantity: 1 },
    code: 'Success',
  });
  await expectCode(context, calls.paymentMethods, { name: 'the cart', fields: basket, code: 'Success' });
  await expectCode(context, calls.removeCartItem, { name: 'the only line', fields: change, code: 'CartEmpty' });
}

/** Sends the same request with the same IdempotencyKey twice, as the storefront does after a lost answer. */
async function addTwice(context: WalkContext, request: WireFields): Promise<void> {
  const fields = { ...request, IdempotencyKey: randomUUID() };
  const once = await expectCode(context, calls.addCart, { name: 'another unit', fields, code: 'Success' });
  const name = 'the same request with the same IdempotencyKey';
  const twice = await expectCode(context, calls.addCart, { name, fields, code: 'Success' });
  if (!once || !twice || once.TotalQuantity === twice.TotalQuantity) return;
  const issue = `the cart has ${twice.TotalQuantity} units in place of ${once.TotalQuantity}: a repeated request must add nothing`;
  context.findings.record(calls.addCart, name, { state: 'wrong', issue });
}
