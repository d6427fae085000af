import type { Draft } from './draft.ts';
import { type Fault, nameRow } from './fault.ts';
import type { SourceRow } from './source-row.ts';

/** A product in the shape of the project's own catalogue files. */
export function ownProduct({ json, line, key, fault }: SourceRow): Draft {
  const { Images, ...fields } = isObject(json) ? json : {};
  const photos = Array.isArray(Images) ? Images.filter((name) => typeof name === 'string') : [];
  const faults: Fault[] = fault === undefined ? [] : [{ text: fault }];
  if (fault === undefined && !isObject(json)) faults.push({ text: 'is not an object' });
  const skus: unknown[] = Array.isArray(fields.Skus) ? fields.Skus : [];
  const skuRows = skus.map((sku) => nameRow(line, textOf(sku, 'SKU'), textOf(sku, 'SizeName')));
  return { rows: [{ line, name: '' }], skuRows, id: key, fields, photos, faults, isWhole: true };
}

function textOf(from: unknown, name: string): string | undefined {
  const value = isObject(from) ? from[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
