import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { createTrialOwner } from './trial-owner.ts';

describeOnEachEngine('the owner of a trial', (engine) => {
  let shop: StaffShop;
  beforeAll(async () => {
    shop = await staffShop(engine);
  });
  afterAll(() => shop.api.close());

  test('is made once, and can sign in with the password that is shown then', async () => {
    const { db } = shop.api.context;
    const owner = await createTrialOwner(db, shop.clock.now);
    expect(owner?.email).toBe('owner@example.test');
    expect(await createTrialOwner(db, shop.clock.now)).toBeNull();
    const session = await shop.signIn(owner?.email ?? '', owner?.password);
    expect((await shop.call('StaffSession', null, session)).Data).toMatchObject({ Role: 'owner', NeedsTotp: false });
  });
});
