import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { PASSWORD, type StaffShop, staffShop, totpCode } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { untilLockWait } from '../testing/until-lock-wait.ts';

type SignedIn = DataOf<typeof calls.staffSignIn>;
type Completed = DataOf<typeof calls.staffSecondFactor>;
type Who = DataOf<typeof calls.staffSession>;

const { Success, Forbidden, OtpWrong, OtpExpired, SignInWrong, TooManyRequests } = RETURN_CODES;

describeOnEachEngine('the second factor of staff', (engine) => {
  let shop: StaffShop;
  beforeEach(async () => {
    shop = await staffShop(engine, { requiresTotp: true });
  });
  afterEach(() => shop.api.close());

  const who = (session: string) => shop.call<Who>('StaffSession', null, session);
  const challenge = async () => {
    const begun = await shop.call<SignedIn>('StaffSignIn', { Email: 'owner@shop.test', Password: PASSWORD });
    expect(begun.Data?.Session).toBeNull();
    return begun.Data?.SecondFactor?.Challenge ?? '';
  };
  const complete = (Challenge: string, Code: string) => shop.call<Completed>('StaffSecondFactor', { Challenge, Code });

  test('where it is required, a session without it may only set it up', async () => {
    const session = await shop.join('owner');
    expect((await who(session)).Data).toMatchObject({ NeedsTotp: true, Calls: [] });
    expect(await shop.call('StaffList', null, session)).toMatchObject({
      ReturnCode: Forbidden.code,
      Data: { Reason: 'second-factor' },
    });
    const { session: renewed, codes } = await shop.setUpTotp(session);
    expect(new Set(codes).size).toBe(10);
    expect((await who(session)).status).toBe(401);
    expect((await who(renewed)).Data).toMatchObject({ NeedsTotp: false, HasTotp: true, RecoveryCodesLeft: 10 });
    expect((await shop.call('StaffList', null, renewed)).ReturnCode).toBe(Success.code);
  });

  test('a sign-in asks for the code, and takes each code once', async () => {
    const { secret } = await shop.setUpTotp(await shop.join('owner'));
    const setUpWith = totpCode(secret, shop.clock.now);
    expect((await complete(await challenge(), setUpWith)).ReturnCode).toBe(OtpWrong.code);
    shop.clock.now += MINUTE_MS;
    const code = totpCode(secret, shop.clock.now);
    const first = await challenge();
    const signedIn = await complete(first, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect((await who(signedIn.Data?.Session.SessionToken ?? '')).status).toBe(200);
    expect((await complete(first, code)).ReturnCode).toBe(OtpExpired.code);
    expect((await complete(await challenge(), code)).ReturnCode).toBe(OtpWrong.code);
  });

  test('an authenticator that is set up during a sign-in is asked for', async () => {
    await shop.join('owner');
    const { db } = shop.api.context;
    const { begun } = await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('staff_members').set({ totp_secret: 'sealed' }).execute();
      const request = shop.call<SignedIn>('StaffSignIn', { Email: 'owner@shop.test', Password: PASSWORD });
      await untilLockWait(db, engine, 'update "staff_members"');
      // The promise is not awaited here because it waits for this transaction.
      return { begun: request };
    });
    expect((await begun).Data).toMatchObject({ Session: null, SecondFactor: { Challenge: expect.any(String) } });
  });

  test('a recovery code stands in for the authenticator once, in any case', async () => {
    const { codes } = await shop.setUpTotp(await shop.join('owner'));
    const [code = ''] = codes;
    const signedIn = await complete(await challenge(), code.toLowerCase().replaceAll('-', ' '));
    expect(signedIn.Data?.RecoveryCodesLeft).toBe(9);
    expect((await complete(await challenge(), code)).ReturnCode).toBe(OtpWrong.code);
  });

  test('wrong codes use the challenge up, and then the account', async () => {
    const { secret } = await shop.setUpTotp(await shop.join('owner'));
    shop.clock.now += MINUTE_MS;
    for (let round = 0; round < 2; round += 1) {
      const token = await challenge();
      for (let left = 4; left >= 0; left -= 1)
        expect(await complete(token, '000000')).toMatchObject({ ReturnCode: OtpWrong.code, Data: { TriesLeft: left } });
      expect([OtpExpired.code, TooManyRequests.code]).toContain((await complete(token, '000000')).ReturnCode);
    }
    expect((await complete(await challenge(), totpCode(secret, shop.clock.now))).ReturnCode).toBe(TooManyRequests.code);
    shop.clock.now += HOUR_MS;
    expect((await complete(await challenge(), totpCode(secret, shop.clock.now))).ReturnCode).toBe(Success.code);
  });

  test('a challenge ends after five minutes', async () => {
    const { secret } = await shop.setUpTotp(await shop.join('owner'));
    const token = await challenge();
    shop.clock.now += 5 * MINUTE_MS;
    expect((await complete(token, totpCode(secret, shop.clock.now))).ReturnCode).toBe(OtpExpired.code);
  });

  test('of two requests with one code one signs in', async () => {
    const { secret } = await shop.setUpTotp(await shop.join('owner'));
    shop.clock.now += MINUTE_MS;
    const code = totpCode(secret, shop.clock.now);
    const tokens = [await challenge(), await challenge()];
    const answers = await Promise.all(tokens.map((token) => complete(token, code)));
    expect(answers.filter(({ ReturnCode }) => ReturnCode === Success.code)).toHaveLength(1);
  });

  test('another authenticator needs the password, and the first one works until it is confirmed', async () => {
    const { secret, session } = await shop.setUpTotp(await shop.join('owner'));
    const begin = (Password?: string) =>
      shop.call<DataOf<typeof calls.staffTotpBegin>>('StaffTotpBegin', { Password }, session);
    expect((await begin()).ReturnCode).toBe(SignInWrong.code);
    const begun = await begin(PASSWORD);
    expect(begun.Data?.OtpauthUri).toMatch(/^otpauth:\/\/totp\/.*owner%40shop\.test\?.*secret=/);
    shop.clock.now += MINUTE_MS;
    expect((await complete(await challenge(), totpCode(secret, shop.clock.now))).ReturnCode).toBe(Success.code);
    expect((await shop.call('StaffTotpConfirm', { Code: '000000' }, session)).ReturnCode).toBe(OtpWrong.code);
    const Code = totpCode(begun.Data?.Secret ?? '', shop.clock.now);
    expect((await shop.call('StaffTotpConfirm', { Code }, session)).ReturnCode).toBe(Success.code);
    shop.clock.now += MINUTE_MS;
    expect((await complete(await challenge(), totpCode(secret, shop.clock.now))).ReturnCode).toBe(OtpWrong.code);
  });

  test('the owner removes the authenticator of somebody who has lost it', async () => {
    const { session } = await shop.setUpTotp(await shop.join('owner'));
    const list = await shop.call<DataOf<typeof calls.staffList>>('StaffList', null, OPERATOR_KEY);
    const [member] = list.Data?.Staff ?? [];
    expect(member).toMatchObject({ HasTotp: true, Sessions: 1 });
    const removal = { StaffId: member?.StaffId, RemoveTotp: true, Operator: 'Meera' };
    expect((await shop.call('ChangeStaff', removal, OPERATOR_KEY)).Data).toMatchObject({ HasTotp: false, Sessions: 0 });
    expect((await who(session)).status).toBe(401);
    expect((await who(await shop.signIn('owner@shop.test'))).Data).toMatchObject({ NeedsTotp: true });
  });
});
