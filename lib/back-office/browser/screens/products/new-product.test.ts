import { codeProblem, copiedProduct, emptyProduct } from './new-product.ts';

const RING = {
  ProductCode: 'R-1',
  RootCategory: 'Jewellery',
  ProductTitle: 'Halo ring',
  Images: ['r-1.webp'],
  Labels: ['hot seller'],
  Attributes: { Metal: 'Gold', HUID: 'AB12CD' },
  Skus: [
    { SKU: 'R-1-12', SizeName: '12', StoreQuantity: 4, Price: 5 },
    { SKU: 'OTHER', SizeName: '14', StoreQuantity: 2 },
  ],
};

test('a copy has sizes by its own code, and no photos, stock, labels or hallmark', () => {
  expect(copiedProduct(RING, 'R-2', 'Jewellery', '2026-11-27')).toMatchObject({
    ProductCode: 'R-2',
    ProductTitle: 'Halo ring',
    Images: [],
    Labels: [],
    Attributes: { Metal: 'Gold' },
    LaunchedOn: '2026-11-27',
    Skus: [
      { SKU: 'R-2-12', SizeName: '12', StoreQuantity: 0, Price: 5 },
      { SKU: 'R-2-2', SizeName: '14', StoreQuantity: 0 },
    ],
  });
  expect(JSON.stringify(copiedProduct(RING, 'R-2', 'Jewellery', '2026-11-27'))).not.toContain('AB12CD');
});

test('a new product begins with one size', () => {
  expect(emptyProduct('W-9', 'Watches', '2026-11-27').Skus).toEqual([{ SKU: 'W-9', SizeName: null, StoreQuantity: 0 }]);
});

test('a code is of capital letters, digits and hyphens', () => {
  expect([codeProblem(''), codeProblem('W-9')]).toEqual(['', '']);
  expect(codeProblem('w 9')).not.toBe('');
});
