import type { CatalogueProduct } from '../catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { readSource } from '../read-source.ts';
import { titleWarnings } from './title-warnings.ts';

let products: CatalogueProduct[];
beforeAll(async () => {
  ({ products } = await readSource(CATALOGUE_DIRECTORY));
});

function productOf(code: string, changes: Partial<CatalogueProduct>): CatalogueProduct {
  return { ...products.find((product) => product.ProductCode === code), ...changes } as CatalogueProduct;
}

test('no title of the demo catalogue is warned of', () => {
  expect(
    products.flatMap((product) => titleWarnings(product).map((text) => `${product.ProductCode}: ${text}`)),
  ).toEqual([]);
});

test.each([
  ['Pathik Himroad Field Field Watch Watch, Olive Dial', 'Field'],
  ['Solmira Kangan Bangle Watch watch, Olive Dial', 'Watch'],
  ['Solmira Mother of Pearl Watch, Olive Mother of Pearl Dial', 'Mother of Pearl'],
])('the repeated word of %s is warned of', (title, repeated) => {
  const [warning] = titleWarnings(productOf('2101PK01', { ProductTitle: title, ColorName: 'Olive' }));
  expect(warning).toBe(`the title repeats "${repeated}"`);
});

test.each([
  ['a word that stands apart', 'Suvarnika Nakshi Gold Ring, 22 KT Yellow Gold'],
  ['the cut and the stone', 'Mehrune Emerald-Cut Emerald Ring, 22 KT Yellow Gold'],
])('%s twice is no repetition', (_what, title) => {
  expect(titleWarnings(productOf('G101SV01', { ProductTitle: title }))).toEqual([]);
});

test.each([
  ['ColorName', 'Brown Dial', { ColorName: 'Rose Gold' }, 'Rose Gold'],
  ['ColorName', 'Olive', { ColorName: 'Blue' }, 'Blue'],
  ['DialColour', 'Rose Gold-Toned, White Dial', { ColorName: 'Rose Gold' }, 'Brown'],
])('a title that contradicts %s is warned of: %s', (field, words, changes, warning) => {
  const product = productOf('5501BV03', { ProductTitle: `Octave Watch, ${words}`, ...changes });
  expect(titleWarnings(product)).toEqual([`the title names another colour than ${field}, which is "${warning}"`]);
});

test.each([
  ['of the same family', 'Octave Watch, Navy Dial', { ColorName: 'Blue', Attributes: { DialColour: 'Blue' } }],
  ['that the title does not name', 'Octave Watch', { ColorName: 'Rose Gold' }],
  ['of no known name', 'Octave Watch, Brown Dial', { ColorName: 'Tortoise' }],
])('a colour %s is no contradiction', (_what, title, changes) => {
  expect(
    titleWarnings(productOf('5501BV03', { ProductTitle: title, ...changes } as Partial<CatalogueProduct>)),
  ).toEqual([]);
});

test('jewellery may have a colour of its stone, of its metal, or of both', () => {
  const titles = ['Sapphire Ring, 18 KT White Gold', 'Pearl Ring, 18 KT White Gold', 'Ring, 18 KT White Gold'];
  for (const ProductTitle of titles) expect(titleWarnings(productOf('D103MR02', { ProductTitle }))).toEqual([]);
  expect(titleWarnings(productOf('D103MR02', { ProductTitle: 'Sapphire Ring, 18 KT Rose Gold' }))).toHaveLength(1);
});
