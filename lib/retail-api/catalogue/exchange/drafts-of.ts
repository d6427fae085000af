import type { Draft } from './draft.ts';
import type { Format } from './format.ts';
import { googleProducts } from './google-product.ts';
import { ownProduct } from './own-product.ts';
import { shopifyProducts } from './shopify-product.ts';
import type { SourceRow } from './source-row.ts';

const SCATTERED = 'is in several places in the file: keep one, and put the rows of a product together';

interface Circumstances {
  /** More rows of theirs stand elsewhere, so that all are refused. */
  isScattered: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** Products of rows that belong together. */
export function draftsOf(
  format: Format,
  group: readonly [SourceRow, ...SourceRow[]],
  { isScattered, now }: Circumstances,
): Draft[] {
  const drafts = mapped(format, group, now);
  const isRepeated = (format === 'json' || format === 'ndjson') && group.length > 1;
  if (isScattered || isRepeated) for (const draft of drafts) draft.faults.push({ text: SCATTERED });
  return drafts;
}

function mapped(format: Format, group: readonly [SourceRow, ...SourceRow[]], now: number): Draft[] {
  if (format === 'shopify') return shopifyProducts(group);
  if (format === 'json' || format === 'ndjson') return group.map(ownProduct);
  return googleProducts(group, now);
}
