import type { CartWire, Gateway, OrderWire } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { PaymentGateway, Payments } from '../payments/gateway.ts';
import { addCustomer } from './add-customer.ts';
import { dataOf } from './api-caller.ts';
import type { TestApi } from './create-test-api.ts';
import { TEST_ADDRESS } from './orders.ts';

/** Both gateways for a shop before anything is paid: it only needs their names. */
export const BOTH_GATEWAYS: Payments = {
  gateways: new Map<Gateway, PaymentGateway>(
    (['razorpay', 'payu'] as const).map((name) => [name, { name } as PaymentGateway]),
  ),
  test: true,
};

const { State, ...ADDRESS } = TEST_ADDRESS;

/** A signed-in customer with an address who fills a cart and orders it. */
export async function orderShopper(api: TestApi, options: { email?: string } = {}) {
  const { id, mobile, token, caller } = await addCustomer(api, { name: 'Asha Rao', ...options });
  const addAddress = async (fields: object = {}): Promise<string> => {
    const saved = await caller.post<{ SavedAddressGUID: string }>('SaveAddress', { ...ADDRESS, ...fields });
    return dataOf(saved, 'SaveAddress').SavedAddressGUID;
  };
  const address = await addAddress();
  const view = async (reductions: object = {}) => (await caller.post<CartWire>('ViewCartNew', reductions)).Data;
  const fill = async (SKU: string, Quantity = 1): Promise<CartWire> =>
    dataOf(await caller.post<CartWire>('AddCart', { SKU, Quantity }), 'AddCart');
  /** Orders the cart at its current price, by Razorpay, unless overridden. */
  const order = async (fields: Record<string, unknown> = {}) => {
    const { Gift } = fields as { Gift?: { Wrap: boolean } };
    const priced = {
      ...fields,
      Collect: fields.Collect !== undefined,
      GiftWrap: Gift?.Wrap ?? false,
      CashOnDelivery: fields.PaymentMethod === 'cash-on-delivery',
    };
    const ExpectedAmount = fields.ExpectedAmount ?? (await view(priced))?.PayableAmount ?? 0;
    return caller.post<OrderWire & Record<string, unknown>>('PlaceOrder', {
      AddressGUID: address,
      PaymentMethod: 'razorpay',
      IdempotencyKey: newId(),
      ...fields,
      ExpectedAmount,
    });
  };
  /** The same, but throws if refused. */
  const ordered = async (fields: Record<string, unknown> = {}): Promise<OrderWire> =>
    dataOf(await order(fields), 'PlaceOrder');
  return { id, mobile, token, caller, address, addAddress, view, fill, order, ordered };
}

export type OrderShopper = Awaited<ReturnType<typeof orderShopper>>;
