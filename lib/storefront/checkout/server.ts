import 'server-only';
import type { CookieStore } from 'iron-session';
import { NO_ADDRESS } from '#lib/contract/fields.ts';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { PaymentMethod } from '#lib/contract/vocabulary.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { cartRequest, expressField } from '#lib/storefront/cart/cart-request.ts';
import { withBasket } from '#lib/storefront/cart/with-basket.ts';
import { toServiceability } from '#lib/storefront/catalogue/transform.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import { isBought } from '#lib/storefront/orders/is-bought.ts';
import { toOrder } from '#lib/storefront/orders/transform.ts';
import type { GiftOptions, Order } from '#lib/storefront/orders/types.ts';
import { toCustomerResult, toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallOutcome } from '#lib/storefront/platform/retail-client/types.ts';
import { checkoutChoices } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readMark, readPageFlash, readShopper } from '#lib/storefront/platform/session/read.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { type Choices, choicesOf, readChoices } from './choices.ts';
import { toCollectOffer } from './collect-offer.ts';
import type { CollectOffer, PaymentOptions } from './types.ts';

interface OpenChoices {
  choices: Choices;
  /** Those of the order that is still to be paid. */
  gift: GiftOptions;
}

const NO_GIFT: GiftOptions = { wrap: false, message: '', hidePrices: false };

/**
 * The choices, unless their order has been bought: address, bill and PAN are for one order only. Where that cannot be
 * checked, the shopper must choose again.
 */
async function unlessBought(choices: Choices): Promise<OpenChoices> {
  if (choices.order === undefined) return { choices, gift: NO_GIFT };
  const order = toResult(await retail().callAsSite(calls.orderDetails, { OrderKey: choices.order }));
  const unpaid = order.ok ? toOrder(order.value) : null;
  return unpaid && !isBought(unpaid) ? { choices, gift: unpaid.gift } : { choices: {}, gift: NO_GIFT };
}

/** The choices of a page's shopper so far. */
export async function getChoices(): Promise<OpenChoices> {
  const [choices, mark] = await Promise.all([readPageFlash(checkoutChoices), readMark()]);
  return unlessBought(choicesOf(choices, mark));
}

/** The same for a route handler. */
export async function readOpenChoices(cookies: Pick<CookieStore, 'get'>, mark: string | null): Promise<Choices> {
  return (await unlessBought(await readChoices(cookies, mark))).choices;
}

/**
 * Whether and when the cart of a page's shopper is delivered to a pincode; null where it is not deliverable.
 */
export async function getDelivery(pincode: string): Promise<Result<Serviceability | null>> {
  const shopper = await readShopper();
  const outcome = await withBasket(shopper, ({ basketGuid = '' }) =>
    retail().callAsSite(calls.checkServiceability, { Pincode: pincode, BasketGUID: basketGuid }, shopper.customerToken),
  );
  const result = toResult(outcome);
  if (result.ok) return success(result.value.Deliverable ? toServiceability(result.value) : null);
  const { failure } = result;
  return failure.kind === 'refused' && failure.reason === 'not-serviceable' ? success(null) : result;
}

const NONE: CollectOffer = { stores: [], isMadeToOrder: false, keptDays: 0 };

function collectOfferFrom(outcome: CallOutcome<DataOf<typeof calls.collectStores>>): CollectOffer {
  const result = toResult(outcome);
  // A cart can be delivered even where nobody can say which stores have it.
  if (!result.ok) return NONE;
  return toCollectOffer(result.value, Date.now());
}

/** The stores from which the cart of a page's shopper can be collected, the nearest to a pincode first. */
export async function getCollectOffer(pincode: string): Promise<CollectOffer> {
  const shopper = await readShopper();
  const outcome = await withBasket(shopper, ({ basketGuid = '' }) =>
    retail().callAsSite(calls.collectStores, { Text: pincode, BasketGUID: basketGuid }, shopper.customerToken),
  );
  return collectOfferFrom(outcome);
}

/** The same for a route handler. */
export async function readCollectOffer(session: ShopperSession, pincode: string): Promise<CollectOffer> {
  const outcome = await withBasket(session.data, ({ basketGuid = '' }) =>
    session.call(calls.collectStores, { Text: pincode, BasketGUID: basketGuid }),
  );
  return collectOfferFrom(outcome);
}

/** Where the cart is to go: to a pincode, express or not, or collected from a store. */
interface PaidFor {
  pincode: string;
  isCollected: boolean;
  isExpress: boolean;
  isWrapped?: boolean;
}

function paymentOptionsFrom(outcome: CallOutcome<DataOf<typeof calls.paymentMethods>>): Result<PaymentOptions> {
  const result = toCustomerResult(outcome);
  if (!result.ok) return result;
  const { Methods, GiftWrapCharge = 0, PanNeeded, TestPayment, CheckingOrderKey } = result.value;
  const options = Methods.map(({ Method, Refusal, Maximum, Charge }) => ({
    method: Method,
    refusal: Refusal,
    ...(Maximum === undefined ? {} : { maximum: Maximum }),
    ...(Charge === undefined ? {} : { charge: Charge }),
  }));
  const checkingOrder = CheckingOrderKey;
  const facts = { giftWrapCharge: GiftWrapCharge, panNeeded: PanNeeded, testPayment: TestPayment, checkingOrder };
  return success({ options, ...facts });
}

/** The payment options for the cart of a page's shopper. */
export async function getPaymentOptions({
  pincode,
  isCollected,
  isExpress,
  isWrapped = false,
}: PaidFor): Promise<Result<PaymentOptions>> {
  const shopper = await readShopper();
  const outcome = await withBasket(shopper, (known) =>
    retail().callAsSite(
      calls.paymentMethods,
      {
        ...cartRequest(known),
        Pincode: pincode,
        Collect: isCollected,
        ...expressField(isExpress),
        GiftWrap: isWrapped,
      },
      shopper.customerToken,
    ),
  );
  return paymentOptionsFrom(outcome);
}

/** The same for a route handler. */
export async function readPaymentOptions(
  session: ShopperSession,
  { pincode, isCollected, isExpress }: PaidFor,
): Promise<Result<PaymentOptions>> {
  const outcome = await withBasket(session.data, (known) =>
    session.call(calls.paymentMethods, {
      ...cartRequest(known),
      Pincode: pincode,
      Collect: isCollected,
      ...expressField(isExpress),
    }),
  );
  return paymentOptionsFrom(outcome);
}

/** An order to place: the choices, and the total that the shopper has seen, in paise. */
export interface PlaceOrderInput extends Pick<Choices, 'billingId' | 'gstin' | 'pan' | 'collect' | 'express'> {
  addressId: string;
  method: PaymentMethod;
  expectedAmount: number;
  gift: GiftOptions;
  /** Undefined where no campaign brought the shopper, or the shopper has not agreed to campaigns. */
  campaign: { source: string; medium: string; name: string } | undefined;
  /** Idempotency key, one for each rendered form. */
  key: string;
}

/** Places the order for the session's cart; repeats with the same key place one order. */
export async function placeCartOrder(session: ShopperSession, input: PlaceOrderInput): Promise<Result<Order>> {
  const sessionId = session.id();
  const outcome = await withBasket(session.data, (known) =>
    session.call(calls.placeOrder, {
      ...cartRequest(known),
      AddressGUID: input.addressId,
      ...(input.collect && {
        Collect: { StoreCode: input.collect.store, FullName: input.collect.name, Mobile: input.collect.mobile },
      }),
      ...expressField(input.express === true && !input.collect),
      BillingAddressGUID: input.billingId ?? NO_ADDRESS,
      GSTIN: input.gstin ?? '',
      PAN: input.pan ?? '',
      PaymentMethod: input.method,
      Gift: { Wrap: input.gift.wrap, Message: input.gift.message, HidePrices: input.gift.hidePrices },
      ...(input.campaign && {
        Campaign: { Source: input.campaign.source, Medium: input.campaign.medium, Name: input.campaign.name },
      }),
      ExpectedAmount: input.expectedAmount,
      SessionId: sessionId,
      IdempotencyKey: input.key,
    }),
  );
  const result = toCustomerResult(outcome);
  return result.ok ? success(toOrder(result.value)) : result;
}
