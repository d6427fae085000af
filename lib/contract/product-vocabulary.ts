// Constants without schemas, so that browser code can import them without Zod.

/** By what an operator’s list of products can be narrowed. */
export const PRODUCT_STATES = ['shown', 'hidden', 'sold-out'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What a row of a batch did to the product, category or other record that it names. */
export const RECORD_CHANGES = ['created', 'changed', 'unchanged', 'removed'] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

/** Fields of a product, and what is made of them, that the rule of a category may name beside the attributes. */
export const RULE_FIELDS = [
  'RootCategory',
  'Category',
  'SubCategory',
  'BrandName',
  'Gender',
  'ColorName',
  'ProductCode',
  'DesignCode',
  'CountryOfOrigin',
  'HsnCode',
  'Label',
  'StoneType',
  'PriceMin',
  'PriceMax',
] as const;

/** What an attribute of a product is: `words` several texts, `whole` a number without decimals, `date` a day. */
export const ATTRIBUTE_KINDS = ['text', 'words', 'number', 'whole', 'yes-no', 'date', 'stones', 'breakup'] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];
