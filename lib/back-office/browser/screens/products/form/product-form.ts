type Fields = Readonly<Record<string, unknown>>;

interface LegalField {
  name: string;
  label: string;
  hint: string;
  isNumber?: boolean;
}

/** What the law and the invoice need of a product. */
export const LEGAL_FIELDS: readonly LegalField[] = [
  { name: 'CountryOfOrigin', label: 'Country of origin', hint: '' },
  { name: 'ManufacturerOrImporter', label: 'Manufacturer or importer', hint: 'Name and address' },
  { name: 'NetQuantity', label: 'Net quantity', hint: 'Such as 1 N' },
  { name: 'HsnCode', label: 'HSN code', hint: '4 to 8 digits' },
  { name: 'GstPercent', label: 'GST', hint: '', isNumber: true },
  { name: 'WarrantyText', label: 'Warranty', hint: '' },
];

/** The fields that have a place in the form; any other one is shown by its kind below them. */
export const FORM_FIELDS: ReadonlySet<string> = new Set([
  'ProductCode',
  'DesignCode',
  'TitleSlug',
  'ProductTitle',
  'BrandName',
  'RootCategory',
  'Category',
  'SubCategory',
  'Gender',
  'ColorName',
  'Description',
  'Highlights',
  'MRP',
  'Price',
  'Skus',
  'Labels',
  'Engraving',
  'LaunchedOn',
  'Images',
  'Video',
  'Turn',
  'SimilarTo',
  'Attributes',
  ...LEGAL_FIELDS.map(({ name }) => name),
]);

/** A text of a product; empty where there is none. */
export function textIn(fields: Fields, name: string): string {
  const { [name]: value } = fields;
  return typeof value === 'string' ? value : '';
}

/** The texts of a list of a product. */
export function textsIn(fields: Fields, name: string): string[] {
  const { [name]: value } = fields;
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** A group of a product; empty where there is none. */
export function groupIn(fields: Fields, name: string): Fields {
  const { [name]: value } = fields;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** What the form calls fields whose names are others. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  Images: 'Photos',
  Skus: 'Sizes',
  SizeName: 'Size',
  ProductTitle: 'Title',
  BrandName: 'Brand',
  ColorName: 'Colour',
  Attributes: 'Specification',
  SimilarTo: 'Similar products',
  ...Object.fromEntries(LEGAL_FIELDS.map(({ name, label }) => [name, label])),
};

/** What the shop refused of a product, one sentence each: `Sizes, row 2, Price: must not be above its MRP`. */
export function problemLines(problems: ReadonlyMap<string, string>, nameOf: (field: string) => string): string[] {
  return [...problems].map(([path, text]) => {
    const names = path
      .split('.')
      .map((part) => (/^\d+$/.test(part) ? `row ${Number(part) + 1}` : (FORM_NAMES[part] ?? nameOf(part))));
    return `${names.join(', ')}: ${text}`;
  });
}
