import type { Kysely } from 'kysely';
import type { ServiceableLineWire } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { Database } from '../core/db/schema.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { isOn } from '../core/site-options.ts';
import { warrantyOf } from '../documents/warranty/warranty-card.ts';
import { warrantyPeriod } from '../documents/warranty/warranty-period.ts';
import { notAllowedNow } from '../orders/not-allowed.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '../orders/order-repository.ts';
import { isOpenService } from './rules/service-steps.ts';
import { progressOf } from './service-repository.ts';

/** A line of a delivered order, and what can be sent in of it. */
interface ServiceableLine {
  line: OrderLine;
  /** Items that are with the shopper and not part of an open request. */
  quantity: number;
  warranty: { until: string; covers: string };
}

/**
 * What can be sent in of an order. Refuses with NotAllowedNow where it is not delivered or the store offers no
 * service.
 */
export async function readServiceableLines(db: Kysely<Database>, order: OrderRow): Promise<Outcome<ServiceableLine[]>> {
  if (!(await isOn(db, 'ServiceRequests'))) return notAllowedNow('not-offered');
  if (order.state !== 'delivered' || order.delivered_at === null) return notAllowedNow('not-delivered');
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const requests = await db
    .selectFrom('service_requests')
    .selectAll()
    .where('order_number', '=', order.number)
    .execute();
  const open = requests.filter((row) => isOpenService(progressOf(row)));
  return succeed(
    lines.map((line) => {
      const atStore = open.filter(({ line_id }) => line_id === line.id).length;
      const quantity = Math.max(0, line.quantity - line.cancelled - line.returned - atStore);
      return { line, quantity, warranty: warrantyTextOf(order, line) };
    }),
  );
}

/** The last day of a line's warranty, counted from its delivery, and what it covers; both empty where there is none. */
function warrantyTextOf(order: OrderRow, line: OrderLine): ServiceableLine['warranty'] {
  const terms = warrantyOf(order, line);
  if (!terms) return { until: '', covers: '' };
  return { until: warrantyPeriod(dayInIndia(terms.deliveredAt), terms.months).endsOn, covers: terms.text };
}

/** The warranty of an item as the retail API sends it. `at`: the time it is judged for, in epoch milliseconds. */
export function itemWarrantyWire({ until, covers }: ServiceableLine['warranty'], at: number) {
  return { WarrantyUntil: until, InWarranty: until !== '' && dayInIndia(at) <= until, WarrantyCovers: covers };
}

/** A line as the retail API sends it; `now` in epoch milliseconds. */
export function serviceableLineWire({ line, quantity, warranty }: ServiceableLine, now: number): ServiceableLineWire {
  return { LineId: line.id, Quantity: quantity, ...itemWarrantyWire(warranty, now) };
}
