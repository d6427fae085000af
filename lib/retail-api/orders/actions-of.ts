import type { Kysely } from 'kysely';
import type { OrderAction } from '#lib/contract/index.ts';
import type { Database } from '../db/schema.ts';
import { returnable } from '../domain/after-sale/returnable.ts';
import { allowedActions } from '../domain/orders/allowed-actions.ts';
import { sum } from '../domain/pricing/sum.ts';
import { deliveredLine } from '../returns/line-facts.ts';
import { optionsOn } from '../site-options.ts';
import type { OrderLine, OrderRow } from './order-store.ts';

const ACTIONS = {
  OrderCancel: 'cancel',
  OrderModify: 'modify',
  OrderReturn: 'return',
  OrderExchange: 'exchange',
} as const satisfies Record<string, OrderAction>;
const OPTIONS = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

/** What the customer of an order may still do with it at `now` (epoch milliseconds), by the options of the site. */
export async function actionsOf(
  db: Kysely<Database>,
  { state, delivered_at }: OrderRow,
  lines: readonly OrderLine[],
  now: number,
): Promise<OrderAction[]> {
  const pieces = lines.map((line) => returnable(deliveredLine(line), delivered_at, now).quantity);
  const offered = (await optionsOn(db, OPTIONS)).map((option) => ACTIONS[option]);
  return allowedActions({ state, returnable: sum(pieces), offered });
}
