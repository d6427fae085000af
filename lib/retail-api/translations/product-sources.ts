import type { Kysely } from 'kysely';
import { holdsSearchPart } from '../core/db/product-search-text.ts';
import type { Database } from '../core/db/schema.ts';
import {
  factField,
  nameField,
  ownTextField,
  SHORT_LINE,
  type SourceField,
  type SourceQuery,
  type TextRule,
  type TranslatableSource,
  titleField,
  written,
} from './source.ts';

const LONG_LINE: TextRule = { form: 'line', maximum: 500 };
/** Those of the texts of a product that have names; attributes are long lines. */
const FORMS: ReadonlyMap<string, TextRule> = new Map(
  Object.entries<TextRule>({
    ProductTitle: SHORT_LINE,
    Description: { form: 'lines', maximum: 5000 },
    Highlights: { form: 'lines', maximum: 4000 },
    WarrantyText: LONG_LINE,
    NetQuantity: SHORT_LINE,
    CountryOfOrigin: SHORT_LINE,
    'Engraving.Place': SHORT_LINE,
  }),
);
/** Numbers of single pieces, which no language changes. */
const CODES: ReadonlySet<string> = new Set(['HUID', 'MetalRateOn']);

/** The texts of a product that an operator may translate. */
interface ProductTexts {
  ProductTitle: string;
  Description: string;
  Highlights: readonly string[];
  WarrantyText: string;
  NetQuantity: string;
  CountryOfOrigin: string;
  Engraving?: { Place: string };
  Attributes: Readonly<Record<string, unknown>>;
}

/** The name under which an attribute of a product is translated. */
export const attributeField = (name: string): string => `Attributes.${name}`;

/** Whether a text of a product has this name, beside its attributes. */
export const isProductText = (field: string): boolean => FORMS.has(field);

/** What a text of a product may be, by its name. */
export const productTextRule = (field: string): TextRule => FORMS.get(field) ?? LONG_LINE;

/** Products with the texts that can be translated. */
export async function productSources(db: Kysely<Database>, query: SourceQuery): Promise<TranslatableSource[]> {
  const products = db.selectFrom('products').select(['code', 'document']).orderBy('code');
  if ('ids' in query) return presentSources(await products.where('code', 'in', query.ids).execute());
  let found = products.where('code', '>', query.after).limit(query.limit);
  for (const word of query.search.split(/\s+/)) if (word !== '') found = found.where(holdsSearchPart(word));
  return presentSources(await found.execute());
}

function presentSources(rows: readonly { code: string; document: string }[]): TranslatableSource[] {
  return rows.map(({ code, document }) => {
    const product: ProductTexts = JSON.parse(document);
    return { id: code, name: product.ProductTitle, fields: written(fieldsOf(product)) };
  });
}

function fieldsOf(product: ProductTexts): SourceField[] {
  return [
    titleField('ProductTitle', product.ProductTitle),
    ownTextField('Description', product.Description, productTextRule('Description')),
    highlightsField(product.Highlights),
    factField('WarrantyText', product.WarrantyText, productTextRule('WarrantyText')),
    factField('NetQuantity', product.NetQuantity),
    factField('CountryOfOrigin', product.CountryOfOrigin),
    factField('Engraving.Place', product.Engraving?.Place ?? ''),
    ...Object.entries(product.Attributes).flatMap(([name, value]) => {
      const text = Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : value;
      return typeof text === 'string' && !CODES.has(name) ? [nameField(attributeField(name), text, LONG_LINE)] : [];
    }),
  ];
}

/** One text with a highlight in each line: a person may say in two lines what takes three in English. */
function highlightsField(highlights: readonly string[]): SourceField {
  const fields = highlights.map((highlight) => factField('', highlight));
  const byItself = () => fields.map((field) => field.byItself?.() ?? field.english).join('\n');
  return { ...ownTextField('Highlights', highlights.join('\n'), productTextRule('Highlights')), byItself };
}
