import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { openCustomer } from './customer-repository.ts';

const MOBILE = '9876543210';
const OFFERED = { name: 'Asha', email: 'asha@example.com' };

/** Runs something once, right after the first customer was read. */
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
  const kept = () => db.selectFrom('customers').select(['name', 'email']).executeTakeFirstOrThrow();

  test('what is offered fills what is empty and replaces nothing', async () => {
    expect(await open(db, { name: 'Asha', email: '' })).toMatchObject({ isNew: true, name: 'Asha', email: '' });
    const second = await open(db, { name: 'Somebody', email: 'asha@example.com' });
    expect(second).toMatchObject({ isNew: false, ...OFFERED });
    expect(await kept()).toEqual(OFFERED);
  });

  test('a sign-in undoes no change of the profile at the same moment', async () => {
    await open(db, { name: 'Asha', email: '' });
    let changed: Promise<unknown> | undefined;
    const plugin = afterTheFirstRead(async () => {
      changed = db.updateTable('customers').set({ name: 'Asha Rao' }).where('mobile', '=', MOBILE).execute();
      // SQLite has one writer: there the change waits for the sign-in.
      if (engine === 'postgres') await changed;
    });
    await open(db.withPlugin(plugin), { name: '', email: 'asha@example.com' });
    await changed;
    expect(await kept()).toEqual({ name: 'Asha Rao', email: 'asha@example.com' });
  });
});
