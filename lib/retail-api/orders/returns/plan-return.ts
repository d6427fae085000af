import type { Kysely } from 'kysely';
import type { OrderRefundPlanWire, RefundTarget } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { type OrderRow, readOrderLines } from '../order-repository.ts';
import { moneyPartsWire, orderRefundPlanWire, planOrderRefund } from '../refunds/order-refund.ts';
import { readSlugs } from '../wire/product-links.ts';
import { deliveredLine } from './line-facts.ts';
import { replacementWire } from './return-wire.ts';
import { returnable } from './rules/returnable.ts';
import { exchangePan, type RequestedReturn, type RequestedReturnLine, validateReturn } from './validate-return.ts';

/**
 * The refund or price difference of a return or exchange and its refund destinations, before it is requested; without
 * `lines`, of everything returnable. Refuses as the request itself would. `now` in epoch milliseconds.
 */
export async function planReturn(
  db: Kysely<Database>,
  order: OrderRow,
  { kind, lines, to }: RequestedReturn & { to: RefundTarget },
  now: number,
): Promise<Outcome<OrderRefundPlanWire>> {
  const requestedLines = lines.length > 0 ? lines : await allReturnable(db, order, now);
  const validated = await validateReturn(db, order, { kind, lines: requestedLines }, now);
  if (validated.code !== 'Success') return validated;
  if (requestedLines.length === 0) return notAllowedNow('nothing-left');
  const { amount, difference } = validated.data;
  const replaced = validated.data.lines.flatMap(({ line, replacement }) =>
    replacement ? [{ line, replacement }] : [],
  );
  const slugs = await readSlugs(
    db,
    replaced.map(({ replacement }) => ({ product_code: replacement.productCode })),
  );
  const replacements = replaced.map(({ line, replacement }) => ({
    ...replacementWire(replacement, slugs),
    LineId: line.id,
  }));
  const plan = await planOrderRefund(db, order, { amount, to });
  if (plan.code !== 'Success') return plan;
  const whole = orderRefundPlanWire(plan.data);
  if (kind === 'return') return succeed(whole);
  // The value of the returned goods beyond the price of their replacements.
  const beyond = await planOrderRefund(db, order, { amount: Math.max(0, -difference), to });
  if (beyond.code !== 'Success') return beyond;
  const { required, panOnFile } = exchangePan(order, validated.data.lines);
  return succeed({
    ...whole,
    ValueParts: whole.Parts,
    Parts: moneyPartsWire(beyond.data.shares),
    Difference: difference,
    PanNeeded: required && panOnFile === '',
    Replacements: replacements,
  });
}

async function allReturnable(db: Kysely<Database>, order: OrderRow, now: number): Promise<RequestedReturnLine[]> {
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  return lines.flatMap((line) => {
    const { quantity, faultsOnly } = returnable(deliveredLine(line), order.delivered_at, now);
    if (quantity === 0 || faultsOnly) return [];
    return [{ LineId: line.id, Quantity: quantity, Reason: 'changed-mind' as const, ReplacementSKU: '' }];
  });
}
