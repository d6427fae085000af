import type { Transaction } from 'kysely';
import { engravingDays } from '../../cart/rules/line-engraving.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { lockHoldings } from '../holds/holdings.ts';
import { moveHeldStock } from '../holds/move-held-stock.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { type EventActor, type ModifyFacts, recordOrderEvent } from '../order-events.ts';
import { type OrderRow, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { saveBuyer } from '../placing/save-buyer.ts';
import { dueOf } from '../refunds/money-sources.ts';
import { type ChangedAddress, changeAddress } from './change-address.ts';
import { changeSizes } from './change-sizes.ts';

interface Modification {
  /** Null if it stays. */
  address: ChangedAddress | null;
  sizes: readonly { lineId: string; sku: string }[];
  actor: EventActor;
}

/**
 * Changes the address of a locked order that may be changed, from which follow its warehouses, and the sizes of its lines, all
 * or the caller rolls back; unchanged values have no effect. Refuses as `changeAddress` and `changeSizes`. `now` in epoch
 * milliseconds.
 */
export async function modifyOrder(
  transaction: Transaction<Database>,
  order: OrderRow,
  { address, sizes: wanted, actor }: Modification,
  context: Pick<CoreContext, 'siteUrl' | 'secret'> & { now: number },
): Promise<Outcome<null>> {
  const { number } = order;
  const { now } = context;
  const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
  const { Pincode: pincode } = readOrderDocument(order).address;
  const isElsewhere = address !== null && address.Pincode !== pincode;
  if (isElsewhere) {
    // What is held may move to other warehouses; together with new sizes, so that no two changes deadlock.
    const skus = [...lines, ...wanted].map(({ sku }) => sku);
    await lockHoldings(transaction, null, [{ skus, coupons: [], gift_coupons: [], gift_cards: [] }], now);
  }
  const swapped = await changeSizes(transaction, { number, pincode, lines, wanted }, now);
  if (swapped.code !== 'Success') return swapped;
  const isMoved = address
    ? await moveOrder(transaction, order, address, { days: engravingDays(lines.map(({ document }) => document)), now })
    : succeed(false);
  if (isMoved.code !== 'Success') return isMoved;
  if (isElsewhere) await moveHeldStock(transaction, { number, pincode: address.Pincode, now });
  const { sizes, changedProducts } = swapped.data;
  if (sizes.length === 0 && !isMoved.data) return succeed(null);
  await announceProducts(transaction, changedProducts, now);
  const facts: ModifyFacts = { address: isMoved.data, sizes };
  const event = { orderNumber: number, kind: 'modified', actor, facts: { ...facts }, now } as const;
  const about = await recordOrderEvent(transaction, event);
  await enqueueOrderMail(transaction, { number, kind: 'modified', about }, context);
  return succeed(null);
}

async function moveOrder(
  transaction: Transaction<Database>,
  order: OrderRow,
  address: ChangedAddress,
  { days, now }: { days: number; now: number },
): Promise<Outcome<boolean>> {
  const due = await dueOf(transaction, order);
  const changed = changeAddress(readOrderDocument(order), address, { due, engravingDays: days, now });
  if (changed.code !== 'Success') return changed;
  const { document, isChanged } = changed.data;
  if (isChanged) {
    await transaction
      .updateTable('orders')
      .set({ document: JSON.stringify(document) })
      .where('number', '=', order.number)
      .execute();
    await saveBuyer(transaction, order.number, document);
  }
  return succeed(isChanged);
}
