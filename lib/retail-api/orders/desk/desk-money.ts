import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { MoneySentFacts } from '../order-events.ts';
import type { OrderRow } from '../order-repository.ts';
import { readPurchaseRefunds } from '../refunds/purchase-refunds.ts';
import { orderRefundWire } from '../wire/after-sale-wire.ts';

type DeskMoneyWire = DataOf<typeof calls.deskOrder>['OrderRefunds'];

/** A refund of an order as the order desk sees it: with its reference numbers, and who sent it. */
export async function deskMoneyWire(
  db: Kysely<Database>,
  { number }: Pick<OrderRow, 'number'>,
): Promise<DeskMoneyWire> {
  const money = (await readPurchaseRefunds(db, [number])).get(number) ?? [];
  const senders = await readSenders(db, number);
  return money.map((part) => ({
    ...orderRefundWire(part),
    OrderRefundId: part.id,
    Reference: part.sentAs,
    SentBy: senders.get(part.id) ?? '',
    NextTryAt: part.nextTryAt,
  }));
}

/** Reads which members of staff recorded refunds as sent, by the id of the refund. */
async function readSenders(db: Kysely<Database>, number: string): Promise<Map<string, string>> {
  const events = await db
    .selectFrom('order_events')
    .select(['actor', 'facts'])
    .where('order_number', '=', number)
    .where('kind', '=', 'money-sent')
    .execute();
  return new Map(
    events.map(({ actor, facts }) => {
      const { id }: MoneySentFacts = JSON.parse(facts);
      return [id, actor.replace(/^desk:/, '')];
    }),
  );
}
