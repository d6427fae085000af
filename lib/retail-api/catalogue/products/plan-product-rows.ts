import type { Kysely } from 'kysely';
import { paiseOf, type RefusedRow } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { staleText } from '../../core/records/plan-records.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { complete } from '../exchange/complete-product.ts';
import { photoWarnings } from '../exchange/photo-warnings.ts';
import type { Fault } from '../exchange/product-fault.ts';
import { titleWarnings } from '../exchange/title-warnings.ts';
import { readRules, uncategorisedCodes } from '../exchange/uncategorised-codes.ts';
import { UniqueNames } from '../exchange/unique-names.ts';
import { jumpFault } from '../prices/price-jump.ts';
import { draftOfRow } from './draft-of-row.ts';
import type { ProductRow } from './product-row.ts';

interface PlanOptions {
  /** The day in IST, `YYYY-MM-DD`. */
  today: string;
  /** Whether a photo is stored, by its file name in URLs. */
  isStored: (fileName: string) => Promise<boolean>;
  /** In per cent of a SKU's regular price; null allows every jump. */
  maximumJump: number | null;
}

interface StoredProductRow {
  product: CatalogueProduct;
  position: number;
  version: number;
  hidden: boolean;
  slug: string;
}

/** A product to save, with its row counted from 1. */
interface PlannedProduct {
  row: number;
  product: CatalogueProduct;
  hidden: boolean;
  existing: StoredProductRow | undefined;
  /** What reads wrong in it, although it is sound. */
  warnings: string[];
}

/** What rows of products do; if any is refused or stale, nothing may be written. */
export interface ProductRowsPlan {
  refused: RefusedRow[];
  /** Rows whose product has another version than the caller saw; `version` is that of the first. */
  stale: { rows: RefusedRow[]; version: number };
  saved: PlannedProduct[];
  removed: { row: number; code: string; slug: string }[];
}

/** Checks rows of products by the rules of the import, and what must be unique against the store. */
export async function planProductRows(
  db: Kysely<Database>,
  rows: readonly ProductRow[],
  options: PlanOptions,
): Promise<ProductRowsPlan> {
  const plan: ProductRowsPlan = { refused: [], stale: { rows: [], version: 0 }, saved: [], removed: [] };
  const names = await UniqueNames.read(db);
  const stored = await readStored(
    db,
    rows.map(({ code }) => code),
  );
  const ordered = await orderedCodes(
    db,
    rows.flatMap(({ action, code }) => (action === 'remove' ? code : [])),
  );
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const refuse = (field: string, message: string) => {
      plan.refused.push({ Row: number, Field: field, Message: message });
    };
    const existing = stored.get(row.code);
    if (names.codes.has(row.code)) {
      refuse('ProductCode', `${row.code} is in another row, too`);
      continue;
    }
    names.codes.add(row.code);
    if (row.expectedVersion !== (existing?.version ?? 0)) {
      plan.stale.rows.push({
        Row: number,
        Field: 'ExpectedVersion',
        Message: staleText(row.code, row.expectedVersion, existing?.version ?? 0),
      });
      if (plan.stale.rows.length === 1) plan.stale.version = existing?.version ?? 0;
    } else if (row.action === 'remove') {
      if (!existing) refuse('ProductCode', `there is no product ${row.code}`);
      else if (ordered.has(row.code)) refuse('ProductCode', `${row.code} was ordered before, so hide it instead`);
      else plan.removed.push({ row: number, code: row.code, slug: existing.slug });
    } else {
      const draft = draftOfRow(row, existing?.product);
      const brand = draft.fields.BrandName;
      if (typeof brand === 'string') draft.fields.BrandName = names.brand(brand.trim());
      const completed = complete(draft, { defaults: {}, existing: existing?.product, today: options.today });
      const faults = completed.faults ?? [
        ...(await mediaFaults(draft.photos, completed.product, existing, options)),
        ...jumpFaults(completed.product, existing, options),
      ];
      for (const fault of faults) refuse(fault.field ?? 'Product', messageOf(fault));
      if (!completed.product || faults.length > 0) continue;
      const product = { ...completed.product, Images: draft.photos.slice(0, completed.product.Images.length) };
      const warnings = [...titleWarnings(product), ...photoWarnings(product, draft)];
      plan.saved.push({ row: number, product, hidden: row.hidden ?? existing?.hidden ?? false, existing, warnings });
    }
  }
  await refuseTakenNames(names, plan);
  await warnOfUncategorised(db, plan);
  return plan;
}

/** The fault without its field, which stands beside it. */
function messageOf({ field, text }: Fault): string {
  if (field === undefined) return text;
  if (text.startsWith(`${field} is missing`)) return 'is missing';
  return text.startsWith(`${field}: `) ? text.slice(field.length + 2) : text;
}

/** Photos must be stored before a product can have them; a video cannot be brought by a call. */
async function mediaFaults(
  photos: readonly string[],
  { Turn = [], Video }: CatalogueProduct,
  existing: StoredProductRow | undefined,
  { isStored }: PlanOptions,
): Promise<Fault[]> {
  const before = existing?.product;
  const known = new Set([...(before?.Images ?? []), ...(before?.Turn ?? [])]);
  const faults: Fault[] = [];
  const check = async (field: string, name: string) => {
    if (known.has(name) || (await isStored(name))) return;
    faults.push({ field, text: `photo ${name} is not stored: send it by UploadProductPhoto first` });
  };
  for (const [index, name] of photos.entries()) await check(`Images.${index}`, name);
  for (const [index, name] of Turn.entries()) await check(`Turn.${index}`, name);
  if (Video && Video.File !== before?.Video?.File) {
    faults.push({ field: 'Video', text: 'cannot be added by a call: import it with the catalogue command' });
  }
  return faults;
}

/** Prices of SKUs that are too far from those before to be no slip. */
function jumpFaults(
  product: CatalogueProduct,
  existing: StoredProductRow | undefined,
  { maximumJump }: PlanOptions,
): Fault[] {
  if (!existing) return [];
  const before = existing.product;
  const stored = new Map(before.Skus.map(({ SKU, Price = before.Price }) => [SKU, Price]));
  const jumps = product.Skus.flatMap(({ SKU, Price = product.Price }) => {
    const earlier = stored.get(SKU);
    return (earlier !== undefined && jumpFault(paiseOf(earlier), paiseOf(Price), maximumJump)) || [];
  });
  return [...new Set(jumps)].map((text) => ({ field: 'Price', text }));
}

/** Refuses products whose SKU, address or brand belongs to another product of the store or of the rows. */
async function refuseTakenNames(names: UniqueNames, plan: ProductRowsPlan): Promise<void> {
  const products = plan.saved.map(({ product }) => product);
  for (const { ProductCode } of products) names.sound.add(ProductCode);
  const conflicts = await names.conflicts(products);
  for (const { row, product } of plan.saved) {
    const taken = (conflicts.get(product.ProductCode) ?? []).map(({ mistake }) => mistake);
    for (const { skuAt, text } of taken.length > 0 ? taken : names.claim(product)) {
      const Field = skuAt === undefined ? 'Product' : `Skus.${skuAt}.SKU`;
      plan.refused.push({ Row: row, Field, Message: text });
    }
  }
}

/** Shoppers find a product that no category holds only by searching. */
async function warnOfUncategorised(db: Kysely<Database>, plan: ProductRowsPlan): Promise<void> {
  const products = plan.saved.map(({ product }) => product);
  const codes = new Set(uncategorisedCodes(await readRules(db), products));
  for (const { product, warnings } of plan.saved) {
    if (codes.has(product.ProductCode)) warnings.push('no category holds it, so that only a search finds it');
  }
}

async function readStored(db: Kysely<Database>, codes: readonly string[]): Promise<Map<string, StoredProductRow>> {
  const found = new Map<string, StoredProductRow>();
  for (const some of chunksOf([...new Set(codes)])) {
    const rows = await db
      .selectFrom('products')
      .select(['code', 'slug', 'document', 'position', 'version', 'hidden'])
      .where('code', 'in', some)
      .execute();
    for (const { code, document, hidden, ...row } of rows)
      found.set(code, { ...row, product: JSON.parse(document), hidden: hidden === 1 });
  }
  return found;
}

/** The codes that lines of orders name. */
export async function orderedCodes(db: Kysely<Database>, codes: readonly string[]): Promise<Set<string>> {
  const ordered = new Set<string>();
  for (const some of chunksOf(codes)) {
    const query = db.selectFrom('order_lines').select('product_code').distinct().where('product_code', 'in', some);
    for (const { product_code } of await query.execute()) ordered.add(product_code);
  }
  return ordered;
}
