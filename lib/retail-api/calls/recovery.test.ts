import { type CodeSentWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { wrongCode } from '../testing/code-shopper.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { readSentCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const KNOWN = 'asha@example.com';
const UNKNOWN = 'nobody@example.com';

describeOnEachEngine('a support request for account recovery', (engine) => {
  let api: TestApi;
  let guest: ApiCaller;

  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
    await addCustomer(api, { email: KNOWN, mobile: '9876543210' });
    guest = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const send = (Email: string, SessionId = 's1') => guest.post<CodeSentWire>('RequestRecovery', { SessionId, Email });
  async function prove(Email: string, SessionId = 's1') {
    const { Data } = await send(Email, SessionId);
    const OTP = await readSentCode(api.context.db, Email);
    return { SessionId, Email, OTP, EString: Data?.EString ?? '', OrderNumber: ' SM-1001 ', Mobile: '9123456780' };
  }
  const verify = (fields: object) => guest.post<{ Reference: string }>('VerifyRecovery', fields);
  const requests = () => api.context.db.selectFrom('support_requests').selectAll().execute();

  test('a recovery request is opened with a code from the mailbox, and confirmed by mail', async () => {
    const { Data } = await verify(await prove(KNOWN));
    expect(Data?.Reference).toMatch(/^SR-[2-9A-HJKMNP-Z]{6}$/);
    expect(await requests()).toEqual([
      {
        reference: Data?.Reference,
        email: KNOWN,
        mobile: '9123456780',
        order_number: 'SM-1001',
        created_at: expect.any(Number),
      },
    ]);
    const mails = await api.context.db
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'subject'])
      .where('kind', '=', 'support-request')
      .execute();
    expect(mails).toEqual([
      { channel: 'mail', recipient: KNOWN, subject: expect.stringContaining(Data?.Reference ?? '-') },
    ]);
  });

  const tasks = () => api.context.db.selectFrom('outbox').selectAll().where('kind', '=', 'support-task').execute();

  test('a recovery request is mailed to support, with all that a person needs', async () => {
    const { Data } = await verify(await prove(KNOWN));
    const [task, ...more] = await tasks();
    expect(more).toEqual([]);
    expect(task).toMatchObject({ channel: 'mail', recipient: 'care@shop.test', state: 'waiting' });
    expect(task?.subject).toContain(Data?.Reference);
    for (const part of [Data?.Reference, KNOWN, '+91 91234 56780', 'SM-1001']) expect(task?.body).toContain(part);
  });

  test('a recovery request is only stored when no support address is set', async () => {
    await api.close();
    api = await createTestApi({ engine, catalogue: 'seed', supportEmail: '' });
    guest = await signInSession(api.handle);
    expect((await verify(await prove(KNOWN))).ReturnCode).toBe(0);
    expect([await requests(), await tasks()]).toMatchObject([[{ email: KNOWN }], []]);
  });

  test('CustomerData of the mobile’s owner has the recovery request without its email; both go with the account', async () => {
    const owner = await addCustomer(api, { mobile: '9123456780' });
    const { Data } = await verify(await prove(KNOWN));
    const customerData = (await owner.caller.post<Record<string, unknown>>('CustomerData')).Data;
    expect(customerData?.SupportRequests).toEqual([
      { Reference: Data?.Reference, OrderNumber: 'SM-1001', AskedAt: expect.any(String) },
    ]);
    expect(JSON.stringify(customerData)).not.toContain(KNOWN);
    await api.context.db
      .transaction()
      .execute((transaction) => deleteCustomer(transaction, owner.id, api.context.now()));
    expect([await requests(), await tasks()]).toEqual([[], []]);
  });

  test('another person’s recovery request stays when an account is deleted', async () => {
    const other = await addCustomer(api, { mobile: '9000000009', email: KNOWN });
    await verify(await prove(KNOWN));
    expect((await other.caller.post('CustomerData')).Data).toMatchObject({ SupportRequests: [] });
    await api.context.db
      .transaction()
      .execute((transaction) => deleteCustomer(transaction, other.id, api.context.now()));
    expect([await requests(), await tasks()]).toMatchObject([[{}], [{}]]);
  });

  test('a recovery request changes nothing in the account', async () => {
    const before = await api.context.db.selectFrom('customers').selectAll().execute();
    await verify(await prove(KNOWN));
    expect(await api.context.db.selectFrom('customers').selectAll().execute()).toEqual(before);
  });

  test('recovery requests get the same response for known and unknown addresses', async () => {
    const shape = (fields: object) => ({ ...fields, EString: 'x'.repeat(10), Reference: 'x' });
    const known = await send(KNOWN, 's1');
    const unknown = await send(UNKNOWN, 's2');
    expect(shape(unknown.Data ?? {})).toEqual(shape(known.Data ?? {}));
    expect(unknown.Data?.EString).toHaveLength(known.Data?.EString.length ?? 0);
    const messages = await api.context.db.selectFrom('outbox').select(['recipient', 'subject', 'channel']).execute();
    expect(messages.map(({ recipient, ...rest }) => rest)).toEqual([
      expect.objectContaining({ channel: 'mail' }),
      expect.objectContaining({ channel: 'mail' }),
    ]);
    const fields = { OrderNumber: '', Mobile: '9123456780' };
    const right = async (Email: string, SessionId: string, EString?: string) => ({
      ...fields,
      Email,
      SessionId,
      EString,
      OTP: await readSentCode(api.context.db, Email),
    });
    const first = await verify(await right(KNOWN, 's1', known.Data?.EString));
    const second = await verify(await right(UNKNOWN, 's2', unknown.Data?.EString));
    expect({ ...second, Data: shape(second.Data ?? {}) }).toEqual({ ...first, Data: shape(first.Data ?? {}) });
  });

  test('a wrong recovery code opens nothing, and a correct one opens one request', async () => {
    const right = await prove(KNOWN);
    expect(await verify({ ...right, OTP: wrongCode(right.OTP) })).toMatchObject({
      ReturnCode: code('OtpWrong'),
      Data: { TriesLeft: 4 },
    });
    const answers = await Promise.all([verify(right), verify(right), verify(right)]);
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 0)).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
  });

  test('a recovery code is valid only for its own address and session', async () => {
    const right = await prove(KNOWN);
    expect((await verify({ ...right, Email: UNKNOWN })).ReturnCode).toBe(code('OtpExpired'));
    expect((await verify({ ...right, SessionId: 's9' })).ReturnCode).toBe(code('OtpExpired'));
    expect(await requests()).toEqual([]);
  });

  test('a second recovery code within 30 seconds is refused', async () => {
    await send(KNOWN);
    expect(await send(KNOWN, 's2')).toMatchObject({
      ReturnCode: code('TooManyRequests'),
      Data: { RetryAfterSeconds: expect.any(Number) },
    });
  });

  test.each([
    ['Email', { Email: 'no address' }],
    ['Mobile', { Mobile: '12345' }],
    ['OrderNumber', { OrderNumber: 'x'.repeat(41) }],
  ])('a recovery with a wrong %s is refused naming the field and costs no try', async (field, change) => {
    const right = await prove(KNOWN);
    expect(await verify({ ...right, ...change })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: field },
    });
    expect((await verify(right)).ReturnCode).toBe(0);
  });
});
