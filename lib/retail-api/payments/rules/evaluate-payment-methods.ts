import {
  type Gateway,
  type MethodRefusal,
  type OfferedMethodWire,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { acceptsCash, type ProductKind } from '../../cart/delivery/accepts-cash.ts';
import { cashLimit } from '../../cart/delivery/delivery-conditions.ts';

export interface MethodFacts {
  /** The amount left to pay after gift cards, in paise. */
  payable: number;
  /** What paying in cash adds to that, in paise. */
  cashFee: number;
  /** The gateways of the shop. */
  gateways: Pick<ReadonlyMap<Gateway, unknown>, 'has'>;
  /** Whether the operator has switched on cash on delivery. */
  cashOnDelivery: boolean;
  /** Whether couriers take cash at the destination; true if that is not known yet. */
  zoneTakesCash: boolean;
  /** Whether the order is collected from a store, where nothing is paid: only couriers take cash. */
  isCollected: boolean;
  /** Undelivered cash-on-delivery orders of the customer, and their quantities by SKU. */
  unpaidCashOrders: { orders: number; quantities: ReadonlyMap<string, number> };
  /** The lines to be bought. */
  lines: readonly BoughtLine[];
}

interface BoughtLine extends ProductKind {
  sku: string;
  quantity: number;
}

/** The minimum that every gateway accepts, in paise: one rupee (razorpay.com/docs, Create an Order). */
const GATEWAY_MINIMUM = 100;

/**
 * Whether each payment method can pay an order, in the order of the contract. Cash on delivery is left out if it is
 * switched off.
 */
export function evaluatePaymentMethods(facts: MethodFacts): OfferedMethodWire[] {
  return PAYMENT_METHODS.filter((method) => method !== 'cash-on-delivery' || facts.cashOnDelivery).map((Method) => {
    const Refusal = refusalOf(Method, facts);
    const isCash = Method === 'cash-on-delivery';
    const isAboveLimit = isCash && Refusal === 'value';
    const hasFee = isCash && facts.cashFee > 0;
    return {
      Method,
      Refusal,
      ...(isAboveLimit && { Maximum: cashLimit() }),
      ...(hasFee && { Charge: facts.cashFee }),
    };
  });
}

function refusalOf(method: PaymentMethod, facts: MethodFacts): MethodRefusal {
  // As a method, gift cards pay all or nothing: partial payments by gift card are already deducted from the amount.
  if (method === 'gift-card') return facts.payable === 0 ? '' : 'unavailable';
  if (facts.payable === 0) return 'nothing-to-pay';
  if (method === 'cash-on-delivery') return cashRefusal(facts);
  if (!facts.gateways.has(method)) return 'unavailable';
  return facts.payable < GATEWAY_MINIMUM ? 'value' : '';
}

function cashRefusal({
  payable,
  cashFee,
  zoneTakesCash,
  isCollected,
  lines,
  unpaidCashOrders,
}: MethodFacts): MethodRefusal {
  if (isCollected) return 'collect';
  if (payable + cashFee > cashLimit()) return 'value';
  if (!lines.every(acceptsCash)) return 'category';
  if (!zoneTakesCash) return 'pincode';
  const { orders, quantities } = unpaidCashOrders;
  // Cash orders are unpaid: one customer is not to tie up stock, or cause deliveries in vain, beyond these limits.
  const { openOrders, openItems } = shopProfile().cashOnDelivery;
  const isTooMuch = lines.some(({ sku, quantity }) => (quantities.get(sku) ?? 0) + quantity > openItems);
  return orders >= openOrders || isTooMuch ? 'open-orders' : '';
}
