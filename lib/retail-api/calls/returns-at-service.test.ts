import type { ReturnShop } from '../testing/return-shop.ts';
import { type ServiceDesk, serviceShop } from '../testing/service-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('returns of items that the store has for a service', (engine) => {
  let shop: ReturnShop;
  let service: ServiceDesk;

  beforeAll(async () => {
    ({ shop, service } = await serviceShop(engine));
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('are refused until the item is given back', async () => {
    const given = await shop.delivered();
    const { ServiceNumber: number } = await service.requested(given);
    const AT_SERVICE = { Data: { Reason: 'at-service' } };
    await service.advanced(number, 'accept', 'receive');
    expect(await shop.request(given)).toMatchObject(AT_SERVICE);
    await service.advanced(number, 'estimate', 'ready');
    expect(await shop.request(given)).toMatchObject(AT_SERVICE);
    await service.advanced(number, 'close');
    expect((await shop.request(given)).ReturnCode).toBe(0);
  });

  test('are made while the item has yet to come to the store', async () => {
    const given = await shop.delivered();
    await service.advanced((await service.requested(given)).ServiceNumber, 'accept');
    expect((await shop.request(given)).ReturnCode).toBe(0);
  });
});
