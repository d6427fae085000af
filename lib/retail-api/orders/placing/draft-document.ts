import type { z } from 'zod';
import { type calls, GATEWAYS } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { requestLanguage } from '#lib/shared/request-context.ts';
import type { Basket } from '../../cart/baskets/basket-repository.ts';
import { deliveryConditions } from '../../cart/delivery/delivery-conditions.ts';
import { deliveryPromise } from '../../cart/delivery/delivery-promise.ts';
import { engravingDays, itemPrice } from '../../cart/rules/line-engraving.ts';
import { sum } from '../../core/sum.ts';
import type { CustomerRow } from '../../customers/account/as-customer.ts';
import type { Payments } from '../../payments/gateway.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';
import type { CollectStore } from '../../stores/collect/collect-stores.ts';
import type { OrderDocument } from '../order-document.ts';
import type { Destination, Handover } from './destination.ts';
import type { PricedOrder } from './price-order.ts';

export type PlaceOrderRequest = z.output<typeof calls.placeOrder.request>;

/** All data of an order that passed its checks. */
export interface OrderDraft extends PricedOrder, Destination {
  request: Pick<PlaceOrderRequest, 'GSTIN' | 'PAN' | 'Gift' | 'PaymentMethod' | 'Campaign'>;
  customer: CustomerRow;
  basket: Basket;
  /** Empty if none is used. */
  giftCouponCode: string;
  /** Paise of the order that it adds to; 0 if it is one of its own. */
  joinedTotal?: number;
  /** Epoch milliseconds. */
  now: number;
}

/** The data that an order freezes. */
export function draftDocument(draft: OrderDraft, { payments }: { payments: Payments }): OrderDocument {
  const { request, customer, basket, lines, priced, handover, address, billingAddress, now } = draft;
  const { price } = priced;
  const digits = new Map(priced.giftCards.map(({ id, lastDigits }) => [id, lastDigits]));
  const used = new Set(price.lines.map(({ offerId }) => offerId));
  // The doorstep rules of a large order apply whatever it is paid with.
  const doorstep = deliveryConditions({ offered: false, zoneTakesCash: false, price: price.total });
  return {
    figures: {
      mrpTotal: sum(lines.map((line) => itemPrice({ ...line, unitPrice: line.mrp }) * line.quantity)),
      subtotal: price.subtotal,
      offerDiscount: price.offerDiscount,
      couponDiscount: price.couponDiscount,
      giftCouponDiscount: price.giftCouponDiscount,
      shipping: price.shipping,
      ...(price.charges.length > 0 && { charges: price.charges }),
      total: price.total,
      giftCardAmount: price.giftCardAmount,
      payable: price.payable,
      taxes: price.taxes,
    },
    offers: priced.offers.filter(({ id }) => used.has(id)).map(({ title }) => title),
    couponCode: price.couponDiscount > 0 ? (priced.coupon?.code ?? '') : '',
    giftCouponCode: draft.giftCouponCode,
    giftCards: price.giftCards
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount }) => ({ id, lastDigits: digits.get(id) ?? '', amount })),
    address,
    billingAddress,
    gstin: request.GSTIN,
    // Stored only if the law requires it.
    pan: needsPan(price.total + (draft.joinedTotal ?? 0)) ? request.PAN : '',
    customer: {
      name: customer.name || (handover.by === 'store' ? billingAddress : address).FullName,
      mobile: customer.mobile,
      email: customer.email,
      // Staff who place an order speak for nobody's language.
      language: requestLanguage() ?? customer.language,
    },
    promise: promiseOf(handover, lines, now),
    ...(handover.by === 'courier' && handover.express && { express: true as const }),
    ...(handover.by === 'store' && { collect: collectOf(handover.collected) }),
    identityNeeded: doorstep.identityNeeded,
    gift: request.Gift,
    ...campaignOf(request),
    basketVersion: basket.version,
    testPayment: payments.test && GATEWAYS.some((gateway) => gateway === request.PaymentMethod),
  };
}

function campaignOf({ Campaign: campaign }: OrderDraft['request']): Pick<OrderDocument, 'campaign'> {
  if (!campaign) return {};
  return { campaign: { source: campaign.Source, medium: campaign.Medium, name: campaign.Name } };
}

function promiseOf(handover: Handover, lines: OrderDraft['lines'], now: number): OrderDocument['promise'] {
  if (handover.by === 'courier') {
    const { express, place } = handover;
    return deliveryPromise(express ? { ...express, promised: true } : place.zone, now, engravingDays(lines));
  }
  const day = dayInIndia(handover.collected.readyAt);
  return { earliestDate: day, latestDate: day, deliveryDays: '' };
}

function collectOf({ store, readyAt }: CollectStore): NonNullable<OrderDocument['collect']> {
  return { storeCode: store.StoreCode, storeName: store.Name, phone: store.Phone, promisedAt: readyAt };
}
