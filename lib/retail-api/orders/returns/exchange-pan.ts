import { sum } from '../../cart/pricing/sum.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import type { ValidatedReturnLine } from './validate-return.ts';

/** The PAN of what an exchange brings. */
interface ExchangePan {
  /** Whether the law asks for one. */
  required: boolean;
  /** The one that the order was placed with; empty where it has none, or none is required. */
  known: string;
}

/** Whether the law asks for a PAN for the goods that take the place of an order's lines, and whether the order has one. */
export function exchangePan(order: OrderRow, lines: readonly Pick<ValidatedReturnLine, 'replacement'>[]): ExchangePan {
  const required = needsPan(sum(lines.map(({ replacement }) => replacement?.price ?? 0)));
  return { required, known: required ? readOrderDocument(order).pan : '' };
}
