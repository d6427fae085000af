import type { ExportFormat } from './file-format.ts';
import { googleRows } from './google-fields.ts';
import { textsAsJson } from './language-columns.ts';
import type { ProductWriter } from './product-writer.ts';
import type { ExportedProduct } from './stored-products.ts';
import { googleTable } from './write-google-table.ts';
import { shopifyTable } from './write-shopify.ts';
import { ownTable } from './write-table.ts';

/** A product with its texts in other languages, if it has any. */
function asJson({ product, texts }: ExportedProduct): object {
  const Translations = textsAsJson(texts);
  return Translations ? { ...product, Translations } : product;
}

/** The project's own JSON, formatted like its catalogue files. */
const nativeJson: ProductWriter = {
  head: '[\n ',
  write: (exported) => JSON.stringify(asJson(exported), null, 1).replaceAll('\n', '\n '),
  between: ',\n ',
  foot: '\n]\n',
};

/** One product per line. */
const nativeJsonLines: ProductWriter = {
  head: '',
  write: (exported) => JSON.stringify(asJson(exported)),
  between: '\n',
  foot: '\n',
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot represent at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes these characters
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A Google Merchant feed as RSS 2.0. */
const googleXml: ProductWriter = {
  head: '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>All products</title>\n<description>All products</description>\n',
  write: (product, siteUrl) =>
    googleRows(product, siteUrl)
      .map(({ fields, photos, highlights, details }) =>
        [
          '<item>',
          ...Object.entries(fields).map(([name, value]) => element(name, value)),
          ...photos.map((photo, index) => element(index === 0 ? 'image_link' : 'additional_image_link', photo)),
          ...highlights.map((text) => element('product_highlight', text)),
          ...details.map(
            ({ section, name, value }) =>
              `<g:product_detail>${element('section_name', section)}${element('attribute_name', name)}${element('attribute_value', value)}</g:product_detail>`,
          ),
          '</item>\n',
        ].join(''),
      )
      .join(''),
  between: '',
  foot: '</channel>\n</rss>\n',
};

function element(name: string, value: string): string {
  const text = value.replace(UNWRITABLE, '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
  return value === '' ? '' : `<g:${name}>${text}</g:${name}>`;
}

export const WRITERS: Readonly<Record<ExportFormat, ProductWriter>> = {
  'google-tsv': googleTable,
  'google-xml': googleXml,
  shopify: shopifyTable,
  table: ownTable,
  json: nativeJson,
  ndjson: nativeJsonLines,
};
