import {
  type Gateway,
  type MethodRefusal,
  type OfferedMethodWire,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#lib/contract/index.ts';
import { CASH_LIMIT } from '../../cart/delivery/doorstep-rules.ts';
import { type KindOfGoods, takesCash } from '../../cart/delivery/takes-cash.ts';

export interface MethodFacts {
  /** What is left to pay once gift cards have paid their part, in paise. */
  payable: number;
  /** The gateways that the shop has. */
  gateways: Pick<ReadonlyMap<Gateway, unknown>, 'has'>;
  /** The operator's switch of cash on delivery. */
  cashOnDelivery: boolean;
  /** Whether couriers take cash where it goes; true where that is not known yet. */
  zoneTakesCash: boolean;
  /** Orders of the customer that are to be paid at the door and are not delivered yet, and their pieces by SKU. */
  unpaidCashOrders: { orders: number; pieces: ReadonlyMap<string, number> };
  /** What is bought. */
  lines: readonly BoughtLine[];
}

interface BoughtLine extends KindOfGoods {
  sku: string;
  quantity: number;
}

/**
 * Whoever orders for cash has paid nothing yet: nobody takes a shelf away so, or has couriers come in vain for more than
 * this.
 */
const CASH_ORDERS_AT_MOST = 3;
const MAX_CASH_ITEMS = 10;

/** The least that every gateway takes, in paise: a rupee (razorpay.com/docs, Create an Order). */
const GATEWAY_MINIMUM = 100;

/** How each payment method stands with an order, in the order of the contract. Cash is left out where it is switched off. */
export function evaluatePaymentMethods(facts: MethodFacts): OfferedMethodWire[] {
  return PAYMENT_METHODS.filter((method) => method !== 'cash-on-delivery' || facts.cashOnDelivery).map((Method) => ({
    Method,
    Refusal: refusalOf(Method, facts),
  }));
}

function refusalOf(method: PaymentMethod, facts: MethodFacts): MethodRefusal {
  // It is the whole payment or none: what gift cards pay in part is off the amount already.
  if (method === 'gift-card') return facts.payable === 0 ? '' : 'unavailable';
  if (facts.payable === 0) return 'nothing-to-pay';
  if (method === 'cash-on-delivery') return cashRefusal(facts);
  if (!facts.gateways.has(method)) return 'unavailable';
  return facts.payable < GATEWAY_MINIMUM ? 'value' : '';
}

function cashRefusal({ payable, zoneTakesCash, lines, unpaidCashOrders }: MethodFacts): MethodRefusal {
  if (payable > CASH_LIMIT) return 'value';
  if (!lines.every(takesCash)) return 'category';
  if (!zoneTakesCash) return 'pincode';
  const { orders, pieces } = unpaidCashOrders;
  const isTooMuch = lines.some(({ sku, quantity }) => (pieces.get(sku) ?? 0) + quantity > MAX_CASH_ITEMS);
  return orders >= CASH_ORDERS_AT_MOST || isTooMuch ? 'open-orders' : '';
}
