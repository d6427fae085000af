import type { calls, DataOf, RefusalData, SavedRecords } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { tagsOf } from '../catalogue/change-tags.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import { type ApiCaller, dataOf, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const { Conflict, InvalidRequest } = RETURN_CODES;

type Categories = DataOf<typeof calls.categoryRecords>;

describeOnEachEngine('categories, brands and stores by the operator', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let keys = 0;

  beforeEach(async () => {
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY });
    caller = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const save = (name: string, Rows: object[], more: object = {}) =>
    deskCaller(api.handle)<SavedRecords & RefusalData>(name, {
      Rows,
      Operator: 'Meera Shah',
      IdempotencyKey: `lists-key-${keys++}`,
      ...more,
    });
  const read = async (name: string): Promise<Categories> => {
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    return dataOf(await send<Categories>(api.handle, name, { headers }), name);
  };
  const find = async (name: string, id: string) => {
    const found = (await read(name)).find(({ Id }) => Id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };
  const leadsTo = async (PageURL: string) =>
    (await caller.post<{ Kind: string; Url: string }>('ResolveUrl', { PageURL })).Data;

  test('a category is created with a rule, and every page with it is purged', async () => {
    const { db } = api.context;
    const before = await loadIndex(db);
    const Fields = { StoreCategoryName: 'Green dials', Rule: { DialColour: 'Green' } };
    const saved = await save('SaveCategories', [{ Id: 'watches/green', ExpectedVersion: 0, Fields, Position: 0 }]);
    expect(saved.Data?.Rows).toEqual([{ Row: 1, Id: 'watches/green', Change: 'created', Version: 1 }]);
    const after = await loadIndex(db);
    expect(after.category('watches/green')?.name).toBe('Green dials');
    expect(after.category('watches')?.children[0]).toBe('watches/green');
    const tags = tagsOf({ codes: [], pageSlugs: [] }, before, after);
    expect(tags).toEqual(expect.arrayContaining(['menu', 'list:watches', 'list:watches/green']));
    const { origin } = await db.selectFrom('catalogue_version').select('origin').executeTakeFirstOrThrow();
    expect(origin).toBe('operator');
  });

  test('the list of a category begins with the order that it names, and shoppers can choose another one', async () => {
    const { db } = api.context;
    const before = await loadIndex(db);
    const { Version } = await find('CategoryRecords', 'watches');
    await save('SaveCategories', [{ Id: 'watches', ExpectedVersion: Version, Fields: { Sort: 'price-low' } }]);
    const after = await loadIndex(db);
    const list = (sort?: 'popularity') => after.query({ category: 'watches', filters: {}, sort, offset: 0, limit: 1 });
    expect(list()).toMatchObject({ sort: 'price-low', sortOrders: expect.arrayContaining(['popularity']) });
    expect(list().sortOrders[0]).toBe('price-low');
    expect(list('popularity').sort).toBe('popularity');
    expect(tagsOf({ codes: [], pageSlugs: [] }, before, after)).toContain('list:watches');
    const refused = await save('SaveCategories', [
      { Id: 'watches', ExpectedVersion: Version + 1, Fields: { Sort: 'loudest' } },
    ]);
    expect(refused.Data?.Refused?.[0]).toMatchObject({ Field: 'Sort' });
  });

  test('a new path takes those below along, and the old addresses lead to the new ones', async () => {
    const { Version } = await find('CategoryRecords', 'watches/men');
    const row = { Id: 'watches/men', NewPath: 'watches/gents', ExpectedVersion: Version };
    const saved = await save('SaveCategories', [row]);
    expect(saved.Data?.Rows).toMatchObject([{ Change: 'changed', Version: Version + 1 }]);
    const paths = (await read('CategoryRecords')).map(({ Id }) => Id);
    expect(paths).toContain('watches/gents/dress');
    expect(paths.filter((path) => path.startsWith('watches/men'))).toEqual([]);
    expect(await leadsTo('watches/men/dress')).toMatchObject({ Kind: 'redirect', Url: 'watches/gents/dress' });
    const back = { Id: 'watches/gents', NewPath: 'watches/men', ExpectedVersion: Version + 1 };
    expect((await save('SaveCategories', [back])).ReturnCode).toBe(0);
    expect(await leadsTo('watches/men/dress')).toMatchObject({ Kind: 'list' });
    expect(await leadsTo('watches/gents/dress')).toMatchObject({ Kind: 'redirect', Url: 'watches/men/dress' });
  });

  test('a hidden category is no list for shoppers, nor are those below it; a removed one leads to the one above', async () => {
    const { db } = api.context;
    const men = await find('CategoryRecords', 'watches/men');
    await save('SaveCategories', [{ Id: 'watches/men', ExpectedVersion: men.Version, Fields: { Hidden: true } }]);
    const index = await loadIndex(db);
    expect(index.category('watches/men')).toBeUndefined();
    expect(index.category('watches/men/dress')).toBeUndefined();
    expect((await find('CategoryRecords', 'watches/men')).Fields).toEqual({ ...men.Fields, Hidden: true });
    const dress = await find('CategoryRecords', 'watches/women/dress');
    const below = (await read('CategoryRecords')).filter(({ Id }) => Id.startsWith('watches/women/dress/'));
    const remove = [dress, ...below].map(({ Id, Version }) => ({ Id, Action: 'remove', ExpectedVersion: Version }));
    expect((await save('SaveCategories', remove)).Data).toMatchObject({ Changed: remove.length });
    expect(await leadsTo('watches/women/dress')).toMatchObject({ Kind: 'redirect', Url: 'watches/women' });
  });

  test('categories are refused with row and field, and nothing is done', async () => {
    const before = await read('CategoryRecords');
    const version = (id: string) => before.find(({ Id }) => Id === id)?.Version ?? 0;
    const Fields = { StoreCategoryName: 'X', Rule: { DialColour: 'Green' } };
    const refused = await save('SaveCategories', [
      { Id: 'cart', ExpectedVersion: 0, Fields },
      { Id: 'nowhere/below', ExpectedVersion: 0, Fields },
      { Id: 'watches/odd', ExpectedVersion: 0, Fields: { StoreCategoryName: 'X', Rule: { Colour: 'Green' } } },
      { Id: 'watches/women', Action: 'remove', ExpectedVersion: version('watches/women') },
      { Id: 'watches/men', NewPath: 'smartwatches', ExpectedVersion: version('watches/men') },
    ]);
    expect(refused.ReturnCode).toBe(InvalidRequest.code);
    expect(refused.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [1, 'Id'],
      [2, 'Id'],
      [3, 'Rule.Colour'],
      [4, 'Action'],
      [5, 'NewPath'],
    ]);
    expect(await read('CategoryRecords')).toEqual(before);
    const stale = await save('SaveCategories', [{ Id: 'watches', ExpectedVersion: 9, Fields: { Intro: 'New' } }]);
    expect(stale.ReturnCode).toBe(Conflict.code);
    expect(stale.Data).toMatchObject({ Version: version('watches'), Refused: [{ Row: 1 }] });
  });

  test('a dry run answers the same and writes nothing; a repeated key writes once', async () => {
    const before = await read('CategoryRecords');
    const rows = [{ Id: 'watches', ExpectedVersion: 1, Fields: { Intro: 'Watches of all kinds.' } }];
    const dry = await save('SaveCategories', rows, { DryRun: true });
    expect(await read('CategoryRecords')).toEqual(before);
    const key = { IdempotencyKey: 'the-same-lists' };
    expect((await save('SaveCategories', rows, key)).Data).toEqual(dry.Data);
    expect((await save('SaveCategories', rows, key)).Data).toMatchObject({ Saved: 1, Rows: [] });
    expect((await find('CategoryRecords', 'watches')).Version).toBe(2);
  });

  test('brands are written, moved and removed while no product is of them', async () => {
    const [first] = await read('BrandRecords');
    if (!first) throw new Error('There is no brand.');
    const Fields = { Name: 'Tara & Co', Story: 'Watches from Pune.' };
    const created = await save('SaveBrands', [{ Id: 'tara-co', ExpectedVersion: 0, Position: 0, Fields }]);
    expect(created.Data?.Rows).toMatchObject([{ Change: 'created', Version: 1 }]);
    expect((await read('BrandRecords'))[0]).toMatchObject({ Id: 'tara-co', Fields: { ...Fields, HeroImage: null } });
    const refused = await save('SaveBrands', [
      { Id: first.Id, Action: 'remove', ExpectedVersion: first.Version },
      { Id: 'other', ExpectedVersion: 0, Fields: { Name: 'Something', HeroImage: 'none-00000000.webp' } },
    ]);
    expect(refused.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [1, 'Action'],
      [2, 'Name'],
      [2, 'HeroImage'],
    ]);
    const story = await save('SaveBrands', [
      { Id: first.Id, ExpectedVersion: first.Version, Fields: { Story: 'New.' } },
    ]);
    expect(story.Data?.Rows).toMatchObject([{ Change: 'changed' }]);
    expect((await save('SaveBrands', [{ Id: 'tara-co', Action: 'remove', ExpectedVersion: 1 }])).ReturnCode).toBe(0);
  });

  test('a brand stays while a product is of it, however many others have a title of its name', async () => {
    const { db } = api.context;
    const like = await db.selectFrom('products').selectAll().orderBy('code').limit(1).executeTakeFirstOrThrow();
    const document = JSON.parse(like.document);
    await save('SaveBrands', [{ Id: 'sun', ExpectedVersion: 0, Fields: { Name: 'Sun' } }]);
    const named = (code: string, brand: string) => ({
      ...like,
      code,
      slug: code.toLowerCase(),
      search_text: `|${code.toLowerCase()}|sun|`,
      document: JSON.stringify({ ...document, ProductCode: code, ProductTitle: 'Sun', BrandName: brand }),
    });
    const others = Array.from({ length: 200 }, (_, at) => named(`SUN-A${at}`, document.BrandName));
    for (const rows of chunksOf(others)) await db.insertInto('products').values(rows).execute();
    const remove = () =>
      save('SaveBrands', [{ Id: 'sun', Action: 'remove', ExpectedVersion: 1, Position: 0 }], { DryRun: true });
    expect((await remove()).ReturnCode).toBe(0);
    await db.insertInto('products').values(named('SUN-Z', 'Sun')).execute();
    expect((await remove()).Data?.Refused).toMatchObject([{ Field: 'Action' }]);
  });

  test('stores are written, found by shoppers and removed with their stock', async () => {
    const [like] = await read('StoreRecords');
    if (!like) throw new Error('There is no store.');
    const Fields = { ...like.Fields, StoreCode: 'PUNE1', Name: 'Acme Pune', Phone: '+91 00000 11111' };
    expect((await save('SaveStores', [{ Id: 'PUNE1', ExpectedVersion: 0, Fields }])).ReturnCode).toBe(0);
    const list = await caller.post<DataOf<typeof calls.storeList>>('StoreList', {});
    expect(list.Data?.Stores.map(({ StoreCode }) => StoreCode)).toContain('PUNE1');
    const bad = await save('SaveStores', [{ Id: 'PUNE1', ExpectedVersion: 1, Fields: { Pincode: '12' } }]);
    expect(bad.Data?.Refused).toMatchObject([{ Row: 1, Field: 'Pincode' }]);
    await save('SaveStores', [{ Id: 'PUNE1', Action: 'remove', ExpectedVersion: 1 }]);
    expect((await read('StoreRecords')).map(({ Id }) => Id)).not.toContain('PUNE1');
  });

  test('a phrase finds what it means, another leads to a page, and pages of results are purged', async () => {
    const { db } = api.context;
    const before = await loadIndex(db);
    const find = async (text: string) => {
      const index = await loadIndex(db);
      return index.query({ filters: {}, text, offset: 0, limit: 5 }).total;
    };
    expect(await find('qwxyz')).toBe(0);
    const saved = await save('SaveSearchWords', [
      { Id: 'qwxyz', ExpectedVersion: 0, Fields: { Means: 'smartwatch' } },
      { Id: 'opening hours', ExpectedVersion: 0, Fields: { Url: 'store-locator' } },
    ]);
    expect(saved.Data).toMatchObject({ Changed: 2 });
    expect(await find('qwxyz')).toBe(await find('smartwatch'));
    expect(tagsOf({ codes: [], pageSlugs: [] }, before, await loadIndex(db))).toContain('search');
    const search = (Text: string) => caller.post<DataOf<typeof calls.search>>('Search', { Text });
    expect((await search('Opening  HOURS')).Data?.RedirectUrl).toBe('store-locator');
    expect((await search('smartwatch')).Data?.RedirectUrl).toBe('');
    const refused = await save('SaveSearchWords', [
      { Id: 'Gold', ExpectedVersion: 0, Fields: { Means: 'sona' } },
      { Id: 'both', ExpectedVersion: 0, Fields: { Means: 'sona', Url: 'jewellery' } },
    ]);
    expect(refused.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [1, 'Id'],
      [2, 'Means'],
    ]);
    expect((await read('SearchWordRecords')).map(({ Id }) => Id)).toEqual(['opening hours', 'qwxyz']);
  });

  test('old addresses lead to pages of the store, and never in circles', async () => {
    const row = (Id: string, Url: string, ExpectedVersion = 0) => ({ Id, ExpectedVersion, Fields: { Url } });
    await save('SaveRedirects', [row('gents_watches', 'watches/men'), row('sale-2020', 'watches')]);
    expect(await leadsTo('Gents_Watches')).toMatchObject({ Kind: 'redirect', Url: 'watches/men' });
    const list = async () => {
      const request = { Search: 'gents' };
      const reply = await deskCaller(api.handle)<DataOf<typeof calls.redirectRecords>>('RedirectRecords', request);
      return dataOf(reply, 'RedirectRecords').Redirects;
    };
    const [first] = await list();
    expect(first).toMatchObject({ Id: 'gents_watches', Fields: { Url: 'watches/men' } });
    const refused = await save('SaveRedirects', [
      row('watches', 'jewellery'),
      row('cart', 'jewellery'),
      row('round', 'sale-2020'),
      row('gents_watches', 'jewellery', 1),
    ]);
    expect(refused.ReturnCode).toBe(Conflict.code);
    const wrong = await save('SaveRedirects', [
      row('watches', 'jewellery'),
      row('cart', 'a'),
      row('round', 'sale-2020'),
    ]);
    expect(wrong.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [1, 'Id'],
      [2, 'Id'],
      [3, 'Url'],
    ]);
    const led = await save('SaveRedirects', [row('gents_watches', 'jewellery', first?.Version)]);
    expect(await leadsTo('gents_watches')).toMatchObject({ Kind: 'redirect', Url: 'jewellery' });
    const [changed] = await list();
    expect(led.Data?.Rows).toMatchObject([{ Change: 'changed', Version: changed?.Version }]);
    const remove = { Id: 'gents_watches', Action: 'remove', ExpectedVersion: changed?.Version };
    expect((await save('SaveRedirects', [remove])).ReturnCode).toBe(0);
    expect(await list()).toEqual([]);
  });

  test('shoppers cannot make the calls', async () => {
    expect((await caller.get('CategoryRecords')).ReturnCode).not.toBe(0);
    expect((await caller.post('SaveStores', {})).ReturnCode).not.toBe(0);
  });
});
