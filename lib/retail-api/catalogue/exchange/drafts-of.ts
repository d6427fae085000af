import { ATTRIBUTES, type RootCategory, SIZE_ATTRIBUTES } from '../product-attributes.ts';
import type { Draft } from './draft.ts';
import type { Format } from './file-format.ts';
import { googleProducts } from './google-product.ts';
import { issueText } from './issue-text.ts';
import { withLanguageTexts } from './language-columns.ts';
import { mediaReferences } from './media-references.ts';
import { plainProducts } from './plain-product.ts';
import { unreadFacts } from './product-facts.ts';
import { type Fault, nameRow } from './product-fault.ts';
import { shopifyProducts } from './shopify-product.ts';
import { sizeWeights } from './size-weights.ts';
import type { SourceRow } from './source-row.ts';

const ROOTS = Object.keys(ATTRIBUTES) as RootCategory[];
const SCATTERED = 'is in several places in the file: keep one, and put the rows of a product together';

interface Circumstances {
  /** The facts that have to be read, by their `factKey`, because the operator has named them; all for our own table. */
  statedFacts?: ReadonlySet<string> | undefined;
  /** Whether more rows of this product are elsewhere in the file, so that all are refused. */
  isScattered: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** The products of a group of rows. */
export function draftsOf(
  format: Format,
  group: readonly [SourceRow, ...SourceRow[]],
  { isScattered, now, statedFacts = new Set() }: Circumstances,
): Draft[] {
  const drafts = mapped(format, group, now).map((draft) => withLanguageTexts(withMedia(draft), group));
  for (const draft of drafts) draft.faults.push(...unreadFaults(format, group, draft, statedFacts));
  const isRepeated = (format === 'json' || format === 'ndjson') && group.length > 1;
  if (isScattered || isRepeated) for (const draft of drafts) draft.faults.push({ text: SCATTERED });
  return drafts;
}

function mapped(format: Format, group: readonly [SourceRow, ...SourceRow[]], now: number): Draft[] {
  if (format === 'shopify') return shopifyProducts(group);
  if (format === 'json' || format === 'ndjson') return group.map(ownProduct);
  if (format === 'google-tsv' || format === 'google-xml') return googleProducts(group, now);
  return plainProducts(format, group, now);
}

/** Feeds may say of an attribute what cannot be read; where the operator has named it, that is a fault. */
function unreadFaults(
  format: Format,
  group: readonly SourceRow[],
  { fields }: Draft,
  statedFacts: ReadonlySet<string>,
): Fault[] {
  const root = ROOTS.find((name) => name === fields.RootCategory);
  if (root === undefined || !isObject(fields.Attributes)) return [];
  const attributes = fields.Attributes;
  return group.flatMap(({ line, facts = new Map() }) => {
    const stated = format === 'table' ? facts : new Map([...facts].filter(([key]) => statedFacts.has(key)));
    // Each size states its weight and charges by itself.
    const ownOfRow = root === 'Jewellery' ? { ...attributes, ...rowWeights(facts) } : attributes;
    return unreadFacts(root, stated, ownOfRow).map(({ name, text }) => ({
      row: nameRow(line, undefined, undefined),
      text: `${name}: "${text}" cannot be read`,
    }));
  });
}

function rowWeights(facts: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const own: Readonly<Record<string, unknown>> = sizeWeights(facts);
  return Object.fromEntries(SIZE_ATTRIBUTES.map((name) => [name, own[name]]));
}

/** A product in the format of the project's own catalogue files. */
function ownProduct({ json, line, key, fault }: SourceRow): Draft {
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

/** Takes `Video` and `Turn` out of the fields of a draft: like photos they are references until they are taken. */
function withMedia(draft: Draft): Draft {
  const { Video, Turn, ...fields } = draft.fields;
  const parsed = mediaReferences.safeParse({ Video, Turn });
  if (parsed.success) return { ...draft, fields, media: parsed.data };
  const faults = parsed.error.issues.map((issue) => ({ text: `${issue.path.join('.')}: ${issueText(issue)}` }));
  return { ...draft, fields, faults: [...draft.faults, ...faults] };
}
