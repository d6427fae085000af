import { type calls, type DataOf, RETURN_CODES, type RefusalData } from '#lib/contract/index.ts';
import { tagsOf } from '../catalogue/change-tags.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const { Conflict, InvalidRequest, NotFound } = RETURN_CODES;
type Renamed = DataOf<typeof calls.renameBrand>;

describeOnEachEngine('a brand is renamed by the operator', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let keys = 0;

  beforeEach(async () => {
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY });
    caller = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const send = <Data>(name: string, fields: object) =>
    deskCaller(api.handle)<Data & RefusalData>(name, {
      Operator: 'Meera Shah',
      IdempotencyKey: `rename-key-${keys++}`,
      ...fields,
    });
  const rename = (fields: object) =>
    send<Renamed>('RenameBrand', { Id: 'aarvane', ExpectedVersion: 1, Name: 'Arvana & Sons', ...fields });
  const productsOf = async (brand: string) => {
    const rows = await api.context.db.selectFrom('products').selectAll().orderBy('code').execute();
    const products = rows.map((row) => ({ ...row, product: JSON.parse(row.document) }));
    return products.filter(({ product }) => product.BrandName === brand);
  };
  const leadsTo = async (PageURL: string) =>
    (await caller.post<{ Kind: string; Url: string }>('ResolveUrl', { PageURL })).Data;

  test('in its products, whose prices, stock, titles and addresses stay, and every page with it is purged', async () => {
    const { db } = api.context;
    const [before, skus] = [await loadIndex(db), await db.selectFrom('skus').selectAll().orderBy('sku').execute()];
    const products = await productsOf('Aarvane');
    const { Data } = await rename({});
    expect(Data).toMatchObject({ Id: 'arvana-sons', Version: 2, Products: products.length, Titles: 0 });
    expect(await productsOf('Aarvane')).toEqual([]);
    const after = await productsOf('Arvana & Sons');
    expect(after.map(({ code, slug, product, version }) => [code, slug, product.ProductTitle, version])).toEqual(
      products.map(({ code, slug, product, version }) => [code, slug, product.ProductTitle, version + 1]),
    );
    expect(after[0]?.search_text).toContain('|arvana & sons|');
    expect(await db.selectFrom('skus').selectAll().orderBy('sku').execute()).toEqual(skus);
    const index = await loadIndex(db);
    expect(index.category('brands/featured-brands/arvana-sons')).toMatchObject({ name: 'Arvana & Sons' });
    expect(index.category('brands/featured-brands/aarvane')).toBeUndefined();
    expect(index.query({ text: 'arvana', filters: {}, offset: 0, limit: 1 }).total).toBe(products.length);
    const tags = tagsOf({ codes: after.map(({ code }) => code), pageSlugs: [] }, before, index);
    expect(tags).toEqual(
      expect.arrayContaining(['brands', 'list:brands/featured-brands/aarvane', `product:${after[0]?.code}`]),
    );
    expect(await leadsTo('brands/featured-brands/aarvane')).toMatchObject({
      Kind: 'redirect',
      Url: 'brands/featured-brands/arvana-sons',
    });
  });

  test('back to its name before, whose address is its own again', async () => {
    await rename({});
    const back = await rename({ Id: 'arvana-sons', ExpectedVersion: 2, Name: 'Aarvane' });
    expect(back.Data).toMatchObject({ Id: 'aarvane', Version: 3 });
    const { db } = api.context;
    const redirects = await db.selectFrom('redirects').selectAll().where('from_path', 'like', 'brands/%').execute();
    expect(redirects.map(({ from_path, to_path }) => [from_path, to_path])).toEqual([
      ['brands/featured-brands/arvana-sons', 'brands/featured-brands/aarvane'],
    ]);
  });

  test('back to its name before, which no longer stands among the phrases that mean another', async () => {
    await rename({ FindByOldName: true });
    const back = await rename({ Id: 'arvana-sons', ExpectedVersion: 2, Name: 'Aarvane', FindByOldName: true });
    expect(back.Data?.SearchWords).toBe(2);
    const words = await api.context.db.selectFrom('search_words').select(['phrase', 'document']).execute();
    expect(words).toEqual([{ phrase: 'arvana sons', document: JSON.stringify({ Means: 'aarvane' }) }]);
  });

  test('in titles that begin with it where that is asked for, and their old addresses lead to the new ones', async () => {
    const [product] = await productsOf('Aarvane');
    if (!product) throw new Error('There is no product of Aarvane.');
    const titled = (await productsOf('Aarvane')).filter(({ product: one }) => one.ProductTitle.startsWith('Aarvane '));
    expect(titled.length).toBeGreaterThan(0);
    const { Data } = await rename({ Titles: true });
    expect(Data?.Titles).toBe(titled.length);
    const [first] = titled;
    const renamed = (await productsOf('Arvana & Sons')).find(({ code }) => code === first?.code);
    expect(renamed?.product.ProductTitle).toBe(first?.product.ProductTitle.replace('Aarvane', 'Arvana & Sons'));
    expect(await leadsTo(first?.slug ?? '')).toMatchObject({ Kind: 'redirect', Url: renamed?.slug });
    // Some have words of their own in their address.
    expect(titled.some(({ product: one }) => one.TitleSlug !== undefined)).toBe(true);
    const slugs = (await productsOf('Arvana & Sons')).map(({ slug }) => slug);
    expect(slugs.filter((slug) => !slug.startsWith('arvana-sons-'))).toEqual([]);
  });

  test('not with a title that no save would take, which is named', async () => {
    const long = { Name: `Arvana ${'क'.repeat(190)}`, DryRun: true };
    const { Data } = await rename({ ...long, Titles: true });
    expect(Data).toMatchObject({ Field: 'Titles', Message: expect.stringMatching(/title of \S+ too long/) });
    expect((await rename(long)).ReturnCode).toBe(0);
  });

  test('in categories, offers, coupons and search words that name it', async () => {
    const { db } = api.context;
    const Rule = { BrandName: ['Aarvane', 'Traksha'] };
    const scope = { brands: ['Aarvane'] };
    const days = { startsAt: '2026-01-01T00:00:00+05:30', endsAt: '2036-01-01T00:00:00+05:30' };
    const offer = { kind: 'note', title: 'Care', terms: 'Free care.', ...days, scope };
    const coupon = { terms: 'Ten off.', ...days, scope, benefit: { kind: 'percent', percent: 10 } };
    const saves: [string, object][] = [
      ['SaveCategories', { Id: 'watches/two', Fields: { StoreCategoryName: 'Two', Rule } }],
      ['SaveOffers', { Id: 'aarvane-care', Fields: offer }],
      ['SaveCoupons', { Id: 'AARVANE10', Fields: coupon }],
      ['SaveSearchWords', { Id: 'station clock', Fields: { Means: 'aarvane watch' } }],
      ['SaveSearchWords', { Id: 'the house', Fields: { Url: 'brands/featured-brands/aarvane' } }],
    ];
    for (const [name, row] of saves) {
      expect([name, (await send(name, { Rows: [{ ExpectedVersion: 0, ...row }] })).ReturnCode]).toEqual([name, 0]);
    }
    const { Data } = await rename({ FindByOldName: true });
    expect(Data).toMatchObject({ Categories: 1, Offers: 1, Coupons: 1, SearchWords: 3 });
    const category = await db.selectFrom('categories').selectAll().where('path', '=', 'watches/two').executeTakeFirst();
    expect(JSON.parse(category?.rule ?? '')).toEqual({ BrandName: ['Arvana & Sons', 'Traksha'] });
    for (const table of ['offers', 'coupons'] as const) {
      const named = (await db.selectFrom(table).selectAll().execute()).filter(({ version }) => version === 2);
      expect(named.map(({ document }) => JSON.parse(document).scope)).toEqual([{ brands: ['Arvana & Sons'] }]);
    }
    const words = await db.selectFrom('search_words').selectAll().orderBy('phrase').execute();
    expect(words.map(({ phrase, document, version }) => [phrase, JSON.parse(document), version])).toEqual([
      ['aarvane', { Means: 'arvana sons' }, 1],
      ['station clock', { Means: 'arvana sons watch' }, 2],
      ['the house', { Url: 'brands/featured-brands/arvana-sons' }, 2],
    ]);
    const index = await loadIndex(db);
    const total = (text: string) => index.query({ text, filters: {}, offset: 0, limit: 1 }).total;
    expect(total('aarvane')).toBe(total('arvana'));
  });

  test('once per key, and not at all by a dry run, which counts the same', async () => {
    const raised = (await productsOf('Aarvane')).map(({ version }) => version + 1);
    const dry = await rename({ DryRun: true });
    expect(await productsOf('Arvana & Sons')).toEqual([]);
    const key = { IdempotencyKey: 'the-same-rename' };
    expect((await rename(key)).Data).toEqual(dry.Data);
    expect((await rename(key)).Data).toEqual(dry.Data);
    expect((await productsOf('Arvana & Sons')).map(({ version }) => version)).toEqual(raised);
  });

  test('whose name before stands in texts of offers and coupons, which are listed and stay', async () => {
    const days = { startsAt: '2026-01-01T00:00:00+05:30', endsAt: '2036-01-01T00:00:00+05:30' };
    const offer = { kind: 'note', title: 'AARVANE week', terms: 'On aarvaneish watches.', ...days };
    const coupon = { terms: 'Ten off Aarvane, today.', ...days, benefit: { kind: 'percent', percent: 10 } };
    await send('SaveOffers', { Rows: [{ Id: 'week', ExpectedVersion: 0, Fields: offer }] });
    await send('SaveCoupons', { Rows: [{ Id: 'WEEK10', ExpectedVersion: 0, Fields: coupon }] });
    const { Data } = await rename({ DryRun: true });
    expect(Data?.ToRead).toEqual([
      { Kind: 'offer', Id: 'week', Text: 'AARVANE week' },
      { Kind: 'coupon', Id: 'WEEK10', Text: 'Ten off Aarvane, today.' },
    ]);
    await rename({});
    const stored = await api.context.db.selectFrom('offers').selectAll().where('id', '=', 'week').executeTakeFirst();
    expect(JSON.parse(stored?.document ?? '').title).toBe('AARVANE week');
  });

  test('and another brand can be created at its address before, which then is its own', async () => {
    await rename({});
    const Fields = { Name: 'Aarvane' };
    const { ReturnCode } = await send('SaveBrands', { Rows: [{ Id: 'aarvane', ExpectedVersion: 0, Fields }] });
    expect(ReturnCode).toBe(0);
    expect(await leadsTo('brands/featured-brands/aarvane')).toBeNull();
  });

  test('by one of two who do it at the same time; the other reads what it is called now', async () => {
    const replies = await Promise.all([rename({ Name: 'Arvana' }), rename({ Name: 'Aarvanne' })]);
    const [won, lost] = replies.toSorted((one, other) => one.ReturnCode - other.ReturnCode);
    expect([won?.ReturnCode, lost?.ReturnCode]).toEqual([0, Conflict.code]);
    const Message = `aarvane is now ${won?.Data?.Id === 'arvana' ? 'Arvana' : 'Aarvanne'}, with the address ${won?.Data?.Id}: somebody renamed it before you`;
    expect(lost?.Data).toMatchObject({ Version: 2, Refused: [{ Row: 1, Field: 'Id', Message }] });
    expect((await productsOf('Aarvane')).length).toBe(0);
  });

  test.each([
    ['another version', { ExpectedVersion: 4 }, Conflict.code, undefined],
    ['a brand that there is not', { Id: 'nobody' }, NotFound.code, undefined],
    ['the name that it has', { Name: 'Aarvane' }, InvalidRequest.code, 'is the name that it has'],
    [
      'the name of another brand',
      { Name: 'TRAKSHA' },
      InvalidRequest.code,
      'is too close to Traksha, which has the address traksha',
    ],
    [
      'no letters',
      { Name: '…' },
      InvalidRequest.code,
      'must have letters from a to z or digits: its address is made of them, at most 80 characters long',
    ],
    [
      'the address of another page',
      { Name: 'Products' },
      InvalidRequest.code,
      'has the address products, which is that of all brands’ products',
    ],
    [
      'a letter that turns the text',
      { Name: 'Aar\u202evane' },
      InvalidRequest.code,
      'must not contain invisible characters',
    ],
  ])('not with %s', async (_what, fields, code, message) => {
    const { ReturnCode, Data } = await rename(fields);
    expect(ReturnCode).toBe(code);
    if (message) expect(Data).toMatchObject({ Field: 'Name', Message: message });
    expect((await productsOf('Aarvane')).length).toBeGreaterThan(0);
  });
});
