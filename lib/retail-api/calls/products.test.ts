import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CartWire, calls, DataOf, RefusalData } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { type ApiCaller, dataOf, send, signInSession } from '../testing/api-caller.ts';
import { cartCallsOf } from '../testing/cart-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { staffOf } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1802AV01';
const RING = 'D101MR01';

type Saved = DataOf<typeof calls.saveProducts> & RefusalData;
type ProductData = DataOf<typeof calls.productRecord>;

describeOnEachEngine('products by the operator', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let folder: string;
  let keys = 0;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'products-'));
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY, dataDir: folder });
    caller = await signInSession(api.handle);
  });
  afterEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const desk = <Data>(name: string, body: object) => deskCaller(api.handle)<Data>(name, body);
  const save = (Rows: object[], more: object = {}) =>
    desk<Saved>('SaveProducts', { Rows, Operator: 'Meera Shah', IdempotencyKey: `products-${keys++}`, ...more });
  const record = async (ProductCode: string) =>
    dataOf(await desk<ProductData>('ProductRecord', { ProductCode }), 'ProductRecord');
  const list = async (request: object) =>
    dataOf(await desk<DataOf<typeof calls.productRecords>>('ProductRecords', request), 'ProductRecords');
  const codes = async (request: object) => (await list(request)).Products.map(({ ProductCode }) => ProductCode);
  const details = (ProductCode: string) =>
    caller.post<DataOf<typeof calls.productDetails>>('ProductDetails', { ProductCode });

  test('a size with a price above its MRP is refused at its own field', async () => {
    const { Version, Product } = await record(RING);
    const Skus = (Product.Skus as object[]).map((sku, at) => (at === 1 ? { ...sku, Price: 99_999_999 } : sku));
    const refused = await save([{ ProductCode: RING, ExpectedVersion: Version, Product: { Skus } }]);
    expect(refused.Data?.Refused).toEqual([{ Row: 1, Field: 'Skus.1.Price', Message: 'must not be above its MRP' }]);
  });

  test('fields, sizes and prices of a product change together, with a version and the history of prices', async () => {
    const before = await record(RING);
    const skus = (before.Product.Skus as { SKU: string; SizeName: string }[]).slice(0, 2);
    const saved = await save(
      [
        {
          ProductCode: RING,
          ExpectedVersion: before.Version,
          Product: {
            ProductTitle: 'Mehrune Quiet Halo Ring',
            Highlights: ['Made in Jaipur'],
            Skus: [...skus, { SKU: 'D101MR01-99', SizeName: '99', StoreQuantity: 7 }],
          },
        },
      ],
      { Note: 'new size' },
    );
    const [row] = dataOf(saved, 'SaveProducts').Rows;
    expect(row).toMatchObject({ Row: 1, Change: 'changed', Version: before.Version + 1 });
    const after = await record(RING);
    expect(after.Version).toBe(before.Version + 1);
    expect(after.Product).toMatchObject({
      ProductTitle: 'Mehrune Quiet Halo Ring',
      Attributes: before.Product.Attributes,
    });
    const { Data } = await details(RING);
    expect(Data?.Sizes.map(({ SizeName }) => SizeName)).toEqual([...skus.map(({ SizeName }) => SizeName), '99']);
    expect(Data?.Sizes.at(-1)?.StoreQuantity).toBe(7);
    const moved = await caller.post<{ Kind: string; Url: string }>('ResolveUrl', { PageURL: before.ProductUrl });
    expect(moved.Data).toMatchObject({ Kind: 'redirect', Url: after.ProductUrl });
    const dearer = { Price: Number(after.Product.MRP) - 1 };
    await save([{ ProductCode: RING, ExpectedVersion: after.Version, Product: dearer }], { Note: 'autumn' });
    const history = await api.context.db.selectFrom('price_history').selectAll().where('note', '=', 'autumn').execute();
    expect(history[0]).toMatchObject({ cause: 'operator', changed_by: 'Meera Shah' });
  });

  test('a hidden product is found by the operator alone, and nobody can buy it', async () => {
    const { Version, ProductUrl } = await record(WATCH);
    const { cartWith, add, view } = cartCallsOf(() => caller);
    const cart = await cartWith({ SKU: WATCH, Quantity: 1 });
    await save([{ ProductCode: WATCH, ExpectedVersion: Version, Hidden: true }]);
    expect((await details(WATCH)).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    expect((await caller.post('ResolveUrl', { PageURL: ProductUrl })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    expect((await add({ SKU: WATCH, Quantity: 1 })).ReturnCode).not.toBe(0);
    const shown: CartWire | null = await view(cart.BasketGUID);
    expect(shown?.Products[0]).toMatchObject({ StoreQuantity: 0 });
    const index = await loadIndex(api.context.db);
    expect((await index.query({ filters: {}, text: WATCH, offset: 0, limit: 5 })).codes).not.toContain(WATCH);
    expect(await codes({ State: 'hidden' })).toEqual([WATCH]);
    expect(await codes({ Search: WATCH, State: 'shown' })).toEqual([]);
    await save([{ ProductCode: WATCH, ExpectedVersion: Version + 1, Hidden: false }]);
    expect((await details(WATCH)).ReturnCode).toBe(0);
    expect((await view(cart.BasketGUID))?.Products[0]?.StoreQuantity).toBeGreaterThan(0);
  });

  test('a product is created with a photo that was sent, and removed while no order names it', async () => {
    const colour = { r: 20, g: 60, b: 40 };
    const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('ProductCode', 'NEW-WATCH-1');
    body.append('file', new Blob([new Uint8Array(bytes)]), 'front.jpg');
    const sent = await send<{ Photo: string }>(api.handle, 'UploadProductPhoto', {
      method: 'POST',
      headers: { authorization: `Bearer ${OPERATOR_KEY}` },
      body,
    });
    const { Photo } = dataOf(sent, 'UploadProductPhoto');
    expect(Photo).toMatch(/^NEW-WATCH-1-1-[0-9a-f]{8}\.webp$/);
    const { ProductCode: _, TitleSlug: _slug, ...like } = (await record(WATCH)).Product;
    const Skus = [{ SKU: 'NEW-WATCH-1', SizeName: null, StoreQuantity: 3 }];
    const Product = {
      ...like,
      ProductTitle: 'Aarvane Sarovar Watch, Green Dial',
      ColorName: 'Green',
      Skus,
      Images: [Photo],
    };
    const row = { ProductCode: 'NEW-WATCH-1', ExpectedVersion: 0, Product };
    const unknown = { ...row, Product: { ...Product, Images: ['X-1-00000000.webp'] } };
    expect((await save([unknown])).Data?.Refused).toMatchObject([{ Row: 1, Field: 'Images.0' }]);
    const dry = await save([row], { DryRun: true });
    expect(dry.Data?.Rows).toMatchObject([
      { Change: 'created', Version: 0, Warnings: [expect.stringContaining('the title names another colour')] },
    ]);
    expect((await details('NEW-WATCH-1')).ReturnCode).toBe(RETURN_CODES.NotFound.code);
    const [saved] = dataOf(await save([row]), 'SaveProducts').Rows;
    expect((await details('NEW-WATCH-1')).Data?.Sizes[0]?.StoreQuantity).toBe(3);
    const removed = await save([{ ProductCode: 'NEW-WATCH-1', Action: 'remove', ExpectedVersion: saved?.Version }]);
    expect(removed.Data?.Rows).toMatchObject([{ Change: 'removed' }]);
    expect((await details('NEW-WATCH-1')).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('the address of a removed product leads to its category', async () => {
    const { Version, ProductUrl, Ordered } = await record(WATCH);
    expect(Ordered).toBe(false);
    await save([{ ProductCode: WATCH, Action: 'remove', ExpectedVersion: Version }]);
    const { Data } = await caller.post<{ Kind: string; Url: string }>('ResolveUrl', { PageURL: ProductUrl });
    expect(Data).toMatchObject({ Kind: 'redirect', Url: expect.stringMatching(/^watches\//) });
  });

  test('one bad row refuses all, with row and field', async () => {
    const { Version } = await record(WATCH);
    const { Version: ringVersion } = await record(RING);
    const refused = await save([
      { ProductCode: WATCH, ExpectedVersion: Version, Product: { ProductTitle: 'Changed title' } },
      { ProductCode: RING, ExpectedVersion: ringVersion, Product: { MRP: 0, Skus: [{ SKU: WATCH, SizeName: null }] } },
      { ProductCode: 'NOT-THERE', ExpectedVersion: 0, Product: { ProductTitle: 'Only a title' } },
      { ProductCode: WATCH, ExpectedVersion: Version },
    ]);
    expect(refused.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    expect(refused.Data?.Refused).toEqual(
      expect.arrayContaining([
        { Row: 2, Field: 'MRP', Message: 'must be at least 1' },
        { Row: 3, Field: 'Images', Message: 'has no photo' },
        { Row: 4, Field: 'ProductCode', Message: '1802AV01 is in another row, too' },
      ]),
    );
    expect(refused.Data).toMatchObject({ Message: '3 of 4 rows are refused; nothing was saved' });
    expect((await record(WATCH)).Version).toBe(Version);
    const taken = await save([
      { ProductCode: RING, ExpectedVersion: ringVersion, Product: { Skus: [{ SKU: WATCH, SizeName: null }] } },
    ]);
    expect(taken.Data?.Refused).toEqual([
      { Row: 1, Field: 'Skus.0.SKU', Message: `SKU ${WATCH} belongs to product ${WATCH}` },
    ]);
  });

  test('a stale version is refused with Conflict; a price that another call saved makes it stale', async () => {
    const { Version, Product } = await record(WATCH);
    const Rows = [{ Id: WATCH, Price: Number(Product.Price) - 100 }];
    await desk('SavePrices', { Rows, Operator: 'Meera Shah', IdempotencyKey: 'a-price-0001' });
    const stale = await save([{ ProductCode: WATCH, ExpectedVersion: Version, Product: { ColorName: 'Blue' } }]);
    expect(stale.ReturnCode).toBe(RETURN_CODES.Conflict.code);
    expect(stale.Data).toMatchObject({ Version: Version + 1, Refused: [{ Row: 1, Field: 'ExpectedVersion' }] });
  });

  test('a price that jumps is refused unless the caller allows it', async () => {
    const { Version, Product } = await record(WATCH);
    const rows = [{ ProductCode: WATCH, ExpectedVersion: Version, Product: { Price: Number(Product.Price) / 10 } }];
    const refused = await save(rows);
    expect(refused.Data?.Refused).toEqual([
      { Row: 1, Field: 'Price', Message: expect.stringContaining('is a jump of more than 50%') },
    ]);
    expect((await save(rows, { Force: true })).Data).toMatchObject({ Changed: 1 });
  });

  test('a member of staff whose price jumps has to ask a second person', async () => {
    const staff = staffOf(api, { now: Date.now() });
    const session = await staff.join('merchandiser');
    setShopProfile({ ...DEMO_PROFILE, approvals: { priceJump: 20 } });
    const { Version, Product } = await record(WATCH);
    const saveAs = (share: number, ExpectedVersion: number) => {
      const Rows = [
        { ProductCode: WATCH, ExpectedVersion, Product: { Price: Math.round(Number(Product.Price) * share) } },
      ];
      return staff.call('SaveProducts', { Rows, Force: true, IdempotencyKey: `asked-key-${keys++}` }, session);
    };
    expect((await saveAs(0.5, Version)).ReturnCode).toBe(RETURN_CODES.ApprovalNeeded.code);
    expect((await record(WATCH)).Version).toBe(Version);
    expect((await saveAs(0.5, Version + 1)).ReturnCode).toBe(RETURN_CODES.Conflict.code);
    expect((await saveAs(0.9, Version)).ReturnCode).toBe(0);
  });

  test('the same key saves once', async () => {
    const { Version } = await record(WATCH);
    const rows = [{ ProductCode: WATCH, ExpectedVersion: Version, Product: { Highlights: ['Once'] } }];
    const key = { IdempotencyKey: 'the-same-products' };
    expect((await save(rows, key)).Data).toMatchObject({ Saved: 1, Changed: 1 });
    expect((await save(rows, key)).Data).toMatchObject({ Saved: 1, Rows: [] });
    expect((await record(WATCH)).Version).toBe(Version + 1);
  });

  test('products are found by SKU, words, brand, category and state, a page at a time', async () => {
    const { SKU } = ((await record(RING)).Product.Skus as { SKU: string }[])[1] ?? { SKU: '' };
    expect(await codes({ Search: SKU })).toEqual([RING]);
    expect(await codes({ Search: '1802av01' })).toEqual([WATCH]);
    expect(await codes({ Search: '100%_' })).toEqual([]);
    const brand = await list({ BrandName: 'aarvane', Category: 'Watches', PageSize: 200 });
    expect(brand.Products.length).toBeGreaterThan(3);
    expect(new Set(brand.Products.map(({ BrandName }) => BrandName))).toEqual(new Set(['Aarvane']));
    const soldOut = await list({ State: 'sold-out', PageSize: 200 });
    expect(soldOut.Products.every(({ StoreQuantity }) => StoreQuantity === 0)).toBe(true);
    const all: string[] = [];
    for (let After = ''; ; ) {
      const { Products, Next } = await list({ After, PageSize: 40 });
      all.push(...Products.map(({ ProductCode }) => ProductCode));
      if (Next === '') break;
      After = Next;
    }
    const stored = await api.context.db.selectFrom('products').select('code').orderBy('code').execute();
    expect(all).toEqual(stored.map(({ code }) => code));
  });

  test('shoppers cannot make the calls', async () => {
    expect((await caller.post('ProductRecords', {})).ReturnCode).not.toBe(0);
    expect((await caller.post('SaveProducts', {})).ReturnCode).not.toBe(0);
  });
});
