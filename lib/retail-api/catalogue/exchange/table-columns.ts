import type { TextsByLanguage } from '../../translations/stored-texts.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { ATTRIBUTES, MAKING_RULES, type RootCategory, SIZE_ATTRIBUTES } from '../product-attributes.ts';
import { LANGUAGE_COLUMNS } from './language-columns.ts';
import { FACT_FIELDS, factText } from './product-facts.ts';
import { joinList } from './split-list.ts';

/** One row of our own table: a size of a product with the addresses or names of its photos. */
export interface TableEntry {
  product: CatalogueProduct;
  sku: CatalogueProduct['Skus'][number];
  photos: readonly string[];
  texts: TextsByLanguage;
}

interface TableColumn {
  header: string;
  read: (entry: TableEntry) => string;
}

/** The columns with a meaning of their own. */
const OWN_COLUMNS: readonly TableColumn[] = [
  { header: 'Product code', read: ({ product }) => product.ProductCode },
  { header: 'SKU', read: ({ sku }) => sku.SKU },
  { header: 'Title', read: ({ product }) => product.ProductTitle },
  { header: 'Brand', read: ({ product }) => product.BrandName },
  {
    header: 'Category',
    read: ({ product }) => [product.RootCategory, product.Category, product.SubCategory].join(' > '),
  },
  { header: 'Gender', read: ({ product }) => product.Gender },
  { header: 'Colour', read: ({ product }) => product.ColorName },
  { header: 'Size', read: ({ sku }) => sku.SizeName ?? '' },
  { header: 'MRP', read: ({ product, sku }) => String(sku.MRP ?? product.MRP) },
  { header: 'Price', read: ({ product, sku }) => String(sku.Price ?? product.Price) },
  { header: 'Stock', read: ({ sku }) => String(sku.StoreQuantity) },
  { header: 'Photos', read: ({ photos }) => joinList(photos) },
  { header: 'Labels', read: ({ product }) => joinList(product.Labels) },
  { header: 'Description', read: ({ product }) => product.Description },
];
const OWN_FIELDS: readonly string[] = ['ProductCode', 'ColorName', 'Gender'];

/** The columns of facts and of the attributes of some kinds of products, each name once. */
export function tableColumns(roots: readonly RootCategory[]): TableColumn[] {
  const facts = Object.entries(FACT_FIELDS).filter(([field]) => !OWN_FIELDS.includes(field));
  const attributes = new Set(roots.flatMap((root) => Object.keys(ATTRIBUTES[root].shape)));
  return [
    ...OWN_COLUMNS,
    ...facts.map(([field, header]) => ({ header, read: factReader(field) })),
    ...LANGUAGE_COLUMNS.map(({ header, read }) => ({ header, read: ({ texts }: TableEntry) => read(texts) })),
    ...[...attributes].map((name) => ({ header: attributeHeader(name), read: attributeReader(name) })),
  ];
}

/** The name of an attribute as a header: `CaseSizeMm` is `Case size mm`. */
export function attributeHeader(name: string): string {
  const [first = '', ...words] = name.split(/(?<=[a-z])(?=[A-Z])/);
  return [first, ...words.map((word) => word.toLowerCase())].join(' ');
}

function factReader(field: string): TableColumn['read'] {
  return ({ product }) => textOf(new Map<string, unknown>(Object.entries(product)).get(field));
}

function attributeReader(name: string): TableColumn['read'] {
  const ofSize = SIZE_ATTRIBUTES.find((own) => own === name);
  if (ofSize) return (entry) => textOf(sizeValue(entry, ofSize));
  return ({ product }) => textOf(new Map<string, unknown>(Object.entries(product.Attributes)).get(name));
}

/** What a size states of its own, else what the product does; a making charge of its own replaces any other. */
function sizeValue({ product, sku }: TableEntry, name: (typeof SIZE_ATTRIBUTES)[number]): unknown {
  const isReplaced = MAKING_RULES.some((rule) => rule === name) && MAKING_RULES.some((rule) => sku[rule] !== undefined);
  if (sku[name] !== undefined || isReplaced) return sku[name];
  return new Map<string, unknown>(Object.entries(product.Attributes)).get(name);
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : factText(value);
}
