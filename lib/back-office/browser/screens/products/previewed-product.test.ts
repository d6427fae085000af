import { previewedProduct } from './previewed-product.ts';

const WATCH = {
  ProductTitle: 'Ganga Watch',
  BrandName: 'Aarvane',
  ColorName: 'Blue',
  MRP: 14_995,
  Price: 12_495.5,
  Images: ['a-1.webp', 'a-2.webp'],
  Labels: ['new'],
  Highlights: ['Date'],
  Skus: [{ SKU: 'A', SizeName: null, StoreQuantity: 3 }],
};

test('the fields as shoppers will see them', () => {
  expect(previewedProduct(WATCH)).toEqual({
    title: 'Ganga Watch',
    brand: 'Aarvane',
    colour: 'Blue',
    photos: ['a-1.webp', 'a-2.webp'],
    labels: ['new'],
    price: 12_495_50,
    mrp: 14_995_00,
    discountPercent: 16,
    sizes: [],
    highlights: ['Date'],
  });
});

test('of several sizes the lowest price counts, and a product without stock is sold out', () => {
  const Skus = [
    { SKU: 'A-12', SizeName: '12', StoreQuantity: 0, Price: 13_000, MRP: 13_000 },
    { SKU: 'A-14', SizeName: '14', StoreQuantity: 0, Price: 12_000 },
  ];
  expect(previewedProduct({ ...WATCH, Skus })).toMatchObject({
    price: 12_000_00,
    mrp: 14_995_00,
    labels: ['sold out', 'new'],
    sizes: ['12', '14'],
  });
});

test('what is half typed is left out', () => {
  expect(previewedProduct({ ProductTitle: 7, Images: 'x', Price: 'much', MRP: 10, Skus: [null] })).toMatchObject({
    title: '',
    photos: [],
    price: 0,
    mrp: 1000,
    labels: [],
  });
});
