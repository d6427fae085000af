import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { storePath } from '#lib/contract/index.ts';
import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { endOfPrefix } from '../../core/db/end-of-prefix.ts';
import type { Database } from '../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../core/records/plan-records.ts';
import { recordRedirect } from '../record-redirect.ts';

/** Where an old address leads: a path of the store without the leading slash. */
const redirectTarget = z.strictObject({ Url: storePath });
type RedirectTarget = z.output<typeof redirectTarget>;

/** The version of a redirect is made of its target, because others than the operator write redirects, too. */
function versionOf(target: string): number {
  let version = 0;
  for (const letter of target) version = (Math.imul(version, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (version >>> 1) + 1;
}

function recordOf({ from_path, to_path }: Database['redirects']): StoredRecord<RedirectTarget> {
  return { id: from_path, version: versionOf(to_path), document: { Url: to_path } };
}

/** Redirects in the order of their addresses from `after` on; `search` begins the addresses. */
export async function findRedirects(
  db: Kysely<Database>,
  { search, after, limit }: { search: string; after: string; limit: number },
) {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('from_path', '>', after)
    .where('from_path', '>=', search)
    .where('from_path', '<=', endOfPrefix(search))
    .orderBy('from_path')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit).map(recordOf);
  return { redirects: page, next: rows.length > limit ? (page.at(-1)?.id ?? '') : '' };
}

/** Checks rows of redirects; `isList` says whether a path is a list of the store. Their order means nothing. */
export async function planRedirects(
  db: Kysely<Database>,
  rows: readonly RecordRow[],
  isList: (path: string) => boolean,
): Promise<RecordPlan<RedirectTarget>> {
  const given = rows.map((row) => ({ ...row, position: undefined }));
  const ids = rows.map(({ id }) => id);
  const stored = await redirectsOf(db, ids);
  const plan = planRecords(stored, given, { schema: redirectTarget });
  const targets = plan.steps.flatMap(({ document }) => document?.Url ?? []);
  const led = new Set((await redirectsOf(db, targets)).map(({ id }) => id));
  const products = await productSlugs(db, ids);
  const named = new Set(plan.steps.flatMap(({ id, document }) => (document ? id : [])));
  for (const { row, id, document } of plan.steps) {
    if (!document) continue;
    const refuse = (Field: string, Message: string) => plan.refused.push({ Row: row, Field, Message });
    if (RESERVED_SEGMENTS.has(id.split('/')[0] ?? '')) refuse('Id', 'is an address of the store itself');
    else if (isList(id)) refuse('Id', 'is a list of the store');
    else if (products.has(id)) refuse('Id', 'is the address of a product');
    if (named.has(document.Url) || led.has(document.Url)) refuse('Url', 'is led on itself: name where it leads');
  }
  const steps = plan.steps.map((step) => ({ ...step, version: step.document ? versionOf(step.document.Url) : 0 }));
  return { ...plan, steps };
}

async function redirectsOf(db: Kysely<Database>, paths: readonly string[]): Promise<StoredRecord<RedirectTarget>[]> {
  const found: StoredRecord<RedirectTarget>[] = [];
  for (const some of chunksOf([...new Set(paths)])) {
    const rows = await db.selectFrom('redirects').selectAll().where('from_path', 'in', some).execute();
    found.push(...rows.map(recordOf));
  }
  return found;
}

async function productSlugs(db: Kysely<Database>, paths: readonly string[]): Promise<Set<string>> {
  const slugs = new Set<string>();
  for (const some of chunksOf(paths)) {
    const rows = await db.selectFrom('products').select('slug').where('slug', 'in', some).execute();
    for (const { slug } of rows) slugs.add(slug);
  }
  return slugs;
}

/** Writes a plan of redirects; an address that led to one of them leads on with it. */
export async function writeRedirects(
  transaction: Transaction<Database>,
  { steps }: RecordPlan<RedirectTarget>,
): Promise<void> {
  for (const { id, document } of steps) {
    if (document) await recordRedirect(transaction, id, document.Url);
    else await transaction.deleteFrom('redirects').where('from_path', '=', id).execute();
  }
}
