import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { openCustomer } from './customer-repository.ts';

const MOBILE = '9876543210';
const OFFERED = { name: 'Asha', email: 'asha@example.com' };

/** Runs a callback once, right after the first read of a customer. */
function afterTheFirstRead(run: () => Promise<void>): KyselyPlugin {
  let ran = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!ran && result.rows.length > 0) {
        ran = true;
        await run();
      }
      return result;
    },
  };
}

describeOnEachEngine('the customer of a mobile', (engine) => {
  let db: Kysely<Database>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await openTestDatabase(engine));
  });
  beforeEach(() => eraseShoppers(db));
  afterAll(() => close());

  const open = (from: Kysely<Database>, offered = OFFERED) =>
    from.transaction().execute((transaction) => openCustomer(transaction, MOBILE, offered, 2));
  const readStored = () => db.selectFrom('customers').select(['name', 'email']).executeTakeFirstOrThrow();

  test('the offered values fill empty fields and replace nothing', async () => {
    expect(await open(db, { name: 'Asha', email: '' })).toMatchObject({ isNew: true, name: 'Asha', email: '' });
    const second = await open(db, { name: 'Somebody', email: 'asha@example.com' });
    expect(second).toMatchObject({ isNew: false, ...OFFERED });
    expect(await readStored()).toEqual(OFFERED);
  });

  test('a sign-in does not overwrite a concurrent profile change', async () => {
    await open(db, { name: 'Asha', email: '' });
    let changed: Promise<unknown> | undefined;
    const plugin = afterTheFirstRead(async () => {
      changed = db.updateTable('customers').set({ name: 'Asha Rao' }).where('mobile', '=', MOBILE).execute();
      // SQLite has a single writer: there the update waits for the sign-in.
      if (engine === 'postgres') await changed;
    });
    await open(db.withPlugin(plugin), { name: '', email: 'asha@example.com' });
    await changed;
    expect(await readStored()).toEqual({ name: 'Asha Rao', email: 'asha@example.com' });
  });
});
