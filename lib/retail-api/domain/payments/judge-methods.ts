import {
  type Gateway,
  type MethodRefusal,
  type OfferedMethodWire,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#lib/contract/index.ts';
import { CASH_LIMIT } from '../delivery/doorstep-rules.ts';
import { type KindOfGoods, takesCash } from '../delivery/takes-cash.ts';

export interface MethodFacts {
  /** What is left to pay once gift cards have paid their part, in paise. */
  payable: number;
  /** The gateways that the shop has. */
  gateways: Pick<ReadonlyMap<Gateway, unknown>, 'has'>;
  /** The operator's switch of cash on delivery. */
  cashOnDelivery: boolean;
  /** Whether couriers take cash where it goes; true where that is not known yet. */
  zoneTakesCash: boolean;
  /** What is bought. */
  lines: readonly KindOfGoods[];
}

/** How each payment method stands with an order, in the order of the contract. Cash is left out where it is switched off. */
export function judgeMethods(facts: MethodFacts): OfferedMethodWire[] {
  return PAYMENT_METHODS.filter((method) => method !== 'cash-on-delivery' || facts.cashOnDelivery).map((Method) => ({
    Method,
    Refusal: refusalOf(Method, facts),
  }));
}

function refusalOf(method: PaymentMethod, facts: MethodFacts): MethodRefusal {
  // It is the whole payment or none: what gift cards pay in part is off the amount already.
  if (method === 'gift-card') return facts.payable === 0 ? '' : 'unavailable';
  if (facts.payable === 0) return 'nothing-to-pay';
  return method === 'cash-on-delivery' ? cashRefusal(facts) : facts.gateways.has(method) ? '' : 'unavailable';
}

function cashRefusal({ payable, zoneTakesCash, lines }: MethodFacts): MethodRefusal {
  if (payable > CASH_LIMIT) return 'value';
  if (!lines.every(takesCash)) return 'category';
  return zoneTakesCash ? '' : 'pincode';
}
