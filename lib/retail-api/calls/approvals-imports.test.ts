import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { importHands, watchTable } from '../testing/import-hands.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { catalogueImportCalls } from './catalogue-imports.ts';

const { Success, ApprovalNeeded, Conflict } = RETURN_CODES;
/** A watch at a price, beside one that is new in each file. */
const priced = (Price: number) => watchTable({ SKU: 'K-1', Price: String(Price), MRP: '5000' });

describeOnEachEngine('prices in files that need a second person', (engine) => {
  let shop: StaffShop;
  let dataDir: string;
  let hands: ReturnType<typeof importHands>;
  let sessions: { merchandiser: string; manager: string };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'imports-'));
    shop = await staffShop(engine, { dataDir });
    hands = importHands(shop.api, dataDir);
    sessions = { merchandiser: await shop.join('merchandiser'), manager: await shop.join('manager') };
    setShopProfile({ ...DEMO_PROFILE, approvals: { priceJump: 20 } });
  });
  afterEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await shop.api.close();
    await rm(dataDir, { recursive: true });
  });

  const price = async () => {
    const { db } = shop.api.context;
    return (await db.selectFrom('skus').select('price').where('sku', '=', 'K-1').executeTakeFirst())?.price;
  };
  const checked = async (Price: number, body: object = {}) => {
    const id = await hands.send(priced(Price));
    expect(await hands.check(id, body)).toMatchObject({ State: 'checked' });
    return id;
  };
  const run = (ImportId: string) =>
    shop.call<{ ApprovalId: string; State: string }>('RunCatalogueImport', { ImportId }, sessions.merchandiser);
  const imported = async (Price: number) => {
    const id = await checked(Price);
    expect(await run(id)).toMatchObject({ ReturnCode: Success.code, Data: { State: 'importing' } });
    expect(await hands.run(id)).toMatchObject({ State: 'done' });
  };
  const approve = (ApprovalId: string | undefined) =>
    shop.call<DataOf<typeof calls.decideApproval>>(
      'DecideApproval',
      { ApprovalId, Decision: 'approve' },
      sessions.manager,
    );

  test('a file whose prices jump waits until somebody else approves it; a new product and a small step do not', async () => {
    await imported(1000);
    await imported(900);
    const id = await checked(1);
    const asked = await run(id);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    expect(await hands.shown(id)).toMatchObject({ State: 'checked' });
    expect(await price()).toBe(90_000);
    expect((await approve(asked.Data?.ApprovalId)).Data).toMatchObject({
      State: 'done',
      Summary: 'Import watches.csv, which changes prices by more than 20%',
    });
    expect(await hands.run(id)).toMatchObject({ State: 'done', Changed: 1 });
    expect(await price()).toBe(100);
  });

  test('small steps of several files count together, for as long as the shop says', async () => {
    await imported(1000);
    await imported(850);
    const id = await checked(700);
    expect((await run(id)).ReturnCode).toBe(ApprovalNeeded.code);
    await hands.step('CancelCatalogueImport', id);
    shop.clock.now += 25 * HOUR_MS;
    sessions.merchandiser = await shop.signIn('merchandiser@shop.test');
    await imported(700);
  });

  test('prices that two people agreed on in a file are where further steps count from', async () => {
    const save = (Price: number) => {
      const body = { Rows: [{ Id: 'K-1', Price }], IdempotencyKey: `agreed-price-${Price}` };
      return shop.call('SavePrices', body, sessions.merchandiser);
    };
    await imported(1000);
    const id = await checked(700);
    await approve((await run(id)).Data?.ApprovalId);
    expect(await hands.run(id)).toMatchObject({ State: 'done' });
    expect((await save(650)).ReturnCode).toBe(Success.code);
    expect((await save(550)).ReturnCode).toBe(ApprovalNeeded.code);
  });

  test('a price that stays as it is needs nobody, however far steps before have moved it', async () => {
    await imported(1000);
    await imported(850);
    const byKey = { Rows: [{ Id: 'K-1', Price: 700 }], Operator: 'Meera', IdempotencyKey: 'price-by-key' };
    expect((await hands.call('SavePrices', byKey)).ReturnCode).toBe(Success.code);
    const same = { Rows: [{ Id: 'K-1', Price: 700 }], IdempotencyKey: 'the-same-price' };
    expect((await shop.call('SavePrices', same, sessions.merchandiser)).ReturnCode).toBe(Success.code);
  });

  test('a file that is checked again with other columns is no longer what somebody was asked to approve', async () => {
    await imported(1000);
    const id = await checked(700);
    const asked = await run(id);
    expect(asked.ReturnCode).toBe(ApprovalNeeded.code);
    await hands.check(id, { Mapping: { SKU: 'SKU', Price: { constant: '1' } } });
    expect((await approve(asked.Data?.ApprovalId)).ReturnCode).toBe(Conflict.code);
    expect((await run(id)).ReturnCode).toBe(ApprovalNeeded.code);
    expect(await price()).toBe(100_000);
  });

  test('a file whose check ended after it was asked who must agree is not imported by one person', async () => {
    await imported(1000);
    const ImportId = await checked(1);
    const run = catalogueImportCalls.find(({ call }) => call.name === 'RunCatalogueImport');
    const member = { staffId: 'm-1', name: 'The merchandiser', email: '', role: 'merchandiser' } as const;
    const times = { signedInAt: 0, expiresAt: 0, idleUntil: 0 };
    const staff = { kind: 'session', ...member, ...times, hasTotp: true, needsTotp: false, tokenHash: '' } as const;
    const caller = { sessionId: '', customerId: null, customerToken: '', network: '', staff };
    expect(await run?.handle({ ImportId, Operator: 'The merchandiser' }, shop.api.context, caller)).toMatchObject({
      code: 'Conflict',
    });
    expect(await hands.shown(ImportId)).toMatchObject({ State: 'checked' });
  });
});
