import { csvOf } from '../../testing/drafts-of-file.ts';
import { type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

describeOnEachEngine('weights of sizes in files', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test('a file without weights keeps those of the sizes, and one with weights replaces them', async () => {
    const demo = store.demo.find(({ RootCategory, Skus }) => RootCategory === 'Jewellery' && Skus.length > 1);
    if (demo?.RootCategory !== 'Jewellery') throw new Error('There is no jewellery in sizes.');
    const { ProductCode, Attributes } = demo;
    const Skus = demo.Skus.slice(0, 2).map((size, at) => (at === 0 ? size : { ...size, NetWeightG: 4 }));
    expect(await store.import(JSON.stringify([{ ...demo, Skus }], null, 1))).toMatchObject({ accepted: 1 });
    expect((await store.product(ProductCode))?.Skus[1]?.NetWeightG).toBe(4);
    const rows = Skus.map(({ SKU, SizeName }, at) => ({
      'Product code': ProductCode,
      SKU,
      Size: SizeName ?? '',
      Title: demo.ProductTitle,
      Brand: demo.BrandName,
      Category: `Jewellery > ${demo.Category} > ${demo.SubCategory}`,
      Photos: demo.Images.join(', '),
      MRP: String(demo.MRP),
      Stock: String(at + 5),
    }));
    expect(await store.import(csvOf(...rows))).toMatchObject({ accepted: 1 });
    expect((await store.product(ProductCode))?.Skus).toMatchObject([{ SKU: rows[0]?.SKU }, { NetWeightG: 4 }]);
    const weighed = rows.map((row, at) => ({
      ...row,
      'Net weight g': at === 0 ? String(Attributes.NetWeightG) : '3.9',
    }));
    expect(await store.import(csvOf(...weighed))).toMatchObject({ accepted: 1 });
    const [first, second] = (await store.product(ProductCode))?.Skus ?? [];
    expect(first).not.toHaveProperty('NetWeightG');
    expect(second).toMatchObject({ NetWeightG: 3.9 });
  });
});
