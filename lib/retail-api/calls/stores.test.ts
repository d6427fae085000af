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

  test('all shops in the order of the operator, with their week', async () => {
    const data = await list({});
    expect(data).toMatchObject({ Match: 'all', Place: '', Stores: { length: 33 } });
    expect(data).toHaveProperty('Stores.0', expect.objectContaining({ StoreCode: 'ST101', DistanceKm: null }));
    expect(data).toHaveProperty('Stores.0.Week.6', { Opens: '11:00', Closes: '21:00' });
    expect(data).toHaveProperty('Stores.0.Holidays', ['01-26', '08-15', '10-02']);
    expect(data).toHaveProperty('Stores.1.Departments', ['Watches', 'Smartwatches']);
    expect(data).toHaveProperty('Services.0', 'Watch service');
  });

  test('a pincode finds the shops of its city', async () => {
    const data = await list({ Text: '302 017' });
    expect(data).toMatchObject({ Match: 'here', Place: 'Jaipur, Rajasthan', Stores: [{ City: 'Jaipur' }] });
  });

  test('a service leaves out who does not offer it, and a point orders by distance', async () => {
    const data = await list({ Service: 'Video shopping', Near: { Latitude: 26.91, Longitude: 75.79 } });
    expect(data).toMatchObject({ Match: 'nearest', Stores: { length: 9 } });
    const { Stores } = data as { Stores: { DistanceKm: number; Services: string[] }[] };
    expect(Stores.every((store) => store.Services.includes('Video shopping'))).toBe(true);
    expect(Stores.map((store) => store.DistanceKm)).toEqual(
      Stores.map((store) => store.DistanceKm).toSorted((one, other) => one - other),
    );
  });

  test('a state without shops finds the nearest, and what names no place all', async () => {
    expect(await list({ Text: 'Goa' })).toMatchObject({ Match: 'nearest', Place: 'Goa', Stores: { length: 33 } });
    expect(await list({ Text: 'Atlantis' })).toMatchObject({ Match: 'none', Stores: { length: 33 } });
  });

  test('a city without a shop finds the nearest, with how far they are', async () => {
    const data = await list({ Text: 'Thane' });
    expect(data).toMatchObject({ Match: 'nearest', Place: 'Thane, Maharashtra', Stores: { length: 33 } });
    expect(data).toHaveProperty(
      'Stores.0',
      expect.objectContaining({ City: 'Mumbai', DistanceKm: expect.any(Number) }),
    );
  });

  test('one shop by its code, also in small letters; none by an unknown one', async () => {
    expect((await caller.post('StoreDetails', { StoreCode: 'st101' })).Data).toMatchObject({ City: 'Bengaluru' });
    expect((await caller.post('StoreDetails', { StoreCode: 'ST999' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test.each([
    [{ Near: { Latitude: 91, Longitude: 0 } }, 'Near.Latitude'],
    [{ Text: 'x'.repeat(81) }, 'Text'],
  ])('refuses %j', async (fields, Field) => {
    expect(await caller.post('StoreList', fields)).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field },
    });
  });
});
