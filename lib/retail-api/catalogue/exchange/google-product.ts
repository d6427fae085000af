import { parsePrice } from '#lib/shared/price-text.ts';
import type { RootCategory } from '../product-attributes.ts';
import { placeOf, unknownCategory } from './category-by-text.ts';
import { type Draft, definedFields, genderOf, labelsOf, productCodeFrom } from './draft.ts';
import { textFromHtml } from './html-text.ts';
import { attributesOf, factKey, productFieldsFrom } from './product-facts.ts';
import { type Fault, nameRow, type RowName } from './product-fault.ts';
import { type Sale, saleAt } from './sale-dates.ts';
import { cell, type SourceRow } from './source-row.ts';
import { splitDetails, splitList } from './split-list.ts';
import { fieldsOfVariants, UNCOUNTED, type Variant } from './variant.ts';

type Rows = readonly [SourceRow, ...SourceRow[]];

/**
 * The products of an item group in a Google Merchant feed at `now` (epoch milliseconds), one per colour, with its
 * sizes.
 */
export function googleProducts(group: Rows, now: number): Draft[] {
  const colours = Map.groupBy(group, (row) => cell(row, 'color')?.toLowerCase() ?? '');
  return [...colours.values()].flatMap(([first, ...others]) => (first ? [toDraft([first, ...others], now)] : []));
}

/** A row with its name for reports. */
interface Named {
  row: SourceRow;
  name: RowName;
}

function toDraft(rows: Rows, now: number): Draft {
  const [first] = rows;
  const named = rows.map((row) => ({ row, name: nameRow(row.line, cell(row, 'id'), cell(row, 'size')) }));
  const names = named.map(({ name }) => name) as [RowName, ...RowName[]];
  const faults = named.flatMap(({ row, name }): Fault[] =>
    row.fault === undefined ? [] : [{ row: name, text: row.fault }],
  );
  const facts = factsOf(first);
  const title = cell(first, 'title') ?? '';
  const categories = ['product_type', 'google_product_category'].flatMap((name) => cell(first, name) ?? []);
  const place = placeOf(categories, title);
  if (!place) {
    faults.push({ text: unknownCategory(categories) });
  }
  const colour = cell(first, 'color');
  const itemGroup = cell(first, 'item_group_id');
  const sales = named.map((one) => saleOf(one, now, faults));
  // Sizes with different sales have different prices, which is reported as a separate fault.
  const sale = sales.find((one) => one !== undefined);
  const variants = named.map((one, index) => toVariant(one, sales[index]?.isOn ?? true, faults));
  for (const { row, name } of named) {
    const condition = cell(row, 'condition') ?? 'new';
    if (!/^new$/i.test(condition)) {
      faults.push({ row: name, text: `its condition is ${condition}: the store sells new products only` });
    }
    if (cell(row, 'id') === undefined) faults.push({ row: name, text: 'has no id' });
  }
  return {
    rows: names,
    skuRows: names,
    id: itemGroup ?? variants[0]?.sku ?? '',
    fields: definedFields({
      ProductCode:
        itemGroup === undefined ? productCodeFrom(variants[0]?.sku ?? '') : productCodeFrom(itemGroup, colour ?? ''),
      // A feed that contains product codes also contains design codes.
      DesignCode: itemGroup === undefined || facts.has(factKey('ProductCode')) ? undefined : productCodeFrom(itemGroup),
      ProductTitle: title === '' ? undefined : textFromHtml(title),
      BrandName: cell(first, 'brand'),
      ...place,
      Gender: genderOf(cell(first, 'gender'), `${categories.join(' ')} ${title}`),
      ColorName: colour,
      Description: textFromHtml(cell(first, 'description', 'summary') ?? '') || undefined,
      Highlights: highlightsOf(first),
      ...fieldsOfVariants(variants, faults),
      Labels: statedLabels(first),
      Video: videoLinkOf(first),
      ...productFieldsFrom(facts),
      Attributes: place ? attributesWithMaterial(place.RootCategory, facts, cell(first, 'material')) : undefined,
    }),
    photos: photosOf(first),
    faults,
    isWhole: false,
    ...(sale && { sale }),
  };
}

/** Undefined if there is no sale, or one without dates. */
function saleOf({ row, name }: Named, now: number, faults: Fault[]): Sale | undefined {
  const dates = cell(row, 'sale_price_effective_date');
  if (cell(row, 'sale_price') === undefined || dates === undefined) return undefined;
  const sale = saleAt(dates, now);
  if (!sale) {
    const text = `"${dates}" is not a sale period, such as 2026-11-20T00:00+0530/2026-12-01T00:00+0530`;
    faults.push({ row: name, text });
  }
  return sale ?? undefined;
}

function toVariant({ row, name }: Named, isSaleOn: boolean, faults: Fault[]): Variant {
  const sale = isSaleOn ? cell(row, 'sale_price') : undefined;
  const full = cell(row, 'price');
  if (sale !== undefined && full !== undefined && (parsePrice(sale) ?? 0) > (parsePrice(full) ?? Infinity)) {
    faults.push({ row: name, text: `its sale price ${sale} is above its price ${full}` });
  }
  return {
    row: name,
    sku: cell(row, 'id') ?? '',
    size: cell(row, 'size'),
    price: sale ?? full,
    fullPrice: full,
    stock: cell(row, 'sell_on_google_quantity', 'quantity', 'stock') ?? stockOf(cell(row, 'availability')),
  };
}

/** The stock from the availability, for feeds without quantities. */
function stockOf(availability: string | undefined): string {
  return availability !== undefined && /^in[ _]stock$/i.test(availability) ? UNCOUNTED : '0';
}

function factsOf(row: SourceRow): Map<string, string> {
  const facts = new Map<string, string>();
  for (const detail of entriesOf(row, 'product_detail', splitDetails)) {
    const [, name, value] = /^[^:]*:([^:]+):([\s\S]+)$/.exec(detail) ?? [];
    if (name !== undefined && value !== undefined) facts.set(factKey(name), value.trim());
  }
  for (const [key, text] of row.facts ?? []) facts.set(key, text);
  return facts;
}

function attributesWithMaterial(root: RootCategory, facts: ReadonlyMap<string, string>, material: string | undefined) {
  const attributes = attributesOf(root, facts);
  if (material === undefined) return attributes;
  const isStrap = /leather|silicone|rubber|nylon|fabric|textile/i.test(material);
  const name =
    root === 'Jewellery' ? 'Metal' : isStrap ? 'StrapMaterial' : root === 'Watches' ? 'CaseMaterial' : undefined;
  return name === undefined ? attributes : { [name]: material, ...attributes };
}

function highlightsOf(row: SourceRow): string[] | undefined {
  const entries = entriesOf(row, 'product_highlight', splitList);
  return entries.length === 0 ? undefined : entries;
}

/**
 * The entries of a field that may have several: each in a separate element or column, or all in one cell of a
 * table.
 */
function entriesOf(row: SourceRow, name: string, split: (text: string) => string[]): string[] {
  const cells = row.cells.get(name) ?? [];
  return row.isOfTable && cells.length === 1 ? cells.flatMap(split) : cells.map((text) => text.trim());
}

function statedLabels(row: SourceRow): string[] | undefined {
  const labels = [0, 1, 2, 3, 4].flatMap((number) => cell(row, `custom_label_${number}`)?.split(/\s*;\s*/) ?? []);
  return labels.length === 0 ? undefined : labelsOf(labels);
}

function photosOf(row: SourceRow): string[] {
  const more = entriesOf(row, 'additional_image_link', splitList);
  return [cell(row, 'image_link') ?? '', ...more].filter((address) => address !== '');
}

/** The first link to a file; links to a page of a video platform are left out. */
function videoLinkOf(row: SourceRow): string | undefined {
  return entriesOf(row, 'video_link', splitList).find((address) => /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(address));
}
