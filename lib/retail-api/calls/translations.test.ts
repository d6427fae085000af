import type { calls, DataOf, RefusalData, SavedRecords } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { tagsOf } from '../catalogue/change-tags.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { knownPages, tagsOfPages } from '../content/page-changes.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { followOwnMessages } from '../translations/follow-own-messages.ts';

const { Conflict, InvalidRequest, NotFound } = RETURN_CODES;

type List = DataOf<typeof calls.translationList>;
type Translated = DataOf<typeof calls.translationRecord>;

const WATCH = '1801AV01';

describeOnEachEngine('texts in another language', (engine) => {
  let api: TestApi;
  let keys = 0;
  beforeEach(async () => {
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY, promotions: 'demo' });
  });
  afterEach(() => api.close());

  const save = (Kind: string, Rows: object[], more: object = {}) =>
    deskCaller(api.handle)<SavedRecords & RefusalData>('SaveTranslations', {
      Kind,
      Language: 'hi',
      Rows,
      Operator: 'Meera Shah',
      IdempotencyKey: `translations-${keys++}`,
      ...more,
    });
  const saveOne = async (kind: string, Id: string, Fields: object, more: object = {}) => {
    const saved = await save(kind, [{ Id, ExpectedVersion: 0, Fields, ...more }]);
    expect(saved).toMatchObject({ ReturnCode: 0, Data: { Saved: 1 } });
  };
  const read = async (Kind: string, Id: string, Language = 'hi') =>
    (await deskCaller(api.handle)<Translated>('TranslationRecord', { Kind, Language, Id })).Data;
  const field = async (kind: string, id: string, name: string) =>
    (await read(kind, id))?.Fields.find(({ Field }) => Field === name);
  const list = (more: object) =>
    deskCaller(api.handle)<List>('TranslationList', { Kind: 'product', Language: 'hi', ...more });
  /** A shopper's call in a language. */
  const ask = async <Data>(language: string, name: string, body?: object): Promise<Data | null> => {
    const issued = await send<{ SecurityToken: string }>(api.handle, 'JwtToken', {
      method: 'POST',
      body: JSON.stringify({ SessionID: `words-${language}`, SiteURL: 'http://localhost:3000' }),
    });
    const headers = {
      authorization: `Bearer ${issued.Data?.SecurityToken}`,
      'content-type': 'application/json',
      'accept-language': language,
    };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await send<Data>(api.handle, name, init)).Data;
  };
  const details = (language: string) =>
    ask<DataOf<typeof calls.productDetails>>(language, 'ProductDetails', { ProductCode: WATCH });

  test('an operator’s title, highlights and attributes are answered in their language alone', async () => {
    await saveOne('product', WATCH, {
      ProductTitle: 'मेरी नीली घड़ी',
      Description: 'रोज़ पहनने की घड़ी।',
      Highlights: 'पहली बात\n\nदूसरी बात',
      'Attributes.Functions': 'तारीख',
    });
    const hindi = await details('hi');
    expect(hindi).toMatchObject({ ProductTitle: 'मेरी नीली घड़ी', Highlights: ['पहली बात', 'दूसरी बात'] });
    expect(hindi?.Description).toBe('रोज़ पहनने की घड़ी।');
    expect(hindi?.Specifications).toContainEqual({ Group: 'Movement', Name: 'Functions', Value: 'तारीख' });
    const english = await details('en');
    expect(english?.ProductTitle).toMatch(/^Aarvane Ganga/);
    expect(english?.Attributes).toEqual(hindi?.Attributes);
    expect(english?.Specifications).not.toEqual(hindi?.Specifications);
  });

  test('shoppers find a product by its Hindi title once the index is built again', async () => {
    const { db } = api.context;
    const found = async () =>
      (await loadIndex(db)).query({ text: 'झिलमिलाहट', filters: {}, offset: 0, limit: 5 }).codes;
    expect(await found()).not.toContain(WATCH);
    const before = await loadIndex(db);
    const version = () => db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow();
    const { version: earlier, priced_at, origin } = await version();
    await saveOne('product', WATCH, { ProductTitle: 'झिलमिलाहट घड़ी' });
    expect(await found()).toEqual([WATCH]);
    const later = await version();
    expect(later.version).toBe(earlier + 1);
    expect(Number(later.priced_at)).toBeGreaterThan(Number(priced_at));
    // The files of the demo still bring its goods.
    expect(later.origin).toBe(origin);
    expect(tagsOf({ codes: [WATCH], pageSlugs: [] }, before, await loadIndex(db))).toContain(`product:${WATCH}`);
  });

  test('a translation knows when its English has changed, and is confirmed by saving it again', async () => {
    const title = { ProductTitle: 'मेरी घड़ी' };
    await saveOne('product', WATCH, title);
    expect(await field('product', WATCH, 'ProductTitle')).toMatchObject({ Text: 'मेरी घड़ी', State: 'own' });
    const { db } = api.context;
    const row = await db.selectFrom('products').select('document').where('code', '=', WATCH).executeTakeFirstOrThrow();
    const document = JSON.stringify({ ...JSON.parse(row.document), ProductTitle: 'Another title' });
    await db.updateTable('products').set({ document }).where('code', '=', WATCH).execute();
    expect(await read('product', WATCH)).toMatchObject({ Outdated: 1, Version: 1, Name: 'Another title' });
    const confirmed = await save('product', [{ Id: WATCH, ExpectedVersion: 1, Fields: title }]);
    expect(confirmed.Data?.Rows).toEqual([{ Row: 1, Id: WATCH, Change: 'changed', Version: 2 }]);
    expect((await read('product', WATCH))?.Outdated).toBe(0);
  });

  test('a text that is brought back is of the English that it was of', async () => {
    const ProductTitle = 'मेरी घड़ी';
    await saveOne('product', WATCH, { ProductTitle });
    const { Text, Of } = (await field('product', WATCH, 'ProductTitle')) ?? {};
    expect(Of).toMatch(/^[\da-f]{16}$/);
    const former = { Text, Of: 'f'.repeat(16) };
    await save('product', [{ Id: WATCH, ExpectedVersion: 1, Fields: { ProductTitle: former } }]);
    expect(await field('product', WATCH, 'ProductTitle')).toMatchObject({ ...former, State: 'outdated' });
    const wrong = { ProductTitle: { Text, Of: 'any' } };
    const refused = await save('product', [{ Id: WATCH, ExpectedVersion: 2, Fields: wrong }]);
    expect(refused.ReturnCode).toBe(InvalidRequest.code);
    await save('product', [{ Id: WATCH, ExpectedVersion: 2, Fields: { ProductTitle: { Text, Of } } }]);
    expect(await field('product', WATCH, 'ProductTitle')).toMatchObject({ Text, Of, State: 'own' });
  });

  test('characters that nobody sees, or that turn a text around, are refused; the joiners of Hindi are not', async () => {
    for (const Text of ['घड़ी\u202e', '\u2066घड़ी', 'घ\u200bड़ी']) {
      for (const name of ['ProductTitle', 'Description']) {
        const refused = await save('product', [{ Id: WATCH, ExpectedVersion: 0, Fields: { [name]: Text } }]);
        expect(refused.Data?.Refused).toMatchObject([{ Row: 1, Field: name }]);
      }
    }
    await saveOne('product', WATCH, { ProductTitle: 'क\u200d्ष घ\u200cड़ी' });
  });

  test('what the vocabulary says is no missing text, and a text taken back leaves it', async () => {
    expect(await field('product', WATCH, 'ProductTitle')).toMatchObject({ State: 'default', Text: '' });
    expect((await field('product', WATCH, 'ProductTitle'))?.Default).toMatch(/पुरुषों के लिए$/);
    expect(await field('product', WATCH, 'Description')).toMatchObject({ State: 'missing', Default: '' });
    expect((await read('product', WATCH))?.Missing).toBe(1);
    await saveOne('product', WATCH, { ProductTitle: 'मेरी घड़ी' });
    expect((await save('product', [{ Id: WATCH, ExpectedVersion: 1, Fields: { ProductTitle: '' } }])).ReturnCode).toBe(
      0,
    );
    expect(await field('product', WATCH, 'ProductTitle')).toMatchObject({ State: 'default', Text: '' });
    expect((await details('hi'))?.ProductTitle).toMatch(/^Aarvane Ganga/);
  });

  test('bad rows are refused with row and field, stale ones with their version, and nothing is saved', async () => {
    const rows = [
      { Id: WATCH, ExpectedVersion: 0, Fields: { ProductTitle: 'अ'.repeat(201), Price: '5' } },
      { Id: 'NO-SUCH', ExpectedVersion: 0, Fields: { ProductTitle: 'घड़ी' } },
    ];
    const refused = await save('product', rows);
    expect(refused.ReturnCode).toBe(InvalidRequest.code);
    expect(refused.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [1, 'ProductTitle'],
      [1, 'Price'],
      [2, 'Id'],
    ]);
    await saveOne('product', WATCH, { ProductTitle: 'मेरी घड़ी' });
    const stale = await save('product', [{ Id: WATCH, ExpectedVersion: 0, Fields: { ProductTitle: 'दूसरी' } }]);
    expect(stale).toMatchObject({
      ReturnCode: Conflict.code,
      Data: { Refused: [{ Row: 1, Field: 'ExpectedVersion' }] },
    });
    const tried = await save('product', [{ Id: WATCH, ExpectedVersion: 1, Fields: { ProductTitle: 'दूसरी' } }], {
      DryRun: true,
    });
    expect(tried.Data?.Changed).toBe(1);
    expect(await field('product', WATCH, 'ProductTitle')).toMatchObject({ Text: 'मेरी घड़ी' });
    expect(await save('product', [{ Id: WATCH, ExpectedVersion: 1 }], { Language: 'en' })).toMatchObject({
      ReturnCode: InvalidRequest.code,
      Data: { Field: 'Language', Message: 'must be hi' },
    });
    expect(
      (await deskCaller(api.handle)('TranslationRecord', { Kind: 'page', Language: 'hi', Id: 'x' })).ReturnCode,
    ).toBe(NotFound.code);
  });

  test('a repeated request writes once, and the audit names who saved', async () => {
    const row = { Id: WATCH, ExpectedVersion: 0, Fields: { ProductTitle: 'मेरी घड़ी' } };
    for (const _attempt of [1, 2]) {
      const saved = await save('product', [row], { IdempotencyKey: 'translations-twice' });
      expect(saved).toMatchObject({ ReturnCode: 0, Data: { Changed: 1 } });
    }
    const rows = await api.context.db
      .selectFrom('desk_audit')
      .selectAll()
      .where('call', '=', 'SaveTranslations')
      .execute();
    expect(rows[0]).toMatchObject({ operator: 'Meera Shah', subject: WATCH });
  });

  test('the list counts what is missing, and names the unfinished alone', async () => {
    const all = await list({ PageSize: 200 });
    expect(all.Data?.Records.length).toBeGreaterThan(100);
    const first = (await list({ PageSize: 2 })).Data;
    const second = (await list({ PageSize: 2, After: first?.Next })).Data;
    const ids = [first, second].flatMap((page) => page?.Records.map(({ Id }) => Id));
    expect(ids).toEqual(all.Data?.Records.slice(0, 4).map(({ Id }) => Id));
    const [id = ''] = ids;
    const texts = (await read('product', id))?.Fields.filter(({ State }) => State === 'missing') ?? [];
    await saveOne('product', id, Object.fromEntries(texts.map(({ Field }) => [Field, 'हिंदी'])));
    const unfinished = (await list({ Unfinished: true, PageSize: 200 })).Data;
    expect(unfinished?.Records.map(({ Id }) => Id)).not.toContain(id);
    expect(unfinished?.Records.length).toBe((all.Data?.Records.length ?? 0) - 1);
    expect(unfinished?.Next).toBe('');
    expect((await list({ Search: 'himroad' })).Data?.Records.every(({ Name }) => /himroad/i.test(Name))).toBe(true);
  });

  test('a page, the footer and the home page say what was translated, cleaned, and are purged', async () => {
    const { db } = api.context;
    const before = await knownPages(db);
    await saveOne('page', 'faq', {
      PageTitle: 'सवाल-जवाब',
      PageContent: '<p onclick="x()">नमस्ते</p><script>1</script>',
    });
    const shown = await ask<DataOf<typeof calls.pages>>('hi', 'Page', { PageURL: 'faq' });
    expect(shown?.[0]?.PageContent).toBe('<p>नमस्ते</p>');
    expect((await ask<DataOf<typeof calls.pages>>('en', 'Page', { PageURL: 'faq' }))?.[0]?.PageContent).not.toBe(
      '<p>नमस्ते</p>',
    );
    expect(tagsOfPages(before, await knownPages(db), 1)).toEqual(['page:faq', 'menu']);
    const home = await read('page', 'home.json');
    const text = home?.Fields.find(({ English }) => English === 'New this season');
    await saveOne('page', 'home.json', { [text?.Field ?? '']: 'ताज़ा उत्पाद' });
    const titles = async (language: string) =>
      (await ask<DataOf<typeof calls.homeSections>>(language, 'HomeSections'))?.map(({ Title }) => Title);
    expect(await titles('hi')).toContain('ताज़ा उत्पाद');
    expect(await titles('en')).toContain('New this season');
    const deep = await save('page', [{ Id: 'faq', ExpectedVersion: 1, Fields: { PageContent: '<div>'.repeat(600) } }]);
    expect(deep.Data?.Refused?.[0]).toMatchObject({ Row: 1, Field: 'PageContent' });
  });

  test('a category is named in the language of the request, in the index that is built next', async () => {
    const { db } = api.context;
    const before = await loadIndex(db);
    await saveOne('category', 'watches/men', { StoreCategoryName: 'मर्दाना', Intro: 'पुरुषों की घड़ियाँ।' });
    const after = await loadIndex(db);
    expect(inLanguage('hi', () => after.category('watches/men'))).toMatchObject({
      name: 'मर्दाना',
      intro: 'पुरुषों की घड़ियाँ।',
    });
    expect(inLanguage('hi', () => after.trail('watches/men').map(({ name }) => name))).toEqual(['Watches', 'मर्दाना']);
    expect(after.category('watches/men')?.name).toBe('Men');
    expect(tagsOf({ codes: [], pageSlugs: [] }, before, after)).toContain('list:watches/men');
  });

  test('offers, and stores beside the name that their addresses are made of, are translated', async () => {
    const [offer] = (await ask<DataOf<typeof calls.currentOffers>>('hi', 'CurrentOffers', {})) ?? [];
    const { saves } = await api.context.db.selectFrom('promotion_files').select('saves').executeTakeFirstOrThrow();
    await saveOne('offer', offer?.OfferId ?? '', { title: 'त्योहार की छूट', terms: 'शर्तें लागू।' });
    const [local] = (await ask<DataOf<typeof calls.currentOffers>>('hi', 'CurrentOffers', {})) ?? [];
    expect(local).toMatchObject({ Title: 'त्योहार की छूट', Terms: 'शर्तें लागू।' });
    const row = await api.context.db.selectFrom('promotion_files').select('saves').executeTakeFirstOrThrow();
    expect(row.saves).toBe(saves + 1);
    const { code } = await api.context.db.selectFrom('stores').select('code').orderBy('code').executeTakeFirstOrThrow();
    await saveOne('store', code, { Name: 'समय की दुकान' });
    const named = await ask<DataOf<typeof calls.storeDetails>>('hi', 'StoreDetails', { StoreCode: code });
    expect(named?.LocalName).toBe('समय की दुकान');
    expect(named?.Name).not.toBe('समय की दुकान');
  });

  test('a shop words its mails itself, also in English, with all values of the message', async () => {
    const wrong = await save('message', [{ Id: 'mailHelloName', ExpectedVersion: 0, Fields: { Text: 'प्रिय ग्राहक' } }]);
    expect(wrong.Data?.Refused).toEqual([{ Row: 1, Field: 'Text', Message: 'must also have {name}' }]);
    // No other form of numbers is known in Hindi: a store with this message would not start.
    const strange = await save('message', [
      { Id: 'mailHelloName', ExpectedVersion: 0, Fields: { Text: '{name, plural, few {प्रिय} other {प्रिय}} {name},' } },
    ]);
    expect(strange.Data?.Refused).toMatchObject([{ Row: 1, Field: 'Text' }]);
    await saveOne('message', 'mailHelloName', { Text: 'प्रिय {name},' });
    const english = await save(
      'message',
      [{ Id: 'mailHelloName', ExpectedVersion: 0, Fields: { Text: 'Dear {name},' } }],
      {
        Language: 'en',
      },
    );
    expect(english.ReturnCode).toBe(0);
    const follow = followOwnMessages(api.context.db, () => {});
    await follow();
    try {
      expect(m.mailHelloName({ name: 'Asha' })).toBe('Dear Asha,');
      expect(inLanguage('hi', () => m.mailHelloName({ name: 'आशा' }))).toBe('प्रिय आशा,');
    } finally {
      await api.context.db.deleteFrom('translations').execute();
      await follow();
    }
    expect(m.mailHelloName({ name: 'Asha' })).toBe('Hello Asha,');
    expect((await read('message', 'mailHelloName'))?.Fields[0]).toMatchObject({ State: 'default', Form: 'message' });
  });
});
