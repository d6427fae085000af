import { calls, type DataOf } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../../app/housekeeping.ts';
import { fail } from '../../core/outcome.ts';
import { send, signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../../testing/operator.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { withDeskAudit } from './record-desk-audit.ts';

const MEERA = { name: 'Meera', isProved: false, credential: 'operator key' };

type Audit = DataOf<typeof calls.deskAudit>;

describeOnEachEngine('the audit of the desk', (engine) => {
  let api: TestApi;
  let now = Date.parse('2026-11-22T10:00:00Z');

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, now: () => now });
  });
  beforeEach(() => api.context.db.deleteFrom('desk_audit').execute());
  afterAll(() => api.close());

  const sendRequest = (name: string, body: object, operator?: string) =>
    send<Audit>(api.handle, name, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${OPERATOR_KEY}`,
        ...(operator === undefined ? {} : { 'x-operator': operator }),
      },
      body: JSON.stringify(body),
    });
  const entries = async (request: object = {}) => (await sendRequest('DeskAudit', request)).Data?.Entries;

  test('the audit of the desk records who looked at what, even if nothing was found', async () => {
    await sendRequest('RemovePage', { PageURL: 'nothing', ExpectedUpdatedAt: 0 }, 'Meera Shah');
    const [entry] = (await entries()) ?? [];
    expect(entry).toEqual({
      At: now,
      Operator: 'Meera Shah',
      Call: 'RemovePage',
      Step: '',
      Subject: 'nothing',
      Outcome: 'NotFound',
      Credential: 'operator key',
    });
  });

  test('the audit of the desk accepts only a plain name, and records the call without one otherwise', async () => {
    await sendRequest('RemovePage', { PageURL: 'nothing', ExpectedUpdatedAt: 0 }, 'a"}{<script>');
    expect((await entries())?.[0]?.Operator).toBe('');
  });

  test('the audit of the desk prefers the name in the request to that in the header', async () => {
    const fields = { OrderNumber: 'SM-261122-AAAAAA', Step: 'pack', IdempotencyKey: 'a-key-of-this-test' };
    await sendRequest('AdvanceOrder', { ...fields, Operator: 'Ravi' }, 'Meera');
    expect((await entries())?.[0]).toMatchObject({
      Operator: 'Ravi',
      Call: 'AdvanceOrder',
      Step: 'pack',
      Subject: fields.OrderNumber,
      Outcome: 'NotFound',
    });
  });

  test('the audit of the desk records a call with invalid fields, but none of the fields', async () => {
    await sendRequest('AdvanceOrder', { OrderNumber: 'Asha 9876543210' }, 'Meera');
    await sendRequest('DeskOrders', { Page: 1e9, Search: 'Asha' }, 'Meera');
    const refused = { Operator: 'Meera', Step: '', Subject: '', Outcome: 'InvalidRequest' };
    const written = await entries();
    expect(written).toMatchObject([refused, refused]);
    expect(written?.map(({ Call }) => Call).toSorted()).toEqual(['AdvanceOrder', 'DeskOrders']);
  });

  test('the audit of the desk records that somebody searched, but not for whom', async () => {
    await sendRequest('DeskOrders', { Search: 'Asha 9876543210' }, 'Meera');
    expect((await entries())?.[0]).toMatchObject({ Call: 'DeskOrders', Subject: 'searched', Outcome: 'Success' });
    const rows = await api.context.db.selectFrom('desk_audit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Asha|9876543210/);
  });

  test('the audit of the desk names the survey that was saved', async () => {
    const Template = { TemplateCode: 'after-order', Title: 'x', Questions: [] };
    await withDeskAudit(
      api.context.db,
      { call: calls.saveSurveyTemplate, fields: { Template }, ...MEERA, now },
      async () => fail('Conflict'),
    );
    expect((await entries())?.[0]).toMatchObject({ Subject: 'after-order', Outcome: 'Conflict' });
  });

  test('the audit of the desk records a call that broke off, and its subject before it is done', async () => {
    const request = { call: calls.deskOrder, fields: { OrderNumber: 'SM-261122-AAAAAA' }, ...MEERA, now };
    const seen: unknown[] = [];
    const broken = withDeskAudit(api.context.db, request, async () => {
      seen.push((await entries())?.[0]);
      throw new Error('The disk is full.');
    });
    await expect(broken).rejects.toThrow('The disk is full.');
    expect(seen).toMatchObject([{ Subject: 'SM-261122-AAAAAA', Outcome: '' }]);
    expect((await entries({ Subject: 'SM-261122-AAAAAA' }))?.[0]).toMatchObject({ Outcome: 'InternalError' });
  });

  test('the audit of the desk is listed by subject, newest first, fifty a page', async () => {
    for (let attempt = 0; attempt < 51; attempt += 1) {
      now += 1000;
      await sendRequest('RemovePage', { PageURL: 'about-us', ExpectedUpdatedAt: 1 }, `Clerk ${attempt}`);
    }
    const first = (await sendRequest('DeskAudit', { Subject: 'about-us' })).Data;
    expect([first?.Entries.length, first?.TotalPages, first?.Entries[0]?.Operator]).toEqual([50, 2, 'Clerk 50']);
    expect(await entries({ Subject: 'contact' })).toEqual([]);
  });

  test('the audit of the desk records nothing about shoppers, or about callers without the key', async () => {
    const shopper = await signInSession(api.handle);
    await shopper.post('RemovePage', { PageURL: 'nothing', ExpectedUpdatedAt: 0 });
    await shopper.post('StoreList', {});
    expect(await entries()).toEqual([]);
  });

  test('the audit of the desk is kept for 400 days', async () => {
    await sendRequest('RemovePage', { PageURL: 'nothing', ExpectedUpdatedAt: 0 }, 'Meera');
    const written = now;
    const left = async (at: number) => {
      await runHousekeeping(api.context.db, at);
      return (await api.context.db.selectFrom('desk_audit').select('id').execute()).length;
    };
    expect(await left(written + 400 * DAY_MS - 1)).toBe(1);
    expect(await left(written + 400 * DAY_MS)).toBe(0);
  });
});
