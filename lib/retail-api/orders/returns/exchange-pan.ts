import { sum } from '../../core/sum.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import type { ValidatedReturnLine } from './validate-return.ts';

/** The PAN for an exchange. */
interface ExchangePan {
  /** Whether the law requires one. */
  required: boolean;
  /** The PAN given with the order; empty if it has none, or none is required. */
  panOnFile: string;
}

/** Whether the law requires a PAN for the replacements of an order's lines, and whether the order has one. */
export function exchangePan(order: OrderRow, lines: readonly Pick<ValidatedReturnLine, 'replacement'>[]): ExchangePan {
  const required = needsPan(sum(lines.map(({ replacement }) => replacement?.price ?? 0)));
  return { required, panOnFile: required ? readOrderDocument(order).pan : '' };
}
