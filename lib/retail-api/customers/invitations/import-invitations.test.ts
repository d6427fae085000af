import type { OpenDatabase } from '../../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { importInvitations } from './import-invitations.ts';
import { findInvitation } from './invitation-repository.ts';

const SECRET = testSecret(3);
const [ASHA, RAVI] = ['9876543210', '9876543211'];
const CODE = 'DIWALI7K2M';

describeOnEachEngine('the import of invitations', (engine) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const find = (mobile: string, now = 0) => findInvitation(opened.db, SECRET, mobile, now);

  test('stores only hashes, and equal codes have different ones', async () => {
    await importInvitations(opened.db, SECRET, [
      { mobile: ASHA, code: CODE },
      { mobile: RAVI, code: CODE },
    ]);
    const rows = await opened.db.selectFrom('invitations').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/98765|DIWALI/);
    expect(new Set(rows.map(({ code_hash }) => code_hash)).size).toBe(2);
  });

  test('replaces the list: a mobile no longer in the file is no longer invited', async () => {
    await importInvitations(opened.db, SECRET, [{ mobile: ASHA, code: CODE }]);
    const before = await find(ASHA);
    await importInvitations(opened.db, SECRET, [
      { mobile: ASHA, code: 'ANOTHER1' },
      { mobile: RAVI, code: CODE },
    ]);
    expect((await find(ASHA))?.codeHash).not.toBe(before?.codeHash);
    await importInvitations(opened.db, SECRET, [{ mobile: RAVI, code: CODE }]);
    expect(await find(ASHA)).toBeNull();
    expect(await find(RAVI)).not.toBeNull();
  });

  test('expires an invitation at its expiry time', async () => {
    await importInvitations(opened.db, SECRET, [{ mobile: ASHA, code: CODE, expires: 1000 }]);
    expect(await find(ASHA, 999)).not.toBeNull();
    expect(await find(ASHA, 1000)).toBeNull();
  });

  test('two processes that start together write the same invitation list', async () => {
    const list = Array.from({ length: 1200 }, (_, number) => ({ mobile: String(9_000_000_000 + number), code: CODE }));
    await Promise.all([importInvitations(opened.db, SECRET, list), importInvitations(opened.db, SECRET, list)]);
    expect(await opened.db.selectFrom('invitations').select('holder').execute()).toHaveLength(1200);
  });
});
