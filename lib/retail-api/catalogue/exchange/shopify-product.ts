import { placeOf, unknownCategory } from './category-by-text.ts';
import { type Draft, definedFields, genderOf, labelsOf, productCodeFrom } from './draft.ts';
import { textFromHtml } from './html-text.ts';
import { attributesOf, factKey, productFieldsFrom } from './product-facts.ts';
import { type Fault, nameRow, type RowName } from './product-fault.ts';
import { cell, type SourceRow } from './source-row.ts';
import { splitList } from './split-list.ts';
import { fieldsOfVariants, type Variant } from './variant.ts';

type Rows = readonly [SourceRow, ...SourceRow[]];
const OPTIONS = [1, 2, 3];
const SKU = ['variant_sku', 'sku'];
const PHOTO = ['image_src', 'product_image_url'];
const ALT = ['image_alt_text'];
const OWN_PHOTO = ['variant_image', 'variant_image_url'];
const METAFIELD = '_product_metafields_';

/** The products of one handle in a Shopify product CSV: one per colour, if that is an option, with its sizes. */
export function shopifyProducts(group: Rows): Draft[] {
  const names = OPTIONS.map((number) => cell(group[0], `option${number}_name`) ?? '');
  const colourOption = OPTIONS.find((_, index) => /^colou?r$/i.test(names[index] ?? ''));
  const variants = group.filter((row) => priceOf(row) !== undefined);
  const colours = Map.groupBy(variants, (row) => optionOf(row, colourOption) ?? '');
  if (colours.size === 0) return [toDraft(group, { own: group, rows: [] })];
  // Rows without a colour, such as those for further photos, are refused with the first product, so that they are reported once.
  const others = group.filter((row) => priceOf(row) === undefined);
  return [...colours].flatMap(([colour, rows], index) => {
    const own = index === 0 ? [...rows, ...others].sort((one, two) => one.line - two.line) : rows;
    const [first, ...more] = own;
    if (!first) return [];
    return [toDraft(group, { own: [first, ...more], rows, colour: colour === '' ? undefined : colour, colourOption })];
  });
}

/** The rows of a group that form one product. */
interface Part {
  /** Rows that are refused with it. */
  own: Rows;
  /** The rows of its sizes. */
  rows: readonly SourceRow[];
  colour?: string | undefined;
  /** Number of the option that holds the colour. */
  colourOption?: number | undefined;
}

function toDraft(group: Rows, { own, rows, colour, colourOption }: Part): Draft {
  const [first] = group;
  const handle = cell(first, 'handle', 'url_handle') ?? '';
  const title = cell(first, 'title') ?? '';
  const tags = splitList(cell(first, 'tags') ?? '');
  const categories = ['type', 'product_category'].flatMap((name) => cell(first, name) ?? []);
  const place = placeOf(categories, title, tags);
  const facts = factsOf(first);
  const code = facts.get(factKey('ProductCode')) ?? productCodeFrom(handle, colour ?? '');
  const sold = rows.map((row) => [row, toVariant(row, code, colourOption)] as const);
  const variants = sold.map(([, variant]) => variant);
  const names = new Map(sold.map(([row, variant]) => [row, variant.row]));
  const nameOf = (row: SourceRow): RowName => {
    const name = names.get(row) ?? nameRow(row.line, cell(row, ...SKU), undefined);
    names.set(row, name);
    return name;
  };
  const faults = group.flatMap((row): Fault[] =>
    row.fault === undefined ? [] : [{ row: nameOf(row), text: row.fault }],
  );
  if (!place) {
    faults.push({ text: unknownCategory([...categories, ...tags]) });
  }
  if (rows.length === 0) faults.push({ text: 'has no variant with a price' });
  const status = cell(first, 'status');
  if (status !== undefined && status.toLowerCase() !== 'active') {
    faults.push({ text: `is not for sale: its status is ${status}` });
  }
  if (/^false$/i.test(cell(first, 'published', 'published_on_online_store') ?? '')) {
    faults.push({ text: 'is not for sale: it is not published' });
  }
  return {
    rows: [nameOf(own[0]), ...own.slice(1).map(nameOf)],
    skuRows: variants.map(({ row }) => row),
    id: handle,
    fields: definedFields({
      DesignCode: colour === undefined || facts.has(factKey('ProductCode')) ? undefined : productCodeFrom(handle),
      ProductTitle: title === '' ? undefined : textFromHtml(title),
      BrandName: cell(first, 'vendor'),
      ...place,
      Gender: genderOf(cell(first, 'google_shopping_gender'), `${[...categories, ...tags].join(' ')} ${title}`),
      Description: textFromHtml(cell(first, 'body_html', 'description') ?? '') || undefined,
      ...fieldsOfVariants(variants, faults),
      Labels: labelsOf(tags),
      ...productFieldsFrom(facts),
      ...definedFields({ ColorName: colour }),
      ProductCode: code,
      Attributes: place ? attributesOf(place.RootCategory, facts) : undefined,
    }),
    photos: photosOf(group, colourOption === undefined ? [] : rows),
    photoAlts: new Map(
      group.flatMap((row) => {
        const [photo, alt] = [cell(row, ...PHOTO), cell(row, ...ALT)];
        return photo === undefined || alt === undefined ? [] : [[photo, alt] as const];
      }),
    ),
    photoRows: new Map(
      group.flatMap((row) =>
        [OWN_PHOTO, PHOTO].flatMap((cells) => cell(row, ...cells) ?? []).map((photo) => [photo, nameOf(row)] as const),
      ),
    ),
    faults,
    isWhole: false,
  };
}

function priceOf(row: SourceRow): string | undefined {
  return cell(row, 'variant_price', 'price');
}

function optionOf(row: SourceRow, number: number | undefined): string | undefined {
  return number === undefined ? undefined : cell(row, `option${number}_value`);
}

function toVariant(row: SourceRow, code: string, colourOption: number | undefined): Variant {
  const sizes = OPTIONS.filter((number) => number !== colourOption)
    .map((number) => optionOf(row, number))
    .filter((value) => value !== undefined && value !== 'Default Title');
  const size = sizes.length === 0 ? undefined : sizes.join(' / ');
  const sku = cell(row, ...SKU) ?? (size === undefined ? code : `${code}-${size}`);
  return {
    row: nameRow(row.line, sku, size),
    sku,
    size,
    price: priceOf(row),
    fullPrice: cell(row, 'variant_compare_at_price', 'compare_at_price'),
    stock: cell(row, 'variant_inventory_qty', 'inventory_quantity'),
  };
}

/** Metafields by their label: `Dial colour (product.metafields.custom.dial_colour)`. */
function factsOf(row: SourceRow): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [name, [value = '']] of row.cells) {
    const end = name.indexOf(METAFIELD);
    if (end > 0 && value.trim() !== '') facts.set(factKey(name.slice(0, end)), value.trim());
  }
  for (const [key, text] of row.facts ?? []) facts.set(key, text);
  return facts;
}

/** The photos of a colour: those of its variants if they have any, else all, by position. */
function photosOf(group: Rows, rows: readonly SourceRow[]): string[] {
  const own = rows.flatMap((row) => cell(row, ...OWN_PHOTO) ?? []);
  if (own.length > 0) return [...new Set(own)];
  const all = group.flatMap((row, index) => {
    const address = cell(row, ...PHOTO);
    return address === undefined ? [] : [{ address, position: Number(cell(row, 'image_position') ?? index + 1) }];
  });
  return [...new Set(all.sort((a, b) => a.position - b.position).map(({ address }) => address))];
}
