import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SHIPMENT_TABLES } from '../courier/shipments.ts';

const TABLES = `
create table if not exists orders (
  id text primary key, gateway text not null, receipt text not null, amount integer not null, currency text not null,
  document text not null, createdAt integer not null
) strict;
create unique index if not exists orders_by_receipt on orders (gateway, receipt) where receipt <> '';
create table if not exists payments (
  position integer primary key, id text not null unique, gateway text not null, orderId text not null references orders,
  amount integer not null, currency text not null, status text not null, instrument text not null, reason text not null,
  email text not null, contact text not null, createdAt integer not null
) strict;
create index if not exists payments_by_order on payments (orderId);
create unique index if not exists payments_captured_once on payments (orderId) where status = 'captured';
create table if not exists refunds (
  position integer primary key, id text not null unique, gateway text not null,
  paymentId text not null references payments (id), amount integer not null, key text not null, receipt text not null,
  request text not null,
  status text not null, createdAt integer not null
) strict;
create index if not exists refunds_by_payment on refunds (paymentId);
create unique index if not exists refunds_by_key on refunds (gateway, key) where key <> '';
create table if not exists visits (
  id text primary key, gateway text not null, orderId text not null, document text not null
) strict;
create table if not exists webhooks (
  position integer primary key, gateway text not null, orderId text not null, event text not null,
  eventId text not null, headers text not null, body text not null, state text not null, tries integer not null,
  dueAt integer not null, firstAt integer not null
) strict;
create index if not exists webhooks_by_order on webhooks (orderId);
create index if not exists webhooks_due on webhooks (dueAt) where state = 'waiting';
`;

/** How long to wait for the file while a process that is just ending still locks it. */
const LOCK_WAIT_MS = 5_000;

/**
 * Opens (or creates) the sandbox's own file in a data folder, where it survives a killed process. `null` keeps
 * the data in memory.
 */
export function openLedgerFile(dataDir: string | null): DatabaseSync {
  const folder = dataDir === null ? null : join(dataDir, 'payment-sandbox');
  if (folder !== null) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(folder === null ? ':memory:' : join(folder, 'ledger.sqlite'), {
    timeout: LOCK_WAIT_MS,
  });
  file.exec(
    `pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; ${TABLES} ${SHIPMENT_TABLES}`,
  );
  return file;
}
