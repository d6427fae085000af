import type { Kysely } from 'kysely';
import { SERVICE_STATES, type ServiceRequestWire } from '#lib/contract/index.ts';
import { photosOf } from '../community/uploads/upload-repository.ts';
import type { Database } from '../core/db/schema.ts';
import { eventsByNumber } from '../core/state-events.ts';
import { readOrderLines } from '../orders/order-repository.ts';
import { boughtLineWire, readSlugs } from '../orders/wire/product-links.ts';
import { serviceStateAfter } from './rules/service-steps.ts';
import { progressOf, readServiceDocument, type ServiceRow } from './service-repository.ts';
import { itemWarrantyWire } from './serviceable-lines.ts';

/** A service request as the retail API sends it, in paise. */
export async function serviceWire(db: Kysely<Database>, row: ServiceRow): Promise<ServiceRequestWire> {
  const [wire] = await servicesWire(db, [row]);
  if (!wire) throw new Error('A service request was not presented.');
  return wire;
}

/** Several requests, in the given order. */
export async function servicesWire(db: Kysely<Database>, rows: readonly ServiceRow[]): Promise<ServiceRequestWire[]> {
  const numbers = rows.map(({ number }) => number);
  const orderNumbers = [...new Set(rows.map(({ order_number }) => order_number))];
  const bought = new Map([...(await readOrderLines(db, orderNumbers)).values()].flat().map((line) => [line.id, line]));
  const slugs = await readSlugs(db, [...bought.values()]);
  const photos = await photosOf(db, 'service', numbers);
  const events = await readEvents(db, numbers);
  return rows.map((row) => {
    const line = bought.get(row.line_id);
    if (!line) throw new Error(`The item of the service request ${row.number} was never bought.`);
    const { reason, comment, handover, pickup, store, warranty, ...document } = readServiceDocument(row);
    return {
      ServiceNumber: row.number,
      OrderNumber: row.order_number,
      ...boughtLineWire(line, slugs),
      Reason: reason,
      Comment: comment,
      PhotoIds: photos.filter(({ ownerId }) => ownerId === row.number).map(({ id }) => id),
      Handover: handover,
      PickupAddress: pickup?.address ?? null,
      PickupDate: pickup?.date ?? '',
      PickupSlot: pickup?.slot ?? '',
      StoreCode: store?.code ?? '',
      StoreName: store?.name ?? '',
      State: row.state,
      RequestedAt: row.requested_at,
      Events: events.get(row.number) ?? [],
      ...itemWarrantyWire(warranty, row.requested_at),
      Estimate: row.estimate,
      StoreNote: document.storeNote,
      Courier: document.courier,
      AWB: document.awb,
      CanWithdraw: serviceStateAfter(progressOf(row), 'withdraw') !== null,
    };
  });
}

async function readEvents(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, ServiceRequestWire['Events']>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_events')
    .select(['service_number', 'state', 'at'])
    .where('service_number', 'in', numbers)
    .execute();
  const events = rows.map(({ service_number, state, at }) => ({ number: service_number, state, at }));
  return eventsByNumber(events, SERVICE_STATES);
}

/** What only the order desk sees of a request: whom to call, and who did what. */
export async function deskServiceFacts(db: Kysely<Database>, row: ServiceRow) {
  const { name, mobile } = readServiceDocument(row).contact;
  const events = await db
    .selectFrom('service_events')
    .select(['at', 'actor', 'move'])
    .where('service_number', '=', row.number)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { Name: name, Mobile: mobile, Audit: events.map(({ at, actor, move }) => ({ At: at, By: actor, Did: move })) };
}
