import type { calls, DataOf, RefusalData } from '#lib/contract/index.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { dataOf, send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Matches = DataOf<typeof calls.categoryMatches>;

describeOnEachEngine('help for products and rules of categories', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY });
  });
  afterEach(() => api.close());

  const matches = async (Rule: object) =>
    dataOf(await deskCaller(api.handle)<Matches>('CategoryMatches', { Rule }), 'CategoryMatches');

  test('fields have their kinds, and values that products have', async () => {
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    const reply = await send<DataOf<typeof calls.productFields>>(api.handle, 'ProductFields', { headers });
    const { Attributes, Values } = dataOf(reply, 'ProductFields');
    expect(Attributes).toContainEqual({ RootCategory: 'Watches', Name: 'Functions', Kind: 'words' });
    const strap = Values.find(({ RootCategory, Field }) => RootCategory === 'Watches' && Field === 'StrapMaterial');
    expect(strap?.Values).toContain('Stainless Steel');
    expect(Values.some(({ Field }) => Field === 'ProductCode')).toBe(false);
  });

  test('a rule holds the products that the list of the category has', async () => {
    const index = await loadIndex(api.context.db);
    const stored = await api.context.db.selectFrom('categories').select(['path', 'rule']).execute();
    for (const { path, rule } of stored) {
      expect({ path, count: (await matches(JSON.parse(rule))).Count }).toEqual({
        path,
        count: index.category(path)?.count,
      });
    }
  });

  test('products of a rule are shown, and a value that none has is named', async () => {
    const { Count, Products, Unknown } = await matches({ RootCategory: 'Watches', DialColour: ['Grene', 'Blue'] });
    expect(Count).toBeGreaterThan(0);
    expect(Products[0]).toMatchObject({ ProductTitle: expect.any(String), Price: expect.any(Number) });
    expect(Unknown).toEqual([{ Field: 'DialColour', Value: 'Grene' }]);
  });

  test('a hidden product leaves the rule, and what is no field is refused', async () => {
    const before = await matches({ RootCategory: 'Watches' });
    const [{ ProductCode } = { ProductCode: '' }] = before.Products;
    const record = await deskCaller(api.handle)<{ Version: number }>('ProductRecord', { ProductCode });
    const Rows = [{ ProductCode, ExpectedVersion: dataOf(record, 'ProductRecord').Version, Hidden: true }];
    const hide = { Rows, Operator: 'Meera Shah', IdempotencyKey: 'hide-one-watch' };
    dataOf(await deskCaller(api.handle)('SaveProducts', hide), 'SaveProducts');
    expect((await matches({ RootCategory: 'Watches' })).Count).toBe(before.Count - 1);
    const refused = await deskCaller(api.handle)<RefusalData>('CategoryMatches', { Rule: { Colour: 'Red' } });
    expect(refused.Data).toMatchObject({ Field: 'Rule.Colour' });
  });
});
