import type { CatalogueProduct } from '../catalogue-product.ts';
import { mergedAttributes } from '../exchange/complete-product.ts';
import type { Draft } from '../exchange/draft.ts';
import type { Fault } from '../exchange/product-fault.ts';
import type { ProductRow } from './product-row.ts';

/** The whole product that a row makes of the stored one, as a draft that the import's rules complete and check. */
export function draftOfRow(row: ProductRow, existing: CatalogueProduct | undefined): Draft {
  const given = Object.fromEntries(Object.entries(row.fields).filter(([, value]) => value !== null));
  const removed = Object.keys(row.fields).filter((name) => row.fields[name] === null);
  const stored = Object.fromEntries(Object.entries(existing ?? {}).filter(([name]) => !removed.includes(name)));
  const { Images, ...fields } = { ...stored, ...given } as Record<string, unknown>;
  const isSameKind = existing?.RootCategory === fields.RootCategory;
  const attributes = existing && isSameKind && !('Attributes' in row.fields) && mergedAttributes(existing, fields);
  const photos = Array.isArray(Images) ? Images.filter((name) => typeof name === 'string') : [];
  const faults: Fault[] = [];
  if (fields.ProductCode !== undefined && fields.ProductCode !== row.code) {
    faults.push({ field: 'ProductCode', text: `must be ${row.code}, as in the row` });
  }
  return {
    rows: [{ line: 0, name: '' }],
    skuRows: [],
    id: row.code,
    fields: {
      ...fields,
      ProductCode: row.code,
      Skus: withStoredStock(fields.Skus, existing),
      ...(attributes && { Attributes: withoutUnstated(attributes) }),
    },
    photos,
    faults,
    isWhole: true,
  };
}

/** SKUs with the stock of the stored document, which counts for new ones alone: otherwise each sale would look like a change. */
function withStoredStock(skus: unknown, existing: CatalogueProduct | undefined): unknown {
  if (!Array.isArray(skus)) return skus;
  const before = new Map(existing?.Skus.map(({ SKU, StoreQuantity }) => [SKU, StoreQuantity]));
  return skus.map((sku: unknown) => {
    if (sku === null || typeof sku !== 'object') return sku;
    const { SKU, StoreQuantity = 0, ...rest } = sku as Record<string, unknown>;
    return { SKU, StoreQuantity: before.get(String(SKU)) ?? StoreQuantity, ...rest };
  });
}

function withoutUnstated(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
