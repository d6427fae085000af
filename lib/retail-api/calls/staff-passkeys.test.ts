import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { PASSWORD, type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Begun = DataOf<typeof calls.staffPasskeyBegin>;
type Asked = DataOf<typeof calls.staffPasskeySignInBegin>;
type Passkey = DataOf<typeof calls.staffPasskeyAdd>;
type SignedIn = DataOf<typeof calls.staffPasskeySignIn>;
type Who = DataOf<typeof calls.staffSession>;
type Staff = DataOf<typeof calls.staffList>;
type Audit = DataOf<typeof calls.deskAudit>;

const { Success, Forbidden, InvalidRequest, OtpExpired, SignInWrong, TooManyRequests, NotFound } = RETURN_CODES;
const ORIGIN = 'https://office.shop.test';

describeOnEachEngine('passkeys of staff', (engine) => {
  let shop: StaffShop;
  let session: string;
  let phone: SoftwareAuthenticator;
  beforeEach(async () => {
    shop = await staffShop(engine, { requiresTotp: true, backOfficeUrl: ORIGIN });
    session = await shop.join('owner');
    phone = new SoftwareAuthenticator(ORIGIN);
  });
  afterEach(() => shop.api.close());

  const begin = async (bearer = session) => shop.call<Begun>('StaffPasskeyBegin', {}, bearer);
  const optionsOf = async (bearer = session) => {
    const { Data } = await begin(bearer);
    if (!Data) throw new Error('No passkey was begun.');
    return Data.Options;
  };
  const add = (made: object, bearer = session, PasskeyName = 'Phone') =>
    shop.call<Passkey>('StaffPasskeyAdd', { PasskeyName, Passkey: made }, bearer);
  /** A member with an authenticator and a passkey. */
  const withPasskey = async () => {
    ({ session } = await shop.setUpTotp(session));
    const added = await add(phone.make(await optionsOf()));
    expect(added.ReturnCode).toBe(Success.code);
    return added.Data?.PasskeyId ?? '';
  };
  const question = async (network?: string) => {
    const asked = await shop.call<Asked>('StaffPasskeySignInBegin', {}, '', network);
    if (!asked.Data) throw new Error(`No question was asked: ${asked.ReturnCode}.`);
    return asked.Data.Options;
  };
  const answer = (Passkey: object, network?: string) =>
    shop.call<SignedIn>('StaffPasskeySignIn', { Passkey }, '', network);

  test('a passkey is added, signs in without password and code, and is listed with its use', async () => {
    await withPasskey();
    shop.clock.now += HOUR_MS;
    const asked = await question();
    expect(asked).toMatchObject({ rpId: 'office.shop.test', userVerification: 'required' });
    const signedIn = await answer(phone.answer(asked));
    const bearer = signedIn.Data?.Session.SessionToken ?? '';
    expect(signedIn.Data).toMatchObject({ Session: { NeedsTotp: false }, DeviceToken: expect.any(String) });
    const who = await shop.call<Who>('StaffSession', null, bearer);
    expect(who.Data).toMatchObject({ Email: 'owner@shop.test', Calls: expect.arrayContaining(['StaffList']) });
    const { Data } = await shop.call<{ Passkeys: Passkey[] }>('StaffPasskeyList', null, bearer);
    expect(Data?.Passkeys).toMatchObject([{ PasskeyName: 'Phone', IsSynced: true, LastUsedAt: shop.clock.now }]);
  });

  test('the member is told by mail, and the audit names them', async () => {
    const id = await withPasskey();
    const mails = await shop.api.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'staff-passkey')
      .execute();
    expect(mails).toMatchObject([{ recipient: 'owner@shop.test', body: expect.stringContaining('“Phone”') }]);
    await shop.call('StaffPasskeyRemove', { PasskeyId: id }, session);
    const { Data } = await shop.call<Audit>('DeskAudit', { Subject: 'Phone' }, OPERATOR_KEY);
    const facts = { Operator: 'The owner', Credential: 'session', Outcome: 'Success' };
    expect(Data?.Entries).toMatchObject([{ ...facts, Call: 'StaffPasskeyAdd' }]);
    const removed = await shop.call<Audit>('DeskAudit', { Subject: id }, OPERATOR_KEY);
    expect(removed.Data?.Entries).toMatchObject([{ ...facts, Call: 'StaffPasskeyRemove' }]);
  });

  test('a question is answered once, within five minutes', async () => {
    await withPasskey();
    const asked = await question();
    const right = phone.answer(asked);
    expect((await answer(right)).ReturnCode).toBe(Success.code);
    expect((await answer(right)).ReturnCode).toBe(OtpExpired.code);
    const late = phone.answer(await question());
    shop.clock.now += 5 * MINUTE_MS;
    expect((await answer(late)).ReturnCode).toBe(OtpExpired.code);
    const once = phone.answer(await question());
    const both = await Promise.all([answer(once), answer(once)]);
    expect(both.filter(({ ReturnCode }) => ReturnCode === Success.code)).toHaveLength(1);
  });

  test('who is unknown, suspended, elsewhere or not verified gets the same answer', async () => {
    await withPasskey();
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.make(await optionsOf());
    const wrong = [
      stranger.answer(await question()),
      phone.answer(await question(), { verifies: false }),
      phone.answer(await question(), { origin: 'https://office.shop.test.attacker.example' }),
      phone.answer({ ...(await question()), rpId: 'attacker.example' }),
    ];
    const other = stranger.answer(await question());
    wrong.push({ ...other, id: wrong[1]?.id ?? '', rawId: wrong[1]?.id ?? '' });
    const [told, ...same] = await Promise.all(wrong.map((one) => answer(one)));
    expect(told).toMatchObject({ status: 200, ReturnCode: SignInWrong.code });
    for (const one of same) expect(one).toEqual(told);
    await shop.api.context.db.updateTable('staff_members').set({ state: 'suspended' }).execute();
    expect(await answer(phone.answer(await question()))).toEqual(told);
  });

  test('a counter that goes back is the copy of a passkey', async () => {
    await withPasskey();
    expect((await answer(phone.answer(await question(), { counter: 8 }))).ReturnCode).toBe(Success.code);
    expect((await answer(phone.answer(await question(), { counter: 8 }))).ReturnCode).toBe(SignInWrong.code);
    expect((await answer(phone.answer(await question(), { counter: 9 }))).ReturnCode).toBe(Success.code);
  });

  test('it takes a sign-in of the last 15 minutes to add or remove one', async () => {
    const id = await withPasskey();
    const made = new SoftwareAuthenticator(ORIGIN).make(await optionsOf());
    shop.clock.now += 15 * MINUTE_MS + 1;
    const old = { ReturnCode: Forbidden.code, Data: { Reason: 'recent-sign-in' } };
    expect(await begin()).toMatchObject(old);
    expect(await add(made)).toMatchObject(old);
    expect(await shop.call('StaffPasskeyRemove', { PasskeyId: id }, session)).toMatchObject(old);
    const signedIn = await answer(phone.answer(await question()));
    session = signedIn.Data?.Session.SessionToken ?? '';
    expect((await begin()).ReturnCode).toBe(Success.code);
    expect((await shop.call('StaffPasskeyRemove', { PasskeyId: id }, session)).ReturnCode).toBe(Success.code);
    expect((await answer(phone.answer(await question()))).ReturnCode).toBe(SignInWrong.code);
  });

  test('before the second factor is set up there is no passkey, and nobody adds or removes another’s', async () => {
    expect(await begin()).toMatchObject({ ReturnCode: Forbidden.code, Data: { Reason: 'second-factor' } });
    const id = await withPasskey();
    const other = (await shop.setUpTotp(await shop.join('packer'))).session;
    const made = new SoftwareAuthenticator(ORIGIN).make(await optionsOf());
    expect((await add(made, other)).ReturnCode).toBe(OtpExpired.code);
    expect((await shop.call('StaffPasskeyRemove', { PasskeyId: id }, other)).ReturnCode).toBe(NotFound.code);
    const begun = await shop.call('StaffPasskeyBegin', {}, OPERATOR_KEY);
    expect(begun).toMatchObject({ ReturnCode: Forbidden.code, Data: { Reason: 'scope' } });
  });

  test('what does not fit its question is not added, nor one passkey twice, nor more than ten', async () => {
    ({ session } = await shop.setUpTotp(session));
    const refused = { ReturnCode: InvalidRequest.code, Data: { Field: 'Passkey' } };
    expect(await add(phone.make(await optionsOf(), { verifies: false }))).toMatchObject(refused);
    expect(await add(phone.make(await optionsOf(), { origin: 'https://attacker.example' }))).toMatchObject(refused);
    const options = await optionsOf();
    expect(await add(phone.make({ ...options, rp: { ...options.rp, id: 'attacker.example' } }))).toMatchObject(refused);
    expect((await add(phone.make(await optionsOf()))).ReturnCode).toBe(Success.code);
    expect(await add(phone.make(await optionsOf()))).toMatchObject(refused);
    for (let more = 1; more < 10; more += 1) {
      const next = new SoftwareAuthenticator(ORIGIN).make(await optionsOf());
      expect((await add(next, session, `Key ${more}`)).ReturnCode).toBe(Success.code);
    }
    expect(await begin()).toMatchObject({ ReturnCode: InvalidRequest.code });
  });

  test('wrong answers and questions of one network are limited', async () => {
    await withPasskey();
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.make(await optionsOf());
    for (let tries = 0; tries < 50; tries += 1)
      expect((await answer(stranger.answer(await question()))).ReturnCode).toBe(SignInWrong.code);
    expect((await answer(phone.answer(await question()))).ReturnCode).toBe(TooManyRequests.code);
    expect((await answer(phone.answer(await question()), '198.51.100.9')).ReturnCode).toBe(Success.code);
    const begun = async () => (await shop.call('StaffPasskeySignInBegin', {}, '', '192.0.2.4')).ReturnCode;
    for (let asked = 0; asked < 600; asked += 1) expect(await begun()).toBe(Success.code);
    expect(await begun()).toBe(TooManyRequests.code);
  });

  test('the owner removes the passkeys of somebody who has lost a phone, which ends their sessions', async () => {
    await withPasskey();
    const list = await shop.call<Staff>('StaffList', null, OPERATOR_KEY);
    const [member] = list.Data?.Staff ?? [];
    expect(member).toMatchObject({ Passkeys: 1, HasTotp: true });
    const removal = { StaffId: member?.StaffId, RemovePasskeys: true, Operator: 'Meera' };
    const changed = await shop.call('ChangeStaff', removal, OPERATOR_KEY);
    expect(changed.Data).toMatchObject({ Passkeys: 0, HasTotp: true, Sessions: 0 });
    expect((await answer(phone.answer(await question()))).ReturnCode).toBe(SignInWrong.code);
    const begun = await shop.call('StaffSignIn', { Email: 'owner@shop.test', Password: PASSWORD });
    expect(begun.Data).toMatchObject({ SecondFactor: { Challenge: expect.any(String) } });
  });
});
