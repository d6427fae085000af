import { calls, type DataOf } from '#lib/contract/index.ts';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { PhotoFault } from '../catalogue/images/normalise-photo.ts';
import { lockImports } from '../catalogue/import-catalogue.ts';
import { orderedCodes, planProductRows } from '../catalogue/products/plan-product-rows.ts';
import { findRecords, type ProductRecord, readRecords } from '../catalogue/products/product-records.ts';
import { plannedChanges, writeProductRows } from '../catalogue/products/save-product-rows.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey, replayWithoutRows } from '../core/db/once-by-key.ts';
import { type Outcome, succeed } from '../core/outcome.ts';
import { invalidField, noSuchProduct, refusedRows, staleRows } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** A page of products for the operator. */
const productRecords = handlerFor(calls.productRecords, async (request, { db }) => {
  const { Search: text, BrandName: brand, Category: category, State: state, After: after, PageSize: limit } = request;
  const { records, next } = await findRecords(db, { text, brand, category, state, after, limit });
  return succeed({ Products: records.map(presentSummary), Next: next });
});

function presentSummary(record: ProductRecord): DataOf<typeof calls.productRecords>['Products'][number] {
  const { product, skus, slug, hidden, version, modifiedAt } = record;
  const { ProductCode, ProductTitle, BrandName, RootCategory, Category, SubCategory } = product;
  const cheapest = skus.toSorted((one, other) => one.price - other.price)[0];
  return {
    ProductCode,
    ProductTitle,
    BrandName,
    RootCategory,
    Category,
    SubCategory,
    Price: cheapest?.price ?? 0,
    MRP: cheapest?.mrp ?? 0,
    StoreQuantity: skus.reduce((sum, { quantity }) => sum + quantity, 0),
    SkuCount: skus.length,
    Photo: product.Images[0] ?? '',
    ProductUrl: slug,
    Hidden: hidden,
    Version: version,
    ModifiedAt: modifiedAt,
  };
}

/** All of a product that an operator can change. */
const productRecord = handlerFor(calls.productRecord, async ({ ProductCode }, { db }) => {
  const [record] = await readRecords(db, [ProductCode.toUpperCase()]);
  if (!record) return noSuchProduct();
  const { product, slug, hidden, version, modifiedAt } = record;
  const ordered = await orderedCodes(db, [product.ProductCode]);
  return succeed({
    ProductCode: product.ProductCode,
    Product: product,
    Hidden: hidden,
    Version: version,
    ModifiedAt: modifiedAt,
    ProductUrl: slug,
    Ordered: ordered.has(product.ProductCode),
  });
});

type Saved = DataOf<typeof calls.saveProducts>;

/** Saves a batch of products, all rows or none, once per idempotency key; a dry run saves nothing. */
const handleSaveProducts = handlerFor(calls.saveProducts, async (request, context, caller) => {
  const { DryRun: dryRun, Operator: name, Note: note } = request;
  const { catalogue } = context;
  const now = context.now();
  const rows = request.Rows.map(({ ProductCode, Action, ExpectedVersion, Hidden, Product }) => {
    return { code: ProductCode, action: Action, expectedVersion: ExpectedVersion, hidden: Hidden, fields: Product };
  });
  const isStored = async (fileName: string) => (await context.photoWidth(fileName)) !== undefined;
  const options = { today: dayInIndia(now), isStored, maximumJump: request.Force ? null : request.MaximumJump };
  return inTransaction<Saved>(context.db, async (transaction) => {
    const save = async (): Promise<Outcome<Saved>> => {
      if (!dryRun) await lockImports(transaction, now);
      const plan = await planProductRows(transaction, rows, options);
      if (plan.stale.rows.length > 0) return staleRows(plan.stale.rows, plan.stale.version);
      if (plan.refused.length > 0) return refusedRows(plan.refused, rows.length);
      const listOf = (code: string) => catalogue.categoryOf(code);
      const saved = dryRun
        ? plannedChanges(plan)
        : await writeProductRows(transaction, plan, { now, by: { name, note }, listOf });
      return succeed({
        Saved: rows.length,
        Changed: saved.filter(({ change }) => change !== 'unchanged').length,
        Rows: saved.map(({ row, code, change, version, slug, warnings }) => ({
          Row: row,
          ProductCode: code,
          Change: change,
          Version: version,
          ProductUrl: slug,
          Warnings: [...warnings],
        })),
      });
    };
    if (dryRun) return save();
    return onceByKey<Saved>(transaction, { call: calls.saveProducts, request, caller, now }, save, replayWithoutRows());
  });
});

/** Stores a photo for a product; of its name only the extension is used. */
const uploadProductPhoto = handlerFor(calls.uploadProductPhoto, async (request, context, _caller, file) => {
  if (!file) return invalidField('file', 'Send one photo.');
  const extension = /\.([A-Za-z]{1,5})$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!PHOTO_EXTENSIONS.some((accepted) => accepted === extension)) {
    return invalidField('file', `The file must end in ${PHOTO_EXTENSIONS.join(', ')}.`);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  try {
    return succeed({ Photo: await context.storeProductPhoto(request.ProductCode, request.Position, bytes) });
  } catch (error) {
    if (!(error instanceof PhotoFault)) throw error;
    return invalidField('file', `The photo ${error.message}.`);
  }
});

/** Handlers of the operator's calls about products. */
export const productCalls: readonly CallHandler[] = [
  productRecords,
  productRecord,
  handleSaveProducts,
  uploadProductPhoto,
];
