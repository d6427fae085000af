import { RETURN_CODES } from '#lib/contract/index.ts';
import { insertPhoto } from '../community/uploads/upload-repository.ts';
import type { UploadOwner } from '../core/db/upload-tables.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const ID = 'a-photo-of-a-shopper-1234';

describeOnEachEngine('photos for staff', (engine) => {
  let shop: StaffShop;
  let sessions: Readonly<Record<'manager' | 'packer' | 'merchandiser' | 'support', string>>;

  beforeAll(async () => {
    shop = await staffShop(engine);
    sessions = {
      manager: await shop.join('manager'),
      packer: await shop.join('packer'),
      merchandiser: await shop.join('merchandiser'),
      support: await shop.join('support'),
    };
    const { id: customerId } = await addCustomer(shop.api);
    const photo = {
      id: ID,
      customerId,
      width: 1,
      height: 1,
      content: Buffer.from('full'),
      thumbnail: Buffer.from('s'),
    };
    const { db } = shop.api.context;
    await db.transaction().execute((transaction) => insertPhoto(transaction, { ...photo, now: shop.clock.now }));
  });
  afterAll(() => shop.api.close());

  test.each<[UploadOwner, (keyof typeof sessions)[]]>([
    ['review', ['manager', 'merchandiser', 'support']],
    ['return', ['manager', 'packer', 'support']],
    ['service', ['manager', 'packer', 'support']],
    ['', []],
  ])('one of "%s" is seen by those who read what it came with', async (owner, seenBy) => {
    await shop.api.context.db.updateTable('uploads').set({ owner_kind: owner }).where('id', '=', ID).execute();
    const seen: string[] = [];
    for (const [role, session] of Object.entries(sessions)) {
      const { ReturnCode } = await shop.call('OperatorPhoto', { PhotoId: ID }, session);
      if (ReturnCode === RETURN_CODES.Success.code) seen.push(role);
    }
    expect(seen).toEqual(seenBy);
  });
});
