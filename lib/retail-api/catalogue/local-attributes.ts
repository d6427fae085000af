import { attributeField } from '../translations/product-sources.ts';
import type { LocalTexts } from '../translations/stored-texts.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

/** A product with its attributes as an operator wrote them in the language of the request, to be shown and not compared. */
export function withLocalAttributes<Product extends CatalogueProduct>(product: Product, texts: LocalTexts): Product {
  if (texts.size === 0) return product;
  const local = Object.entries(product.Attributes).flatMap(([name, value]): [string, unknown][] => {
    const text = texts.get(attributeField(name));
    return text === undefined ? [] : [[name, Array.isArray(value) ? [text] : text]];
  });
  return { ...product, Attributes: { ...product.Attributes, ...Object.fromEntries(local) } };
}
