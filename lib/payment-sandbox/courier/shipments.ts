import { randomInt } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';

export const SHIPMENT_TABLES = `
create table if not exists shipments (
  id integer primary key, reference text not null unique, status text not null, awb text not null, pincode text not null,
  name text not null, collect real not null, weight real not null, isPickupAsked integer not null, createdAt integer not null
) strict;
create table if not exists scans (
  position integer primary key, shipmentId integer not null references shipments, at integer not null,
  code integer not null, label text not null, activity text not null, location text not null
) strict;
create index if not exists scans_by_shipment on scans (shipmentId);
`;

const shipmentRecord = z.object({
  id: z.int(),
  /** The store's own number. */
  reference: z.string(),
  status: z.enum(['NEW', 'AWB ASSIGNED', 'CANCELED']),
  /** Empty until it has one. */
  awb: z.string(),
  pincode: z.string(),
  name: z.string(),
  /** Rupees that are collected; 0 where it is paid. */
  collect: z.number(),
  /** Kilograms. */
  weight: z.number(),
  isPickupAsked: z.int(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type ShipmentRecord = z.output<typeof shipmentRecord>;

const scanRecord = z.object({
  at: z.int(),
  /** The number and name of Shiprocket's status. */
  code: z.int(),
  label: z.string(),
  activity: z.string(),
  location: z.string(),
});
export type ScanRecord = z.output<typeof scanRecord>;

type NewShipment = Pick<ShipmentRecord, 'reference' | 'pincode' | 'name' | 'collect' | 'weight' | 'createdAt'>;

/** The numbers of shipments begin here; that of an order is as far from it. */
const FIRST_ID = 700_000_000;
const ORDER_AHEAD = 100_000_000;

/** The parcels of the sandbox's courier; they survive a killed process. */
export class Shipments {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  /** Adds a shipment, or finds the one with the same reference, which stays as it is. */
  add({ reference, pincode, name, collect, weight, createdAt }: NewShipment): ShipmentRecord {
    this.#file
      .prepare(
        `insert into shipments (id, reference, status, awb, pincode, name, collect, weight, isPickupAsked, createdAt)
         values ((select coalesce(max(id), ?) + 1 from shipments), ?, 'NEW', '', ?, ?, ?, ?, 0, ?)
         on conflict (reference) do nothing`,
      )
      .run(FIRST_ID, reference, pincode, name, collect, weight, createdAt);
    const [made] = this.#read('reference = ?', reference);
    if (!made) throw new Error('A shipment that was added is not there.');
    return made;
  }

  byId(id: number): ShipmentRecord | undefined {
    return this.#read('id = ?', id)[0];
  }

  byOrderId(orderId: number): ShipmentRecord | undefined {
    return this.byId(orderId - ORDER_AHEAD);
  }

  byAwb(awb: string): ShipmentRecord | undefined {
    return awb === '' ? undefined : this.#read('awb = ?', awb)[0];
  }

  /** The shipments whose reference or AWB contains a text, the newest first. */
  search(text: string): ShipmentRecord[] {
    return this.#read('instr(reference, ?) > 0 or awb = ? order by id desc limit 15', text, text);
  }

  assign(id: number): string {
    const awb = `19${Array.from({ length: 12 }, () => randomInt(10)).join('')}`;
    this.#file.prepare("update shipments set status = 'AWB ASSIGNED', awb = ? where id = ?").run(awb, id);
    return awb;
  }

  askPickup(id: number): void {
    this.#file.prepare('update shipments set isPickupAsked = 1 where id = ?').run(id);
  }

  cancel(id: number): void {
    this.#file.prepare("update shipments set status = 'CANCELED' where id = ?").run(id);
  }

  addScan(shipmentId: number, { at, code, label, activity, location }: ScanRecord): void {
    this.#file
      .prepare('insert into scans (shipmentId, at, code, label, activity, location) values (?, ?, ?, ?, ?, ?)')
      .run(shipmentId, at, code, label, activity, location);
  }

  /** The scans of a shipment, the oldest first. */
  scansOf(shipmentId: number): ScanRecord[] {
    const rows = this.#file.prepare('select * from scans where shipmentId = ? order by position').all(shipmentId);
    return rows.map((row) => scanRecord.parse(row));
  }

  #read(where: string, ...values: SQLInputValue[]): ShipmentRecord[] {
    const rows = this.#file.prepare(`select * from shipments where ${where}`).all(...values);
    return rows.map((row) => shipmentRecord.parse(row));
  }
}

/** The number of a shipment's order at the courier. */
export const orderIdOf = ({ id }: Pick<ShipmentRecord, 'id'>) => id + ORDER_AHEAD;
