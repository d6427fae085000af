import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { LABELS } from '#lib/contract/index.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import type { RootCategory } from '../product-attributes.ts';
import { readSource } from '../read-source.ts';
import { READY_DEFAULTS } from './defaults.ts';
import { guardCell } from './formula-guard.ts';
import { tableColumns } from './table-columns.ts';

/** What a template can be for, and the kind of product that it is. */
export const TEMPLATES = { watches: 'Watches', smartwatches: 'Smartwatches', jewellery: 'Jewellery' } as const;
export type TemplateName = keyof typeof TEMPLATES;

/** Columns that only an export needs, or that are written in JSON. */
const LEFT_OUT: readonly string[] = [
  'Title slug',
  'Launched on',
  'Similar to',
  'Engraving',
  'Video',
  'Turn',
  'Stones',
  'Price breakup',
  'Metal rate per gram',
  'Metal rate on',
  'Making charges',
];
/** A language has a column where the shop writes it: the guide to imports says how. */
const OF_LANGUAGE = /:[a-z]{2,3}$/;
/** Stones in columns, in place of JSON. */
const STONE_COLUMNS = [
  'Stone type',
  'Number of stones',
  'Stone weight ct',
  'Stone cut',
  'Stone clarity',
  'Stone colour',
];
const MAX_SAMPLES = 8;

/** What stands in the columns whose name does not say it. */
const GUIDE: Readonly<Record<string, string>> = {
  'Product code': 'Letters, digits and hyphens; the same in all rows of one product. The SKU where it is empty.',
  SKU: 'Needed. Letters, digits, dots, hyphens and underscores; each row has its own.',
  Title: 'Needed. At most 200 characters.',
  Brand: 'Needed. A new brand appears by itself.',
  Category: 'Needed. Three parts with > between, or a word such as Rings.',
  Gender: 'Needed. Men, Women or Unisex.',
  Colour: 'Needed. Each colour is a product of its own, with its own product code.',
  Size: 'Empty for one size. Several sizes are several rows, one below the other.',
  MRP: 'Needed. Rupees with all taxes; at least the price.',
  Price: 'Rupees with all taxes. The MRP where it is empty.',
  Stock: 'Pieces that can be sold online; 0 where it is empty.',
  Photos:
    'File names in the folder or zip of --photos, or addresses, with commas between; the front view first. Empty: photos named after the SKU or product code.',
  Labels: `Any of ${LABELS.join(', ')}, with commas between.`,
  Description: 'Needed. At most 5,000 characters of plain text.',
  'Design code': 'The same for all colours of one design.',
  'Country of origin': 'Needed, here or in --defaults.',
  'Manufacturer or importer': 'Needed, here or in --defaults. Name and full address.',
  'Net quantity': 'Needed, here or in --defaults.',
  'HSN code': 'Needed, here or in --defaults. 4 to 8 digits.',
  'GST percent': 'Needed, here or in --defaults. A number.',
  Highlights: 'Short sentences with semicolons between.',
  Functions: 'Words with semicolons between.',
  Occasion: 'Words with semicolons between.',
  Sensors: 'Words with semicolons between.',
  'Works with': 'Words with semicolons between.',
  'Number of stones': 'A whole number. Without it the stones are left out.',
  'Making per gram': 'Rupees. One of the three makes the price follow the metal rates.',
  'Making percent': 'Per cent of the metal value.',
  'Making per piece': 'Rupees.',
};

/** The two files of a template: a table with one example row, and a guide to its columns; both are CSV. */
export async function templateOf(name: TemplateName): Promise<{ table: string; guide: string }> {
  const root = TEMPLATES[name];
  const { products } = await readSource(CATALOGUE_DIRECTORY);
  const demo = products.filter((product) => product.RootCategory === root);
  const [first] = demo;
  if (!first) throw new Error(`The demo has no ${name}`);
  const columns = tableColumns([root]).filter(({ header }) => !LEFT_OUT.includes(header) && !OF_LANGUAGE.test(header));
  const stones = root === 'Jewellery' ? STONE_COLUMNS : [];
  const example = exampleOf(first);
  const cells = columns.map(({ read }) =>
    guardCell(read({ product: example, sku: skuOf(example), photos: first.Images.slice(0, 1), texts: new Map() })),
  );
  const rows = columns.map(({ header, read }) => [
    header,
    GUIDE[header] ?? 'May be empty.',
    samplesOf(demo.map((product) => read({ product, sku: skuOf(product), photos: product.Images, texts: new Map() }))),
  ]);
  const stoneCells = stonesOf(first);
  const stoneRows = stones.map((header, at) => [header, GUIDE[header] ?? 'May be empty.', stoneCells[at] ?? '']);
  return {
    // The byte order mark tells Excel that the file is UTF-8.
    table: `\ufeff${stringify([
      [...columns.map(({ header }) => header), ...stones],
      [...cells, ...(stones.length > 0 ? stoneCells : [])],
    ])}`,
    guide: `\ufeff${stringify([['Column', 'What stands in it', 'Examples'], ...rows, ...stoneRows])}`,
  };
}

/** Writes the files of a template. Throws ConfigurationError where one is there already. */
export async function writeTemplate(name: TemplateName, file: string): Promise<{ guideFile: string }> {
  const { table, guide } = await templateOf(name);
  const guideFile = `${file.replace(/\.csv$/i, '')}-guide.csv`;
  await writeNew(file, table);
  await writeNew(guideFile, guide);
  return { guideFile };
}

/** Writes the ready-made defaults for an import. Throws ConfigurationError where the file is there already. */
export function writeReadyDefaults(file: string): Promise<void> {
  return writeNew(file, `${JSON.stringify(READY_DEFAULTS, null, 2)}\n`);
}

async function writeNew(file: string, content: string): Promise<void> {
  await writeFile(file, content, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(
      error.code === 'EEXIST'
        ? `${file} exists already. Name another file.`
        : `${file} cannot be written (${error.code}).`,
    );
  });
}

function exampleOf(product: CatalogueProduct): CatalogueProduct {
  const { DesignCode: _, TitleSlug: __, ...rest } = product;
  const [sku] = product.Skus;
  return {
    ...rest,
    ProductCode: 'EXAMPLE-1',
    ProductTitle: `Example: ${product.ProductTitle}`,
    Skus: [{ SKU: 'EXAMPLE-1', SizeName: sku?.SizeName ?? null, StoreQuantity: 0 }],
    Labels: [],
  };
}

function skuOf({ Skus }: CatalogueProduct): CatalogueProduct['Skus'][number] {
  return Skus[0] ?? { SKU: '', SizeName: null, StoreQuantity: 0 };
}

/** Values that the demo has in a column. */
function samplesOf(values: readonly string[]): string {
  const distinct = [...new Set(values)].filter((value) => value !== '' && value.length <= 60);
  return distinct.slice(0, MAX_SAMPLES).map(guardCell).join(' | ');
}

function stonesOf({ Attributes, RootCategory }: CatalogueProduct & { RootCategory: RootCategory }): string[] {
  const [stone] = RootCategory === 'Jewellery' && 'Stones' in Attributes ? (Attributes.Stones ?? []) : [];
  if (!stone) return STONE_COLUMNS.map(() => '');
  const { Type, Count, Carat, Cut, Clarity, Colour } = stone;
  return [Type, String(Count), Carat === null ? '' : String(Carat), Cut ?? '', Clarity ?? '', Colour ?? ''];
}
