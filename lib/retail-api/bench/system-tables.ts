import { stringify } from 'csv-stringify/sync';
import { photoAddress } from '../catalogue/exchange/google-fields.ts';
import { factText } from '../catalogue/exchange/product-facts.ts';
import type { ProductWriter } from '../catalogue/exchange/product-writer.ts';
import type { ExportedProduct } from '../catalogue/exchange/stored-products.ts';

const MAX_ATTRIBUTES = 24;
const ATTRIBUTE_COLUMNS = Array.from({ length: MAX_ATTRIBUTES }, (_, at) => [
  `Attribute ${at + 1} name`,
  `Attribute ${at + 1} value(s)`,
]).flat();
const WOOCOMMERCE = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Description',
  'In stock?',
  'Stock',
  'Sale price',
  'Regular price',
  'Categories',
  'Images',
  'Parent',
  ...ATTRIBUTE_COLUMNS,
];
const MAGENTO = [
  'sku',
  'product_type',
  'attribute_set_code',
  'categories',
  'name',
  'description',
  'product_online',
  'visibility',
  'price',
  'special_price',
  'base_image',
  'additional_images',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'configurable_variations',
];

/** How WooCommerce exports the products of this store, each variation below its product. */
const woocommerceTable: ProductWriter = {
  head: stringify([WOOCOMMERCE]),
  write: ({ product, photos }, siteUrl) => {
    const shared = {
      Name: product.ProductTitle,
      Published: '1',
      Description: product.Description,
      Categories: [product.RootCategory, product.Category, product.SubCategory].join(' > '),
      Images: photos.map((name) => photoAddress(siteUrl, name)).join(', '),
    };
    const attributes = [['Brand', product.BrandName] as const, ...factsOf(product)];
    const amounts = { 'Regular price': String(product.MRP), 'Sale price': String(product.Price) };
    if (product.Skus.length === 1) {
      const { SKU, StoreQuantity } = product.Skus[0] ?? { SKU: '', StoreQuantity: 0 };
      const row = { ...shared, ...amounts, Type: 'simple', SKU, Stock: String(StoreQuantity), 'In stock?': '1' };
      return linesOf(WOOCOMMERCE, [{ ...row, ...numbered(attributes) }]);
    }
    return linesOf(WOOCOMMERCE, [
      { ...shared, Type: 'variable', SKU: product.ProductCode, 'In stock?': '1', ...numbered(attributes) },
      ...product.Skus.map(({ SKU, SizeName, StoreQuantity }) => ({
        ...amounts,
        Type: 'variation',
        SKU,
        Published: '1',
        Stock: String(StoreQuantity),
        'In stock?': StoreQuantity > 0 ? '1' : '0',
        Parent: product.ProductCode,
        ...numbered([['Size', SizeName ?? '']]),
      })),
    ]);
  },
  between: '',
  foot: '',
};

/** How Magento exports the products of this store, the simple ones before the configurable one that has them. */
const magentoTable: ProductWriter = {
  head: stringify([MAGENTO]),
  write: ({ product, photos }, siteUrl) => {
    const [image = '', ...more] = photos.map((name) => photoAddress(siteUrl, name));
    const shared = {
      attribute_set_code: product.RootCategory,
      categories: ['Default Category', product.RootCategory, product.Category, product.SubCategory].join('/'),
      name: product.ProductTitle,
      description: product.Description,
      product_online: '1',
      visibility: 'Catalog, Search',
      price: product.MRP.toFixed(4),
      special_price: product.Price.toFixed(4),
      base_image: image,
      additional_images: more.join(','),
      additional_attributes: [`brand=${product.BrandName}`, ...factsOf(product).map((fact) => fact.join('='))].join(
        ',',
      ),
    };
    const sizes = product.Skus.map(({ SKU, SizeName, StoreQuantity }) => ({
      ...shared,
      sku: SKU,
      product_type: 'simple',
      qty: StoreQuantity.toFixed(4),
      is_in_stock: StoreQuantity > 0 ? '1' : '0',
      ...(product.Skus.length > 1 && { visibility: 'Not Visible Individually', name: `${shared.name} ${SizeName}` }),
    }));
    const variations = product.Skus.map(({ SKU, SizeName }) => `sku=${SKU},size=${SizeName}`).join('|');
    const configurable = {
      ...shared,
      sku: `${product.ProductCode}-ALL`,
      product_type: 'configurable',
      configurable_variations: variations,
    };
    return linesOf(MAGENTO, product.Skus.length > 1 ? [...sizes, configurable] : sizes);
  },
  between: '',
  foot: '',
};

/** Writers of the formats that the store itself only reads, to measure their import. */
export const SYSTEM_WRITERS = { woocommerce: woocommerceTable, magento: magentoTable } as const;

function factsOf(product: ExportedProduct['product']): [name: string, value: string][] {
  const facts = {
    CountryOfOrigin: product.CountryOfOrigin,
    ManufacturerOrImporter: product.ManufacturerOrImporter,
    NetQuantity: product.NetQuantity,
    HsnCode: product.HsnCode,
    GstPercent: product.GstPercent,
    Gender: product.Gender,
    Colour: product.ColorName,
    ...product.Attributes,
  };
  return Object.entries(facts)
    .filter(([, value]) => value !== null && (typeof value !== 'object' || Array.isArray(value)))
    .filter(([name]) => name !== 'Stones')
    .map(([name, value]): [string, string] => [name, factText(value).replaceAll(/[,=|]/g, ' ')])
    .slice(0, MAX_ATTRIBUTES - 1);
}

function numbered(attributes: readonly (readonly [name: string, value: string])[]): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(([name, value], at) => [
      [`Attribute ${at + 1} name`, name],
      [`Attribute ${at + 1} value(s)`, value],
    ]),
  );
}

function linesOf(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  return stringify(rows.map((row) => columns.map((column) => row[column] ?? '')));
}
