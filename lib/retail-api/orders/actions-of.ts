import type { Kysely } from 'kysely';
import type { OrderAction } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { optionsOn } from '../core/site-options.ts';
import { sum } from '../core/sum.ts';
import type { OrderLine, OrderRow } from './order-repository.ts';
import { deliveredLine } from './returns/line-facts.ts';
import { returnable } from './returns/rules/returnable.ts';
import { allowedActions } from './rules/allowed-actions.ts';

const ACTIONS = {
  OrderCancel: 'cancel',
  OrderModify: 'modify',
  OrderReturn: 'return',
  OrderExchange: 'exchange',
} as const satisfies Record<string, OrderAction>;
const OPTIONS = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

/** The actions that an order offers its customer at `now` (epoch milliseconds), by the site's options. */
export async function actionsOf(
  db: Kysely<Database>,
  { state, delivered_at }: OrderRow,
  lines: readonly OrderLine[],
  now: number,
): Promise<OrderAction[]> {
  const returnableQuantities = lines.map((line) => returnable(deliveredLine(line), delivered_at, now).quantity);
  const offered = (await optionsOn(db, OPTIONS)).map((option) => ACTIONS[option]);
  return allowedActions({ state, returnable: sum(returnableQuantities), offered });
}
