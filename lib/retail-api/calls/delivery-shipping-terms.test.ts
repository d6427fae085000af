import type { calls, DataOf } from '#lib/contract/index.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW } from '../testing/promotions.ts';

test.each([
  ['free from the amount of its offer', 'demo' as const, { Charge: 99, FreeFrom: 2999 }],
  ['never free where no offer makes it so', undefined, { Charge: 99, FreeFrom: null }],
])('shipping terms state the charge that carts have: %s', async (_title, promotions, expected) => {
  const api = await createTestApi({ catalogue: 'seed', now: () => PROMOTIONS_NOW, ...(promotions && { promotions }) });
  const caller = await signInSession(api.handle);
  const { Data } = await caller.get<DataOf<typeof calls.shippingTerms>>('ShippingTerms');
  expect(Data).toMatchObject(expected);
  await api.close();
});

test('shipping terms state the dispatch and transit days that the shipping page mentions', async () => {
  const api = await createTestApi({ catalogue: 'seed' });
  const caller = await signInSession(api.handle);
  const { Data } = await caller.get<DataOf<typeof calls.shippingTerms>>('ShippingTerms');
  expect(Data).toMatchObject({ DispatchDays: { From: 0, To: 1 }, TransitDays: { From: 1, To: 15 } });
  await api.close();
});
