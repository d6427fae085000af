import type { z } from 'zod';
import { type CatalogueProduct, catalogueProduct } from '../catalogue-product.ts';
import { DEFAULT_FIELDS, type Defaults, defaultsFor } from './defaults.ts';
import type { Draft } from './draft.ts';
import { issueText } from './issue-text.ts';
import type { Fault, RowName } from './product-fault.ts';
import { withStoredWeights } from './size-weights.ts';

interface Circumstances {
  defaults: Defaults;
  /** The product as stored. */
  existing: CatalogueProduct | undefined;
  /** The day in IST, `YYYY-MM-DD`. */
  today: string;
}

type Completed = { product: CatalogueProduct; faults?: never } | { product?: never; faults: Fault[] };

/** A placeholder until the photos have been fetched. */
const PHOTO = 'photo.webp';
const MAX_PHOTOS = 20;
const NOTHING_STATED = { Highlights: [], Labels: [], WarrantyText: '', SimilarTo: [], Attributes: {} };

/**
 * The product of a draft. Values of the file take precedence over the operator's defaults, and these over the
 * stored product if the file's format cannot hold everything. Values are never invented: what is still missing is
 * a fault.
 */
export function complete(draft: Draft, { defaults, existing, today }: Circumstances): Completed {
  if (draft.faults.length > 0) return { faults: draft.faults };
  if (draft.photos.length === 0) return { faults: [{ field: 'Images', text: 'has no photo' }] };
  const { fields } = draft;
  const { Images: _, ...before } = existing ?? { Images: [] };
  const { UnitsInStock = 1, ...stated } = defaultsFor(defaults, fields.RootCategory, fields.BrandName);
  const merged = {
    ...NOTHING_STATED,
    LaunchedOn: existing?.LaunchedOn ?? today,
    ...(!draft.isWhole && before),
    ...stated,
    ...fields,
    ...(!draft.isWhole && { Skus: counted(fields.Skus, UnitsInStock) }),
    Images: draft.photos.slice(0, MAX_PHOTOS).map(() => PHOTO),
  };
  if (!draft.isWhole && existing && existing.RootCategory === fields.RootCategory) {
    merged.Attributes = mergedAttributes(existing, fields);
    if (!draft.statesWeights) merged.Skus = withStoredWeights(merged.Skus, existing.Skus);
  }
  const parsed = catalogueProduct.safeParse(merged);
  if (parsed.success) return { product: parsed.data };
  const { issues } = parsed.error;
  const faults = issues.map((issue) => {
    const field = issue.path.length > 0 ? issue.path.join('.') : undefined;
    return { row: rowOf(issue, draft), field, text: textOf(issue, merged) };
  });
  return { faults };
}

/** Fills in, for feeds that only say "in stock", the operator's default quantity. */
function counted(skus: unknown, quantity: unknown): unknown {
  if (!Array.isArray(skus)) return skus;
  return skus.map((sku) => (sku.StoreQuantity === null ? { ...sku, StoreQuantity: quantity } : sku));
}

/** Drops the price breakup of another price, which would not add up; what its stones cost stays. */
export function mergedAttributes(existing: CatalogueProduct, fields: Record<string, unknown>): Record<string, unknown> {
  const before: Record<string, unknown> = { ...existing.Attributes };
  if (fields.Price !== existing.Price) {
    const { PriceBreakup, StoneValue } = existing.RootCategory === 'Jewellery' ? existing.Attributes : {};
    if (PriceBreakup && StoneValue === undefined) before.StoneValue = PriceBreakup.Stones;
    for (const name of ['PriceBreakup', 'MakingCharges', 'MetalRatePerGram', 'MetalRateOn']) delete before[name];
  }
  return { ...before, ...(fields.Attributes as Record<string, unknown> | undefined) };
}

/** The row of the SKU that an issue is about. */
function rowOf({ path: [field, at] }: z.core.$ZodIssue, { skuRows }: Draft): RowName | undefined {
  return field === 'Skus' && typeof at === 'number' ? skuRows[at] : undefined;
}

function textOf(issue: z.core.$ZodIssue, merged: Record<string, unknown>): string {
  const { path } = issue;
  const field = String(path[0] ?? '');
  if (path.length === 1 && merged[field] === undefined) {
    const alternative = DEFAULT_FIELDS.includes(field) ? ', or set it for all products in a --defaults file' : '';
    return `${field} is missing: add it to the row${alternative}`;
  }
  return path.length === 0 ? issueText(issue) : `${path.join('.')}: ${issueText(issue)}`;
}
