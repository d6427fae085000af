import type { CatalogueProduct } from '../catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { readSource } from '../read-source.ts';
import { photoWarnings } from './photo-warnings.ts';

let products: CatalogueProduct[];
beforeAll(async () => {
  ({ products } = await readSource(CATALOGUE_DIRECTORY));
});

const productOf = (code: string) => products.find((product) => product.ProductCode === code) as CatalogueProduct;

test('the photos of the demo catalogue are named after their products', () => {
  for (const product of products) {
    expect(photoWarnings(product, { photos: product.Images })).toEqual([]);
    expect(product.Images).toEqual(product.Images.map((_, index) => `${product.ProductCode}-${index + 1}.webp`));
  }
});

test('no two products of the demo catalogue share a title, from which the alternative texts are made', () => {
  const titles = products.map(({ ProductTitle }) => ProductTitle);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each([
  ['with another colour', 'https://photos.example/watches/ganga-green-dial.jpg?v=2', 'ganga-green-dial'],
  ['with another colour, between underscores', 'ganga_green.png', 'ganga_green'],
  ['with another colour, between coded spaces', 'ganga%20green.png', 'ganga green'],
  ['with the code of another colour', '1801AV02-1.webp', '1801AV02-1'],
])('a photo name %s is warned of', (_what, photo, file) => {
  expect(photoWarnings(productOf('1801AV01'), { photos: [photo] })).toEqual([
    `the name of photo ${file} is that of another colour`,
  ]);
});

test('an alternative text with another colour is warned of', () => {
  const photoAlts = new Map([['a.jpg', 'Ganga watch with a green dial']]);
  expect(photoWarnings(productOf('1801AV01'), { photos: ['a.jpg', 'b.jpg'], photoAlts })).toEqual([
    'photo a is described as "Ganga watch with a green dial", which names another colour',
  ]);
});

test.each([
  ['of its dial', 'ganga-navy-dial.jpg'],
  ['of its strap', 'tan_strap.jpg'],
  ['that is none', 'IMG_2201.jpg'],
  ['after another design', '2101PK01-1.webp'],
])('a photo name %s is not warned of', (_what, photo) => {
  const photoAlts = new Map([[photo, 'Blue watch on a tan strap']]);
  expect(photoWarnings(productOf('1801AV01'), { photos: [photo], photoAlts })).toEqual([]);
});
