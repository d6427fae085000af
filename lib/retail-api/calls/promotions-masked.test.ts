import type { calls, DataOf, StaffRole } from '#lib/contract/index.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Records = DataOf<typeof calls.giftCouponRecords>;

const CODES = ['GIFTACME1', 'GIFTACME2', 'GIFTBETA3'];

describeOnEachEngine('the codes of gift coupons', (engine) => {
  let shop: StaffShop;
  const sessions = new Map<StaffRole, string>();
  beforeAll(async () => {
    shop = await staffShop(engine);
    const times = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-31T00:00:00Z' };
    const Rows = CODES.map((Id) => ({ Id, ExpectedVersion: 0, Fields: { amount: 500, ...times } }));
    const batches = [Rows.slice(0, 2), Rows.slice(2)];
    for (const [at, batch] of batches.entries()) {
      const saving = { Rows: batch, Operator: 'Meera', IdempotencyKey: `gift-coupons-${at}` };
      expect((await shop.call('SaveGiftCoupons', saving, OPERATOR_KEY)).ReturnCode).toBe(0);
    }
    for (const role of ['manager', 'merchandiser', 'support'] as const) sessions.set(role, await shop.join(role));
  });
  afterAll(() => shop.api.close());

  const read = async (bearer: string | undefined, body: object = {}) =>
    (await shop.call<Records>('GiftCouponRecords', body, bearer)).Data;

  test('are whole for roles that issue them', async () => {
    for (const bearer of [sessions.get('manager'), OPERATOR_KEY]) {
      const data = await read(bearer, { Search: 'GIFTACME' });
      expect(data).toMatchObject({ GiftCoupons: [{ Id: CODES[0] }, { Id: CODES[1] }], Masked: false });
    }
  });

  test.each(['merchandiser', 'support'] as const)(
    'are masked for a %s, on every page and in the fields',
    async (role) => {
      const first = await read(sessions.get(role), { PageSize: 2 });
      const second = await read(sessions.get(role), { PageSize: 2, After: first?.Next });
      expect(first?.GiftCoupons.map(({ Id }) => Id)).toEqual(['••••CME1', '••••CME2']);
      expect(second).toMatchObject({
        GiftCoupons: [{ Id: '••••ETA3', Fields: { amount: 500 } }],
        Masked: true,
        Next: '',
      });
      for (const code of CODES) expect(JSON.stringify([first, second])).not.toContain(code);
    },
  );

  test('are found by the whole code that a customer names, and not by its beginning', async () => {
    const support = sessions.get('support');
    expect(await read(support, { Search: 'GIFTACME1' })).toMatchObject({ GiftCoupons: [{ Id: '••••CME1' }] });
    expect((await read(support, { Search: 'GIFTACME' }))?.GiftCoupons).toEqual([]);
  });

  test('are masked for a key of such a role, and in the audit', async () => {
    const key = { KeyName: 'Chat', Roles: ['support'], Operator: 'Meera' };
    const made = await shop.call<DataOf<typeof calls.createMachineKey>>('CreateMachineKey', key, OPERATOR_KEY);
    expect(await read(made.Data?.Key)).toMatchObject({ Masked: true });
    const audit = await shop.call<DataOf<typeof calls.deskAudit>>('DeskAudit', {}, OPERATOR_KEY);
    const subjects = audit.Data?.Entries.filter(({ Call }) => Call === 'SaveGiftCoupons').map(({ Subject }) => Subject);
    expect(subjects?.toSorted()).toEqual(['', '••••ETA3']);
  });
});
