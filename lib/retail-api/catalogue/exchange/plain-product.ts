import { placeOf, unknownCategory } from './category-by-text.ts';
import { type Draft, definedFields, genderOf, labelsOf, productCodeFrom } from './draft.ts';
import { textFromHtml } from './html-text.ts';
import { soldRowOf } from './plain-variant.ts';
import { attributesOf, factKey, productFieldsFrom } from './product-facts.ts';
import { type Fault, nameRow, type RowName } from './product-fault.ts';
import {
  isColour,
  type PlainFormat,
  type ProductRows,
  productRows,
  reportedFaults,
  type VariantRow,
} from './product-rows.ts';
import { differingWeights, sizeWeights } from './size-weights.ts';
import { cell, type SourceRow } from './source-row.ts';
import { splitList } from './split-list.ts';
import { type ColumnField, columnsOf, readColumn } from './system-columns.ts';
import { fieldsOfVariants } from './variant.ts';

type Rows = readonly [SourceRow, ...SourceRow[]];

/**
 * The products of a group of rows at `now` (epoch milliseconds): one per colour where variations have colours, with its
 * sizes, which may have prices of their own.
 */
export function plainProducts(format: PlainFormat, group: Rows, now: number): Draft[] {
  const product = productRows(format, group);
  const colours = Map.groupBy(product.variants, ({ options }) => colourOf(options) ?? '');
  if (colours.size === 0) return [toDraft(format, product, { own: group, variants: [], now })];
  const sold = new Set(product.variants.map(({ row }) => row));
  const others = group.filter((row) => !sold.has(row));
  return [...colours].map(([colour, variants], index) => {
    const rows = variants.map(({ row }) => row);
    // Rows that are no size, such as that of the product itself, are refused with the first product, so that they are reported once.
    const own = index === 0 ? [...others, ...rows].sort((one, two) => one.line - two.line) : rows;
    const isFirst = index === 0;
    const faults = isFirst
      ? product.faults
      : product.faults.filter(({ row }) => row === undefined || rows.includes(row));
    return toDraft(format, { ...product, faults }, { own, variants, colour: colour === '' ? undefined : colour, now });
  });
}

interface Part {
  /** Rows that are refused with it. */
  own: readonly SourceRow[];
  variants: readonly VariantRow[];
  /** The value of the option that is the colour. */
  colour?: string | undefined;
  now: number;
}

function toDraft(
  format: PlainFormat,
  { main, faults: rowFaults }: ProductRows,
  { own, variants, colour, now }: Part,
): Draft {
  // What the row of the product leaves empty may be in that of its first size.
  const sources = [main, ...variants.map(({ row }) => row)];
  const read = (field: ColumnField) =>
    sources.map((row) => readColumn(row, format, field)).find((text) => text !== undefined);
  const facts = factsOf(sources, variants);
  const id = idOf(format, main);
  const plain = format === 'table' ? plainText : textFromHtml;
  const title = plain(read('ProductTitle') ?? '');
  const tags = splitList(read('Tags') ?? '');
  const categories = categoriesOf(format, read('Categories') ?? '');
  const place = placeOf(categories, title, tags);
  const code = facts.get(factKey('ProductCode')) ?? productCodeFrom(id, colour ?? '');
  const sold = variants.map((variant) => soldRowOf(format, variant, { code, now, single: variants.length === 1 }));
  const named = new Map(sold.map(({ row, name }) => [row, name]));
  const nameOf = (row: SourceRow): RowName =>
    named.get(row) ?? nameRow(row.line, readColumn(row, format, 'SKU'), undefined);
  const names = new Map(own.map((row) => [row, nameOf(row)]));
  const faults: Fault[] = [
    ...reportedFaults(rowFaults, (row) => names.get(row) ?? nameOf(row)),
    ...sold.flatMap((one) => one.faults),
  ];
  if (!place) {
    faults.push({ text: unknownCategory([...categories, ...tags]) });
  }
  if (variants.length === 0 && rowFaults.length === 0) faults.push({ text: 'has no variation for sale' });
  const sale = sold.find((one) => one.sale !== undefined)?.sale;
  const attributes = place && attributesOf(place.RootCategory, facts);
  const isJewellery = place?.RootCategory === 'Jewellery';
  const stated = isJewellery ? sold.map(({ row }) => sizeWeights(row.facts ?? new Map())) : [];
  return {
    rows: [...names.values()] as unknown as Draft['rows'],
    skuRows: sold.map(({ name }) => name),
    id,
    fields: definedFields({
      DesignCode: colour === undefined ? undefined : productCodeFrom(id),
      ProductTitle: title === '' ? undefined : title,
      BrandName: read('BrandName'),
      ...place,
      Gender: genderOf(read('Gender'), `${[...categories, ...tags].join(' ')} ${title}`),
      Description: plain(read('Description') ?? '') || undefined,
      ...fieldsOfVariants(
        sold.map(({ variant }) => variant),
        faults,
        {
          pricesBySize: true,
          weights: isJewellery ? stated.map((weights) => differingWeights(weights, attributes ?? {})) : undefined,
        },
      ),
      Labels: tags.length === 0 ? undefined : labelsOf(tags),
      ColorName: colour ?? read('ColorName'),
      GstPercent: gstPercentOf(read('TaxClass')),
      ...productFieldsFrom(facts),
      ...definedFields({ ColorName: colour }),
      ProductCode: code,
      Attributes: attributes,
    }),
    photos: photosOf(format, main, variants, colour !== undefined),
    faults,
    isWhole: false,
    statesWeights: stated.some((weights) => Object.keys(weights).length > 0),
    ...(sale && { sale }),
  };
}

/** In our own table texts are no HTML. */
function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function idOf(format: PlainFormat, main: SourceRow): string {
  const group = format === 'table' ? readColumn(main, format, 'ProductGroup') : undefined;
  return group ?? readColumn(main, format, 'SKU') ?? cell(main, 'id') ?? main.key;
}

function colourOf(options: VariantRow['options']): string | undefined {
  return options.find(([name]) => isColour(name))?.[1];
}

/** The facts of all rows, the row of the product first; what its sizes differ in is none, what they share is that of the sizes. */
function factsOf(sources: readonly SourceRow[], variants: readonly VariantRow[]): Map<string, string> {
  const facts = new Map<string, string>();
  for (const { facts: own } of [...sources].reverse()) for (const [key, text] of own ?? []) facts.set(key, text);
  for (const [name, entries] of Map.groupBy(
    variants.flatMap(({ options }) => options),
    ([option]) => factKey(option),
  )) {
    const values = new Set(entries.map(([, value]) => value));
    const [value] = values;
    if (values.size === 1 && value !== undefined) facts.set(name, value);
    else facts.delete(name);
  }
  return facts;
}

/** The paths of categories as `A > B`, the longest first, without the root of a Magento store. */
function categoriesOf(format: PlainFormat, text: string): string[] {
  if (format === 'table') return [text.includes('>') ? text : text.replaceAll(/\s*\/\s*/g, ' > ')];
  const separator = format === 'magento' ? '/' : '>';
  const paths = text.split(/(?<!\\),/).map((path) =>
    path
      .replaceAll('\\,', ',')
      .split(separator)
      .map((part) => part.trim()),
  );
  const own = paths.map(([root = '', ...rest]) =>
    format === 'magento' && /^(?:default|root)\b/i.test(root) ? rest : [root, ...rest],
  );
  return own
    .filter((path) => path.join('') !== '')
    .sort((one, two) => two.length - one.length)
    .map((path) => path.join(' > '));
}

/** The per cent in the name of a tax class, such as `GST 3%` or `gst-18`. */
function gstPercentOf(taxClass: string | undefined): number | undefined {
  const [, percent] = /gst\D*?(\d+(?:\.\d+)?)/i.exec(taxClass ?? '') ?? [];
  return percent === undefined ? undefined : Number(percent);
}

/** The photos of a colour: those of its variations if they have any, else those of the product; otherwise all, the product's first. */
function photosOf(format: PlainFormat, main: SourceRow, variants: readonly VariantRow[], isColour: boolean): string[] {
  const listed = (row: SourceRow) =>
    (columnsOf(format, 'Images') ?? []).flatMap((name) => photoNames(cell(row, name) ?? ''));
  const ofVariants = variants.filter(({ row }) => row !== main).flatMap(({ row }) => listed(row));
  const own = isColour && ofVariants.length > 0 ? ofVariants : [...listed(main), ...ofVariants];
  return [...new Set(own)];
}

/** Magento names photos by their path below its media folder, `/w/a/watch.jpg`, or says that there is none. */
function photoNames(text: string): string[] {
  return splitList(text)
    .filter((name) => name !== 'no_selection')
    .map((name) => name.replace(/^\/+/, ''));
}
