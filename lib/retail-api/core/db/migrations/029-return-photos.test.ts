import { insertPhoto } from '#lib/retail-api/community/uploads/upload-store.ts';
import { describeOnEachEngine, openTestDatabase } from '#lib/retail-api/testing/test-database.ts';
import { returnPhotosMigration } from './029-return-photos.ts';

describeOnEachEngine('photos of before', (engine) => {
  test('stay as they are', async () => {
    const { db, close } = await openTestDatabase(engine);
    await db
      .insertInto('customers')
      .values({
        id: 'asha',
        mobile: '9876543210',
        email: '',
        name: '',
        status_id: 1,
        created_at: 1,
        modified_at: 1,
      })
      .execute();
    const bytes = new Uint8Array([1, 2, 3]);
    const photo = { id: 'photo', customerId: 'asha', width: 1, height: 2, content: bytes, thumbnail: bytes, now: 5 };
    await db.transaction().execute((transaction) => insertPhoto(transaction, photo));
    const kept = () => db.selectFrom('uploads').selectAll().execute();
    const before = await kept();
    await db.transaction().execute((transaction) => returnPhotosMigration.up(transaction, engine));
    expect(await kept()).toEqual(before);
    await close();
  });
});
