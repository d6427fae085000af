import { RETURN_CODES } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('StoreList and StoreDetails', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'demo' });
    caller = await signInSession((request) => api.handle(request));
  });
  afterAll(() => api.close());
  const list = async (fields: object) => (await caller.post('StoreList', fields)).Data;

  test('StoreList has all physical stores in the operator’s order, with opening hours for the week', async () => {
    const data = await list({});
    expect(data).toMatchObject({ Match: 'all', Place: '', Stores: { length: 33 } });
    expect(data).toHaveProperty('Stores.0', expect.objectContaining({ StoreCode: 'ST101', DistanceKm: null }));
    expect(data).toHaveProperty('Stores.0.Week.6', { Opens: '11:00', Closes: '21:00' });
    expect(data).toHaveProperty('Stores.0.Holidays', ['01-26', '08-15', '10-02']);
    expect(data).toHaveProperty('Stores.1.Departments', ['Watches', 'Smartwatches']);
    expect(data).toHaveProperty('Services.0', 'Watch service');
  });

  test('StoreList finds the stores of a pincode’s city', async () => {
    const data = await list({ Text: '302 017' });
    expect(data).toMatchObject({ Match: 'here', Place: 'Jaipur, Rajasthan', Stores: [{ City: 'Jaipur' }] });
  });

  test('StoreList filters by service, and orders by distance from a point', async () => {
    const data = await list({ Service: 'Video shopping', Near: { Latitude: 26.91, Longitude: 75.79 } });
    expect(data).toMatchObject({ Match: 'nearest', Stores: { length: 9 } });
    const { Stores } = data as { Stores: { DistanceKm: number; Services: string[] }[] };
    expect(Stores.every((store) => store.Services.includes('Video shopping'))).toBe(true);
    expect(Stores.map((store) => store.DistanceKm)).toEqual(
      Stores.map((store) => store.DistanceKm).toSorted((one, other) => one - other),
    );
  });

  test('StoreList finds the nearest stores for a state without any, and all for an unknown place', async () => {
    expect(await list({ Text: 'Goa' })).toMatchObject({ Match: 'nearest', Place: 'Goa', Stores: { length: 33 } });
    expect(await list({ Text: 'Atlantis' })).toMatchObject({ Match: 'none', Stores: { length: 33 } });
  });

  test('StoreList finds the nearest stores for a city without any, with their distances', async () => {
    const data = await list({ Text: 'Thane' });
    expect(data).toMatchObject({ Match: 'nearest', Place: 'Thane, Maharashtra', Stores: { length: 33 } });
    expect(data).toHaveProperty(
      'Stores.0',
      expect.objectContaining({ City: 'Mumbai', DistanceKm: expect.any(Number) }),
    );
  });

  test('StoreDetails finds a store by its code in any letter case, and none for an unknown code', async () => {
    expect((await caller.post('StoreDetails', { StoreCode: 'st101' })).Data).toMatchObject({ City: 'Bengaluru' });
    expect((await caller.post('StoreDetails', { StoreCode: 'ST999' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test.each([
    [{ Near: { Latitude: 91, Longitude: 0 } }, 'Near.Latitude'],
    [{ Text: 'x'.repeat(81) }, 'Text'],
  ])('StoreList refuses %j', async (fields, Field) => {
    expect(await caller.post('StoreList', fields)).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field },
    });
  });
});
