import { type Kysely, sql } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import type { Period } from './month.ts';

const MAX_LANDINGS = 5000;
const MAX_ERRORS = 1000;

/** Visits of a period through campaign links, the most visited landing pages first. */
export async function readVisits(
  db: Kysely<Database>,
  { from, to }: Period,
): Promise<DataOf<typeof calls.visitReport>['Rows']> {
  const rows = await db
    .selectFrom('visits')
    .select(({ fn }) => [
      'banner_url',
      'tracking_code',
      'device',
      fn.countAll<number>().as('visits'),
      sql<number>`count(distinct session_id)`.as('visitors'),
    ])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['banner_url', 'tracking_code', 'device'])
    .orderBy('visits', 'desc')
    .orderBy('banner_url')
    .orderBy('tracking_code')
    .orderBy('device')
    .limit(MAX_LANDINGS)
    .execute();
  return rows.map((row) => ({
    Landing: row.banner_url,
    TrackingCode: row.tracking_code,
    Device: row.device,
    Visits: Number(row.visits),
    Visitors: Number(row.visitors),
  }));
}

/** Errors of a period that storefronts reported, the most frequent first. */
export async function readErrors(
  db: Kysely<Database>,
  { from, to }: Period,
): Promise<DataOf<typeof calls.errorReport>['Rows']> {
  const rows = await db
    .selectFrom('error_log')
    .select(({ fn }) => [
      'kind',
      'api_name',
      'status_code',
      'error_code',
      fn.min('description').as('description'),
      fn.countAll<number>().as('count'),
      fn.min('at').as('first_at'),
      fn.max('at').as('last_at'),
    ])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy(['kind', 'api_name', 'status_code', 'error_code'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(MAX_ERRORS)
    .execute();
  return rows.map((row) => ({
    Kind: row.kind,
    APIName: row.api_name,
    StatusCode: row.status_code,
    ErrorCode: row.error_code,
    ErrorDescription: row.description,
    Count: Number(row.count),
    FirstAt: row.first_at,
    LastAt: row.last_at,
  }));
}

/** Requests to support of a period, the latest first. */
export async function readSupportRequests(
  db: Kysely<Database>,
  { from, to }: Period,
): Promise<DataOf<typeof calls.supportReport>['Rows']> {
  const rows = await db
    .selectFrom('support_requests')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
    Reference: row.reference,
    CreatedAt: row.created_at,
    OrderNumber: row.order_number,
    Mobile: row.mobile,
    Email: row.email,
  }));
}
