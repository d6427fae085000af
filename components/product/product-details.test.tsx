import { renderToStaticMarkup } from 'react-dom/server';
import { inLanguage } from '#lib/shared/request-context.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { ProductDetails } from './product-details';

const product = {
  code: '1801AV01',
  highlights: ['नीलम क्रिस्टल', 'Glass as clear as air'],
  description: 'A watch for the river.',
  warranty: 'Two years on the case',
  specifications: [],
  priceBreakup: null,
  sizeBreakups: [],
  legal: { countryOfOrigin: 'भारत', manufacturerOrImporter: 'Aarvane', netQuantity: '1 नग', gstPercent: 18 },
} as unknown as Product;

test('what nobody has written in the language of the page is marked as English', () => {
  const html = inLanguage('hi', () => renderToStaticMarkup(<ProductDetails product={product} />));
  expect(html).toContain('<li>नीलम क्रिस्टल</li>');
  for (const text of ['Glass as clear as air', 'A watch for the river.', 'Two years on the case'])
    expect(html).toMatch(new RegExp(`<(?:li|p) lang="en"[^>]*>${text}<`));
  expect(renderToStaticMarkup(<ProductDetails product={product} />)).not.toContain('lang=');
});
