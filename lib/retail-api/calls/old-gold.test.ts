import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-22T12:00:00+05:30');

describeOnEachEngine('enquiries about old gold', (engine) => {
  let api: TestApi;
  let now = NOW;
  let caller: ApiCaller;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, operatorKey: OPERATOR_KEY });
    caller = await signInSession(api.handle);
  });
  beforeEach(async () => {
    now = NOW;
    for (const table of ['old_gold_enquiries', 'outbox', 'limit_events', 'idempotency_keys'] as const) {
      await api.context.db.deleteFrom(table).execute();
    }
  });
  afterAll(() => api.close());

  const enquiry = (change: object = {}) => ({
    Metal: 'gold',
    Purity: '22-kt',
    WeightG: 10.55,
    Pieces: 2,
    Place: 'Jaipur',
    Preference: 'call',
    Name: 'Asha Rao',
    Mobile: '9876543210',
    Email: 'asha@example.com',
    Note: 'Two bangles.',
    ...change,
  });
  const ask = (change: object = {}, by = caller) =>
    by.post<{ Reference: string; Field: string }>('RequestOldGoldEnquiry', enquiry(change));
  const asOperator = <Data>(path: string, body?: object) =>
    send<Data>(api.handle, path, {
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const list = async (state = 'open') =>
    (await asOperator<Record<string, unknown>[]>(`OldGoldEnquiryList?State=${state}`)).Data ?? [];
  const messages = () => api.context.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

  test('an enquiry is stored and answered by a mail with its number, which promises no price', async () => {
    const { Data } = await ask();
    expect(Data?.Reference).toMatch(/^OG-[2-9A-Z]{6}$/);
    const stored = { ...enquiry(), Reference: Data?.Reference, Outcome: null, RequestedAt: NOW, ClosedAt: null };
    expect(await list()).toEqual([stored]);
    const [request, task] = await messages();
    expect(request).toMatchObject({ kind: 'old-gold-request', recipient: 'asha@example.com' });
    expect(request?.subject).toContain(Data?.Reference);
    expect(request?.body).toContain('settled only after your gold is tested and weighed (assayed)');
    expect(request?.body).toContain('we promise no price');
    expect(request?.body).toContain('Purity: 22 KT (916)\nApproximate weight: 10.55 g\nPieces: 2');
    // A stranger's mailbox gets no text that somebody chose.
    expect(request?.body).not.toMatch(/bangles|Jaipur|₹/);
    expect(task).toMatchObject({ kind: 'old-gold-task', recipient: 'care@shop.test' });
    expect(task?.body).toContain('City or pincode: Jaipur\nPreference: A call');
  });

  test('an enquiry without an email address is for the store alone, and limited by its mobile number', async () => {
    const guest = () => signInSession(api.handle);
    const withoutEmail = enquiry({ Email: undefined });
    const answered = await (await guest()).post<{ Reference: string }>('RequestOldGoldEnquiry', withoutEmail);
    expect(await list()).toMatchObject([{ Reference: answered.Data?.Reference, Mobile: '9876543210', Email: '' }]);
    expect((await messages()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['old-gold-task', 'care@shop.test'],
    ]);
    await ask({ Email: '' }, await guest());
    const third = await ask({ Email: '', Pieces: 3 }, await guest());
    expect(third.ReturnCode).toBe(RETURN_CODES.TooManyRequests.code);
  });

  test.each([
    ['a purity of another metal', { Purity: 'pt-950' }, 'Purity'],
    ['a purity that there is not', { Purity: '20-kt' }, 'Purity'],
    ['no weight', { WeightG: 0 }, 'WeightG'],
    ['a weight of tons', { WeightG: 5001 }, 'WeightG'],
    ['a weight with too many decimals', { WeightG: 1.234 }, 'WeightG'],
    ['no piece', { Pieces: 0 }, 'Pieces'],
    ['a number of pieces that fits no column', { Pieces: 3_000_000_000 }, 'Pieces'],
    ['no place', { Place: ' ' }, 'Place'],
    ['a mobile that is none', { Mobile: '12345' }, 'Mobile'],
    ['an address that is none', { Email: 'asha' }, 'Email'],
    ['a note that is too long', { Note: 'x'.repeat(301) }, 'Note'],
  ])('an enquiry with %s is refused naming the field, and no message is sent', async (_case, change, Field) => {
    expect(await ask(change)).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field } });
    expect([await list(), await messages()]).toEqual([[], []]);
  });

  test('the same old-gold form is one enquiry, and one mailbox gets at most two in ten minutes', async () => {
    const IdempotencyKey = 'key-of-the-form';
    const first = await ask({ IdempotencyKey });
    expect((await ask({ IdempotencyKey })).Data).toEqual(first.Data);
    await ask({ Pieces: 3 });
    const third = await ask({ Pieces: 4, Email: 'Asha@Example.com' }, await signInSession(api.handle));
    expect(third.ReturnCode).toBe(RETURN_CODES.TooManyRequests.code);
    expect(await list()).toHaveLength(2);
  });

  test('a store that takes no old gold refuses enquiries', async () => {
    const option = (value: string) => setSiteOption(api.context.db, 'GoldExchange', value);
    await option('off');
    const refused = await ask();
    await option('on');
    expect(refused).toMatchObject({ ReturnCode: RETURN_CODES.NotAllowedNow.code, Data: { Reason: 'not-offered' } });
  });

  test('the operator records one outcome of an enquiry', async () => {
    const { Reference } = (await ask()).Data ?? {};
    const close = (Outcome: string) => asOperator<{ Outcome: string }>('CloseOldGoldEnquiry', { Reference, Outcome });
    for (const _again of [1, 2]) expect((await close('answered')).Data).toMatchObject({ Outcome: 'answered' });
    expect((await close('declined')).ReturnCode).toBe(RETURN_CODES.Conflict.code);
    expect([await list('open'), await list('closed')]).toMatchObject([[], [{ Reference, ClosedAt: NOW }]]);
    const unknown = await asOperator('CloseOldGoldEnquiry', { Reference: 'OG-222222', Outcome: 'answered' });
    expect(unknown.ReturnCode).toBe(RETURN_CODES.NotFound.code);
    expect((await send(api.handle, 'OldGoldEnquiryList', {})).ReturnCode).not.toBe(0);
  });

  test('a customer reads own enquiries in the data, and they go with the account and its mails', async () => {
    const asha = await addCustomer(api);
    await ask({ Mobile: '9123456780' }, asha.caller);
    await ask({ Mobile: asha.mobile, Email: 'ravi@example.com', Note: 'A surprise.' });
    const data = await asha.caller.post<{ OldGoldEnquiries: object[] }>('CustomerData', {});
    expect(data.Data?.OldGoldEnquiries).toHaveLength(2);
    expect(JSON.stringify(data.Data)).toContain('9123456780');
    expect(JSON.stringify(data.Data?.OldGoldEnquiries)).not.toMatch(/surprise|ravi@/);
    await api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, now));
    expect([await list('all'), await messages()]).toEqual([[], []]);
  });

  test('an enquiry is deleted after 90 days', async () => {
    await ask();
    await runHousekeeping(api.context.db, NOW + 90 * DAY_MS - 1);
    expect(await list()).toHaveLength(1);
    await runHousekeeping(api.context.db, NOW + 90 * DAY_MS);
    expect(await list()).toEqual([]);
  });
});
