import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_SECONDS, MINUTE_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { type ApiCaller, addCustomerToken, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

/** A Sunday at noon in India. */
const NOW = Date.parse('2026-11-22T12:00:00+05:30');
const STORE = {
  StoreCode: 'ST1',
  Name: 'Jaipur Store',
  Address: '12, A Road',
  City: 'Jaipur',
  State: 'Rajasthan',
  Pincode: '302001',
  Latitude: 26.9,
  Longitude: 75.8,
  Phone: '+91 00000 10101',
  Hours: { MonToSat: '10:30-21:00', Sun: '11:00-16:00', Tue: 'closed' },
  Holidays: ['2026-11-28'],
  Services: ['Ring sizing', 'Watch service'],
};

describeOnEachEngine('appointments at physical stores', (engine) => {
  let api: TestApi;
  let now = NOW;
  let caller: ApiCaller;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, operatorKey: OPERATOR_KEY });
    const pune = { ...STORE, StoreCode: 'ST2', Name: 'Pune Store', Email: 'pune@shop.test', VideoCalls: true };
    const rows = [STORE, pune];
    await api.context.db
      .insertInto('stores')
      .values(rows.map((store, position) => ({ code: store.StoreCode, document: JSON.stringify(store), position })))
      .execute();
    caller = await signInSession(api.handle);
  });
  beforeEach(async () => {
    now = NOW;
    for (const table of ['appointments', 'outbox', 'limit_events', 'idempotency_keys'] as const) {
      await api.context.db.deleteFrom(table).execute();
    }
  });
  afterAll(() => api.close());

  const visit = (change: object = {}) => ({
    StoreCode: 'ST1',
    Day: '2026-11-27',
    Part: 'afternoon',
    Service: 'Ring sizing',
    Name: 'Asha Rao',
    Mobile: '9876543210',
    Note: 'Two rings.\nOne is wide.',
    ...change,
  });
  const sendRequest = (change: object = {}, by = caller) =>
    by.post<{ Reference: string; Field: string; RetryAfterSeconds: number }>('RequestAppointment', visit(change));
  const asOperator = <Data>(path: string, body?: object) =>
    send<Data>(api.handle, path, {
      headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const list = async (query = '') =>
    (await asOperator<Record<string, unknown>[]>(`AppointmentList${query}`)).Data ?? [];
  const messages = () => api.context.db.selectFrom('outbox').selectAll().orderBy('channel').execute();

  test('an appointment request is stored, mailed to support and confirmed by SMS', async () => {
    const { Data } = await sendRequest();
    expect(Data?.Reference).toMatch(/^AP-[2-9A-Z]{6}$/);
    expect(await list()).toEqual([
      {
        Reference: Data?.Reference,
        StoreCode: 'ST1',
        StoreName: 'Jaipur Store',
        Day: '2026-11-27',
        Part: 'afternoon',
        Service: 'Ring sizing',
        Name: 'Asha Rao',
        Mobile: '9876543210',
        Note: 'Two rings.\nOne is wide.',
        Outcome: null,
        RequestedAt: NOW,
        ClosedAt: null,
      },
    ]);
    expect(await messages()).toMatchObject([
      {
        kind: 'appointment-task',
        channel: 'mail',
        recipient: 'care@shop.test',
        subject: `Request ${Data?.Reference}: a visit on Fri 27 Nov, afternoon`,
        body: expect.stringContaining(
          'Day: Fri 27 Nov, afternoon (1 to 5 pm)\nService: Ring sizing\nName: Asha Rao\nNumber to call: +91 98765 43210\nComments: Two rings.',
        ),
      },
      {
        kind: 'appointment-request',
        channel: 'sms',
        recipient: '9876543210',
        body: `Samay: Jaipur Store has your request ${Data?.Reference} for a visit on Fri 27 Nov, afternoon. The store will call you to confirm. Not you? Please ignore this message.`,
      },
    ]);
  });

  test('a physical store with its own mailbox is notified there of an appointment', async () => {
    await sendRequest({ StoreCode: 'st2' });
    expect(await messages()).toMatchObject([{ recipient: 'pune@shop.test' }, { channel: 'sms' }]);
    expect(await list('?StoreCode=ST2')).toMatchObject([{ StoreCode: 'ST2' }]);
    expect(await list('?StoreCode=ST1')).toEqual([]);
  });

  test('a short video call is requested in a language, and store and shopper read that it is one', async () => {
    await sendRequest({ StoreCode: 'ST2', VideoCall: { Language: 'hi' } });
    expect(await list()).toMatchObject([{ StoreCode: 'ST2', VideoCall: { Language: 'hi' } }]);
    const [task, sms] = await messages();
    expect(task?.subject).toMatch(/: a video call in Hindi on Fri 27 Nov, afternoon$/);
    expect(task?.body).toContain('has requested a video call in Hindi with Pune Store.');
    expect(sms?.body).toContain('for a video call in Hindi on Fri 27 Nov, afternoon.');
    expect(task?.body).toContain('\nService: ');
    const unknown = await sendRequest({ StoreCode: 'ST2', VideoCall: { Language: 'fr' } });
    expect(unknown.ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
  });

  test('a video call needs no service, and its mail names none; a visit needs one', async () => {
    expect((await sendRequest({ StoreCode: 'ST2', VideoCall: { Language: 'en' }, Service: '' })).ReturnCode).toBe(0);
    expect(await list()).toMatchObject([{ StoreCode: 'ST2', Service: '' }]);
    const [task] = await messages();
    expect(task?.body).not.toContain('Service:');
  });

  test.each([
    ['no service', { Service: '' }, 'Service'],
    ['today', { Day: '2026-11-22' }, 'Day'],
    ['a day of the week on which it is closed', { Day: '2026-11-24' }, 'Day'],
    ['a holiday', { Day: '2026-11-28' }, 'Day'],
    ['a day that is too far ahead', { Day: '2026-12-23' }, 'Day'],
    ['a day that there is not', { Day: '2026-11-31' }, 'Day'],
    ['an evening on which it closes early', { Day: '2026-11-29', Part: 'evening' }, 'Part'],
    ['a part of the day that there is not', { Part: 'night' }, 'Part'],
    ['a service of other shops', { Service: 'Video shopping' }, 'Service'],
    ['a video call where there are none', { VideoCall: { Language: 'hi' } }, 'VideoCall'],
    ['a name without letters', { Name: '12' }, 'Name'],
    ['a mobile that is none', { Mobile: '12345' }, 'Mobile'],
    ['a note that is too long', { Note: 'x'.repeat(301) }, 'Note'],
  ])('an appointment with %s is refused naming the field, and no message is sent', async (_case, change, Field) => {
    expect(await sendRequest(change)).toMatchObject({ ReturnCode: RETURN_CODES.InvalidRequest.code, Data: { Field } });
    expect([await list(), await messages()]).toEqual([[], []]);
  });

  test('an appointment on the last day, and one on an afternoon that ends early, are accepted', async () => {
    expect((await sendRequest({ Day: '2026-12-21', Part: 'evening' })).ReturnCode).toBe(0);
    expect((await sendRequest({ Day: '2026-11-29', Part: 'afternoon' })).ReturnCode).toBe(0);
  });

  test('an appointment at an unknown store is refused as not found', async () => {
    expect((await sendRequest({ StoreCode: 'ST9' })).ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('an appointment repeated under its key is one request with one response, even after the limit is used up', async () => {
    const keyed = { IdempotencyKey: 'a-key-of-its-own' };
    const [first, again] = [await sendRequest(keyed), await sendRequest(keyed)];
    await sendRequest();
    expect(again.Data).toEqual(first.Data);
    expect((await sendRequest(keyed)).Data).toEqual(first.Data);
    expect(await list()).toHaveLength(2);
    expect((await sendRequest({ ...keyed, Day: '2026-11-30' })).ReturnCode).toBe(RETURN_CODES.KeyReused.code);
  });

  test('a guest whose repeated submits come from separate sessions makes one appointment under one key', async () => {
    const keyed = { IdempotencyKey: 'a-key-of-its-own' };
    const guests = await Promise.all(Array.from({ length: 4 }, () => signInSession(api.handle)));
    const answers = await Promise.all(guests.map((guest) => sendRequest(keyed, guest)));
    expect(new Set(answers.map(({ Data }) => Data?.Reference)).size).toBe(1);
    expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0, 0, 0]);
    expect(await list()).toHaveLength(1);
    expect(await messages()).toHaveLength(2);
  });

  test('an earlier appointment changes nothing in the response but the reference', async () => {
    const [first, second] = [await sendRequest(), await sendRequest()];
    expect({ ...first, Data: null }).toEqual({ ...second, Data: null });
    expect(await list()).toHaveLength(2);
  });

  test('a mobile receives only a few appointment messages, whichever session enters it', async () => {
    await sendRequest();
    const [second, third] = [await signInSession(api.handle), await signInSession(api.handle)];
    await sendRequest({}, second);
    const refused = await sendRequest({}, third);
    expect(refused.ReturnCode).toBe(RETURN_CODES.TooManyRequests.code);
    expect(refused.Data?.RetryAfterSeconds).toBe(600);
    expect((await sendRequest({ Mobile: '9876543211' }, third)).ReturnCode).toBe(0);
    const later = async () => {
      now += 11 * MINUTE_MS;
      return sendRequest({}, await signInSession(api.handle));
    };
    for (let count = 2; count < 5; count++) expect((await later()).ReturnCode).toBe(0);
    expect((await later()).Data?.RetryAfterSeconds).toBeGreaterThan(20 * HOUR_SECONDS);
    expect((await messages()).filter(({ recipient }) => recipient === '9876543210')).toHaveLength(5);
  });

  test('a session and a network may request only a few appointments, whatever the mobile', async () => {
    const mobile = (number: number) => ({ Mobile: `98765000${String(number).padStart(2, '0')}` });
    for (let number = 0; number < 5; number++) expect((await sendRequest(mobile(number))).ReturnCode).toBe(0);
    expect((await sendRequest(mobile(5))).ReturnCode).toBe(RETURN_CODES.TooManyRequests.code);
    const fromNetwork = async (number: number) => {
      const stranger = await signInSession((request) => {
        request.headers.set('x-forwarded-for', '203.0.113.9');
        return api.handle(request);
      });
      return sendRequest(mobile(10 + number), stranger);
    };
    for (let number = 0; number < 20; number++) expect((await fromNetwork(number)).ReturnCode).toBe(0);
    expect((await fromNetwork(20)).ReturnCode).toBe(RETURN_CODES.TooManyRequests.code);
  });

  test('recording the operator’s phone call closes an appointment, once', async () => {
    const { Reference } = (await sendRequest()).Data ?? {};
    const close = (Outcome: string) => asOperator<object>('CloseAppointment', { Reference, Outcome });
    now += MINUTE_MS;
    expect((await close('confirmed')).Data).toMatchObject({ Outcome: 'confirmed', ClosedAt: NOW + MINUTE_MS });
    expect((await close('confirmed')).Data).toMatchObject({ Outcome: 'confirmed', ClosedAt: NOW + MINUTE_MS });
    expect((await close('declined')).ReturnCode).toBe(RETURN_CODES.Conflict.code);
    expect([await list(), await list('?State=closed'), await list('?State=all')]).toMatchObject([[], [{}], [{}]]);
    const unknown = await asOperator('CloseAppointment', { Reference: 'AP-222222', Outcome: 'confirmed' });
    expect(unknown.ReturnCode).toBe(RETURN_CODES.NotFound.code);
  });

  test('shoppers can neither list nor close appointments', async () => {
    expect((await caller.get('AppointmentList')).status).toBe(401);
    expect((await caller.post('CloseAppointment', { Reference: 'AP-222222', Outcome: 'confirmed' })).status).toBe(401);
  });

  test('an appointment is deleted 30 days after its day', async () => {
    await sendRequest();
    const last = Date.parse('2026-12-27T23:59:59+05:30');
    await runHousekeeping(api.context.db, last);
    expect(await list()).toHaveLength(1);
    await runHousekeeping(api.context.db, last + 1000);
    expect(await list()).toEqual([]);
  });

  test('a customer can export and delete the appointments of the account and of its mobile', async () => {
    const token = await addCustomerToken(api.context, 'asha');
    const { mobile } = await api.context.db.selectFrom('customers').select('mobile').executeTakeFirstOrThrow();
    const customer = await signInSession(api.handle, token);
    await sendRequest({ Name: 'Asha Own', Mobile: '9123456789' }, customer);
    await sendRequest({ Name: 'Somebody Else', Mobile: mobile, Note: 'A secret.' });
    await sendRequest({ Name: 'Not Hers', Mobile: '9000000001' });
    const exported = (await customer.post<{ Appointments: object[] }>('CustomerData')).Data?.Appointments;
    expect(exported).toMatchObject([
      { Store: 'Jaipur Store', Day: '2026-11-27', Name: 'Asha Own', Mobile: '9123456789', Outcome: '' },
      { Store: 'Jaipur Store', Day: '2026-11-27', Service: 'Ring sizing' },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/Somebody Else|A secret|Not Hers/);
    now += DAY_MS;
    await api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, 'asha', now));
    expect(await list()).toMatchObject([{ Name: 'Not Hers' }]);
    expect(await tablesWith(api.context.db, 'Asha Own')).toEqual({});
    expect(await tablesWith(api.context.db, 'Somebody Else')).toEqual({});
  });
});
