import type { Transaction } from 'kysely';
import type { RecordChange } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { markAsOperators, writePlaced } from '../exchange/write-batch.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { productSlug } from '../product-slug.ts';
import { recordRedirect } from '../record-redirect.ts';
import type { PriceAuthor } from '../write-skus.ts';
import type { ProductRowsPlan } from './plan-product-rows.ts';

interface WriteOptions {
  /** Epoch milliseconds. */
  now: number;
  by: PriceAuthor;
  /** Path of the list that a removed product's address leads to; undefined if it has none. */
  listOf: (code: string) => string | undefined;
}

/** A product after it was saved. */
interface SavedProduct {
  row: number;
  code: string;
  change: RecordChange;
  /** 0 for a removed one. */
  version: number;
  slug: string;
  warnings: readonly string[];
}

/** Writes what the plan says; the caller holds the lock of imports, and the plan refuses nothing. */
export async function writeProductRows(
  transaction: Transaction<Database>,
  { saved, removed }: ProductRowsPlan,
  { now, by, listOf }: WriteOptions,
): Promise<SavedProduct[]> {
  const last = await transaction
    .selectFrom('products')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirst();
  let free = Number(last?.last ?? -1) + 1;
  const placed = saved.map(({ product, existing }) => ({ product, position: existing?.position ?? free++ }));
  const codes = removed.map(({ code }) => code);
  const lists = new Map(removed.map(({ code, slug }) => [slug, listOf(code)]));
  await writePlaced(transaction, placed, { replacedCodes: codes, setStock: false, moving: new Map(), now, by });
  for (const [slug, list] of lists) if (list !== undefined) await recordRedirect(transaction, slug, list);
  for (const hidden of [true, false]) {
    const differing = saved.filter((one) => one.hidden === hidden && (one.existing?.hidden ?? false) !== hidden);
    const names = differing.map(({ product }) => product.ProductCode);
    await setHidden(transaction, names, hidden, now);
  }
  return presentSaved(transaction, { saved, removed });
}

async function setHidden(
  transaction: Transaction<Database>,
  codes: readonly string[],
  hidden: boolean,
  now: number,
): Promise<void> {
  if (codes.length === 0) return;
  const at = await incrementCatalogueVersion(transaction, now);
  await markAsOperators(transaction, at);
  for (const some of chunksOf(codes.toSorted())) {
    await transaction
      .updateTable('products')
      .set((row) => ({ hidden: hidden ? 1 : 0, modified_at: at, version: row('version', '+', 1) }))
      .where('code', 'in', some)
      .execute();
  }
}

async function presentSaved(
  transaction: Transaction<Database>,
  { saved, removed }: Pick<ProductRowsPlan, 'saved' | 'removed'>,
): Promise<SavedProduct[]> {
  const versions = new Map<string, number>();
  for (const some of chunksOf(saved.map(({ product }) => product.ProductCode))) {
    const rows = await transaction
      .selectFrom('products')
      .select(['code', 'version'])
      .where('code', 'in', some)
      .execute();
    for (const { code, version } of rows) versions.set(code, version);
  }
  return plannedChanges({ saved, removed }, (code, before) => versions.get(code) ?? before);
}

/** What a plan does, without doing it: the versions are those before it. */
export function plannedChanges(
  { saved, removed }: Pick<ProductRowsPlan, 'saved' | 'removed'>,
  versionOf: (code: string, before: number) => number = (_code, before) => before,
): SavedProduct[] {
  const kept = saved.map(({ row, product, hidden, existing, warnings }): SavedProduct => {
    const version = versionOf(product.ProductCode, existing?.version ?? 0);
    const slug = productSlug(product);
    const isSame =
      existing !== undefined &&
      existing.hidden === hidden &&
      JSON.stringify(existing.product) === JSON.stringify(product);
    const change = existing === undefined ? 'created' : isSame ? 'unchanged' : 'changed';
    return { row, code: product.ProductCode, change, version, slug, warnings };
  });
  const gone = removed.map(({ row, code }): SavedProduct => {
    return { row, code, change: 'removed', version: 0, slug: '', warnings: [] };
  });
  return [...kept, ...gone].toSorted((one, other) => one.row - other.row);
}
