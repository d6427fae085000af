import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { COMMON_ORDERS, storePath } from '#lib/contract/index.ts';
import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../core/records/plan-records.ts';
import { forgetFileTexts } from '../../translations/file-texts.ts';
import { moveTranslations } from '../../translations/translation-records.ts';
import { categoryRule, firstOrder } from '../catalogue-product.ts';
import { markAsOperators } from '../exchange/write-batch.ts';
import { RULE_KEYS } from '../fields/rule-keys.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { recordRedirect, releaseAddresses } from '../record-redirect.ts';

const categoryDocument = z.strictObject({
  StoreCategoryName: z.string().trim().min(1).max(200),
  Intro: z.string().max(1000).default(''),
  Rule: categoryRule.superRefine((rule, context) => {
    for (const key of Object.keys(rule)) {
      if (!RULE_KEYS.has(key)) context.addIssue({ code: 'custom', path: [key], message: 'is no field of a product' });
    }
    if (Object.keys(rule).length === 0) context.addIssue({ code: 'custom', message: 'must name a field of a product' });
  }),
  /** The order that its list begins with. */
  Sort: z.enum(COMMON_ORDERS).default('popularity'),
  /** Hides all below it, too. */
  Hidden: z.boolean().default(false),
});
type CategoryDocument = z.output<typeof categoryDocument>;

/** The new path of a category, by the path that it has. */
type NewPaths = ReadonlyMap<string, string>;

/** All categories, parents before their children, in the operator's order. */
export async function readCategories(db: Kysely<Database>): Promise<StoredRecord<CategoryDocument>[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').orderBy('path').execute();
  return rows.map(({ path, name, intro, rule, sort, hidden, version }) => {
    const Rule = categoryRule.parse(JSON.parse(rule));
    const document = {
      StoreCategoryName: name,
      Intro: intro,
      Rule,
      Sort: firstOrder.parse(sort),
      Hidden: hidden === 1,
    };
    return { id: path, version, document };
  });
}

/** The path of the category above; empty for a top category. */
export function parentOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

/** Checks rows of categories, some of which get new paths; rows name the paths before. */
export async function planCategories(
  db: Kysely<Database>,
  rows: readonly RecordRow[],
  newPaths: NewPaths,
): Promise<RecordPlan<CategoryDocument>> {
  const stored = await readCategories(db);
  const plan = planRecords(stored, rows, {
    schema: categoryDocument,
    arePeers: (one, other) => parentOf(one) === parentOf(other),
  });
  const refuse = (row: number, Field: string, Message: string) => plan.refused.push({ Row: row, Field, Message });
  const paths = new Set(plan.records.map(({ id }) => id));
  const taken = await productAddresses(db, [...rows.map(({ id }) => id), ...newPaths.values()]);
  for (const { row, id, change, document } of plan.steps) {
    const path = newPaths.get(id) ?? id;
    const field = path === id ? 'Id' : 'NewPath';
    if (!document) {
      const below = plan.records.find((record) => record.id.startsWith(`${id}/`));
      if (below) refuse(row, 'Action', `${below.id} is below it: remove it or give it another path first`);
      continue;
    }
    if (path === id && change !== 'created') continue;
    const problem = pathProblem(path, paths, taken) ?? belowProblem(id, path, plan.records);
    if (path !== id && paths.has(path)) refuse(row, field, `there is a category ${path} already`);
    else if (path !== id && path.startsWith(`${id}/`)) refuse(row, field, 'must not be below itself');
    else if ([...newPaths.values()].filter((other) => other === path).length > 1) refuse(row, field, 'is given twice');
    else if (problem) refuse(row, field, problem);
  }
  return withRaisedVersions(plan, newPaths);
}

/** A new path alone is a change, too. */
function withRaisedVersions(plan: RecordPlan<CategoryDocument>, newPaths: NewPaths): RecordPlan<CategoryDocument> {
  const renamed = new Set(
    plan.steps.flatMap(({ id, change }) => (change === 'unchanged' && newPaths.has(id) ? id : [])),
  );
  const raised = <Versioned extends { id: string; version: number }>(one: Versioned): Versioned =>
    renamed.has(one.id) ? { ...one, version: one.version + 1 } : one;
  const steps = plan.steps.map((step) =>
    renamed.has(step.id) ? { ...raised(step), change: 'changed' as const } : step,
  );
  return { ...plan, steps, records: plan.records.map(raised) };
}

/** What is wrong with the new paths of the categories below one that moves. */
function belowProblem(from: string, to: string, records: readonly { id: string }[]): string | null {
  const below = records.filter(({ id }) => from !== to && id.startsWith(`${from}/`));
  const wrong = below.find(({ id }) => !storePath.safeParse(`${to}${id.slice(from.length)}`).success);
  return wrong ? `${wrong.id} below it would be too deep` : null;
}

function pathProblem(path: string, paths: ReadonlySet<string>, taken: ReadonlySet<string>): string | null {
  const parent = parentOf(path);
  if (!storePath.safeParse(path).success) return 'must be small letters, digits and hyphens, at most four levels';
  if (RESERVED_SEGMENTS.has(path.split('/')[0] ?? '')) return 'is an address of the store itself';
  if (parent !== '' && !paths.has(parent)) return `there is no category ${parent} above it`;
  return taken.has(path) ? 'is the address of a product' : null;
}

async function productAddresses(db: Kysely<Database>, paths: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const some of chunksOf(paths)) {
    const rows = await db.selectFrom('products').select('slug').where('slug', 'in', some).execute();
    for (const { slug } of rows) taken.add(slug);
  }
  return taken;
}

/**
 * Writes a plan of categories. Old addresses lead to the new ones, those of removed categories to the category above. The
 * caller holds the lock of imports. `now` in epoch milliseconds.
 */
export async function writeCategories(
  transaction: Transaction<Database>,
  { steps, records }: RecordPlan<CategoryDocument>,
  newPaths: NewPaths,
  now: number,
): Promise<void> {
  const at = await incrementCatalogueVersion(transaction, now);
  await markAsOperators(transaction, at);
  const moved = (path: string): string => {
    const own = newPaths.get(path);
    if (own !== undefined) return own;
    const parent = parentOf(path);
    return parent === '' ? path : `${moved(parent)}${path.slice(parent.length)}`;
  };
  const rows = inTreeOrder(records.map((record) => ({ ...record, id: moved(record.id) }))).map((record, position) => ({
    path: record.id,
    parent_path: parentOf(record.id),
    name: record.document.StoreCategoryName,
    intro: record.document.Intro,
    rule: JSON.stringify(record.document.Rule),
    sort: record.document.Sort,
    hidden: record.document.Hidden ? 1 : 0,
    version: record.version,
    position,
  }));
  // The tree is small, so that it is written anew, as an import does.
  await transaction.deleteFrom('categories').execute();
  for (const some of chunksOf(rows)) await transaction.insertInto('categories').values(some).execute();
  await releaseAddresses(
    transaction,
    rows.map(({ path }) => path),
  );
  const moves = new Map(records.flatMap(({ id }) => (moved(id) === id ? [] : [[id, moved(id)]])));
  for (const [from, to] of moves) await recordRedirect(transaction, from, to);
  await moveTranslations(transaction, 'category', moves);
  await forgetFileTexts(transaction, 'category', now);
  const removed = steps.filter(({ document }) => document === null);
  for (const { id } of removed) {
    const above = nearestOf(parentOf(id), records);
    if (above !== undefined) await recordRedirect(transaction, id, moved(above));
  }
}

/** Parents before their children, and children in their order. */
function inTreeOrder<Record extends { id: string }>(records: readonly Record[]): Record[] {
  const byParent = Map.groupBy(records, ({ id }) => parentOf(id));
  const below = (parent: string): Record[] => (byParent.get(parent) ?? []).flatMap((one) => [one, ...below(one.id)]);
  return below('');
}

function nearestOf(path: string, records: readonly { id: string }[]): string | undefined {
  if (path === '') return undefined;
  return records.some(({ id }) => id === path) ? path : nearestOf(parentOf(path), records);
}
