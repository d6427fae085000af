import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { recordLimitEvents } from '../core/limits/limit-events.ts';
import { wrongPasswordLimits } from '../staff/staff-limits.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { PASSWORD, type StaffShop, staffShop, totpCode } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type SignedIn = DataOf<typeof calls.staffSignIn>;

const { Success, SignInWrong, TooManyRequests } = RETURN_CODES;
const OWNER = 'owner@shop.test';

describeOnEachEngine('a stranger who tries passwords', (engine) => {
  let shop: StaffShop;
  beforeEach(async () => {
    shop = await staffShop(engine);
    await shop.join('owner');
  });
  afterEach(() => shop.api.close());

  const signIn = (
    Email: string,
    { Password = PASSWORD, network = '203.0.113.7', devices = [] as (string | null | undefined)[] } = {},
  ) => {
    const DeviceTokens = devices.filter((device) => typeof device === 'string');
    return shop.call<SignedIn>('StaffSignIn', { Email, Password, DeviceTokens }, '', network);
  };
  /** The token of a browser in which somebody signs in. */
  const browserOf = async (email: string) => (await signIn(email)).Data?.DeviceToken;
  /** Wrong passwords for an address from many networks, until the account refuses strangers. */
  const attack = async () => {
    for (let at = 0; at < 50; at += 1) {
      const wrong = await signIn(OWNER, { Password: 'wrong', network: `198.51.100.${at}` });
      expect(wrong.ReturnCode).toBe(SignInWrong.code);
    }
    expect((await signIn(OWNER, { network: '198.51.100.99' })).ReturnCode).toBe(TooManyRequests.code);
  };

  /** What `attack` leaves behind, without the time that its passwords take. */
  const attacked = async (email = OWNER) => {
    const { db, secret, now } = shop.api.context;
    const keys = wrongPasswordLimits(secret, { email, network: '' })
      .filter(({ max }) => max === 50)
      .map(({ key }) => key);
    for (let at = 0; at < 50; at += 1)
      await db.transaction().execute((transaction) => recordLimitEvents(transaction, keys, now()));
    expect((await signIn(email, { network: '198.51.100.99' })).ReturnCode).toBe(TooManyRequests.code);
  };

  test('locks nobody out of a browser that they have signed in with, wherever it is', async () => {
    const device = await browserOf(OWNER);
    await attack();
    expect((await signIn(OWNER)).ReturnCode).toBe(TooManyRequests.code);
    const again = await signIn(OWNER, { devices: ['x'.repeat(43), device], network: '192.0.2.99' });
    expect(again).toMatchObject({ ReturnCode: Success.code, Data: { DeviceToken: null } });
    await shop.join('packer');
    const ofPacker = await browserOf('packer@shop.test');
    expect((await signIn(OWNER, { devices: [ofPacker] })).ReturnCode).toBe(TooManyRequests.code);
    expect((await signIn('packer@shop.test', { devices: [ofPacker] })).ReturnCode).toBe(Success.code);
  });

  test('from the same network as the shop locks nobody out of a known browser either', async () => {
    const device = await browserOf(OWNER);
    for (let at = 0; at < 50; at += 1) await signIn(`somebody-${at}@shop.test`, { Password: 'wrong' });
    expect((await signIn(OWNER)).ReturnCode).toBe(TooManyRequests.code);
    expect((await signIn(OWNER, { devices: [device] })).ReturnCode).toBe(Success.code);
  });

  test('keeps nobody out of a new browser: the mail with a link makes it known', async () => {
    await attacked();
    for (let mails = 0; mails < 3; mails += 1) await shop.call('StaffPasswordResetBegin', { Email: OWNER });
    const flooded = await shop.call('StaffPasswordResetBegin', { Email: OWNER }, '', '192.0.2.99');
    expect(flooded.ReturnCode).toBe(TooManyRequests.code);
    shop.clock.now += 30 * MINUTE_MS - 1;
    const link = { Token: await shop.mailedToken(OWNER), NewPassword: 'another long password' };
    const reset = await shop.call<DataOf<typeof calls.staffPasswordResetConfirm>>('StaffPasswordResetConfirm', link);
    const known = { Password: link.NewPassword, devices: [reset.Data?.DeviceToken] };
    expect((await signIn(OWNER, known)).ReturnCode).toBe(Success.code);
    expect((await signIn(OWNER, { Password: link.NewPassword })).ReturnCode).toBe(TooManyRequests.code);
    shop.clock.now += 1;
    expect((await shop.call('StaffPasswordResetBegin', { Email: OWNER })).ReturnCode).toBe(Success.code);
  });

  test('with a stolen browser has ten tries an hour, which lock that browser alone', async () => {
    const [stolen, other] = [await browserOf(OWNER), await browserOf(OWNER)];
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(OWNER, { Password: 'wrong', devices: [stolen] })).ReturnCode).toBe(SignInWrong.code);
    expect((await signIn(OWNER, { devices: [stolen] })).ReturnCode).toBe(TooManyRequests.code);
    expect((await signIn(OWNER, { devices: [other] })).ReturnCode).toBe(Success.code);
    shop.clock.now += HOUR_MS;
    expect((await signIn(OWNER, { devices: [stolen] })).ReturnCode).toBe(Success.code);
  });

  test('cannot use up the tries of who is signed in and changes a password', async () => {
    const session = await shop.signIn(OWNER);
    await attacked();
    for (let tries = 0; tries < 5; tries += 1) await signIn(OWNER, { Password: 'wrong' });
    const change = { Password: PASSWORD, NewPassword: 'another long password' };
    expect((await shop.call('StaffPasswordChange', change, session)).ReturnCode).toBe(Success.code);
  });

  test('a browser is known after the second factor, half a year from its last sign-in, and not after a suspension', async () => {
    const { secret } = await shop.setUpTotp(await shop.signIn(OWNER));
    shop.clock.now += MINUTE_MS;
    const begun = await signIn(OWNER);
    expect(begun.Data?.DeviceToken).toBeNull();
    const code = { Challenge: begun.Data?.SecondFactor?.Challenge, Code: totpCode(secret, shop.clock.now) };
    const done = await shop.call<DataOf<typeof calls.staffSecondFactor>>('StaffSecondFactor', code);
    const devices = [done.Data?.DeviceToken];
    await attacked();
    expect((await signIn(OWNER, { devices })).ReturnCode).toBe(Success.code);
    await shop.join('packer');
    const ofPacker = await browserOf('packer@shop.test');
    const list = await shop.call<DataOf<typeof calls.staffList>>('StaffList', null, OPERATOR_KEY);
    const StaffId = list.Data?.Staff.find(({ Role }) => Role === 'packer')?.StaffId;
    for (const State of ['suspended', 'active'])
      await shop.call('ChangeStaff', { StaffId, State, Operator: 'Meera' }, OPERATOR_KEY);
    await attacked('packer@shop.test');
    expect((await signIn('packer@shop.test', { devices: [ofPacker] })).ReturnCode).toBe(TooManyRequests.code);
    shop.clock.now += 181 * DAY_MS;
    await attacked();
    expect((await signIn(OWNER, { devices })).ReturnCode).toBe(TooManyRequests.code);
  });

  test('learns nothing from the tokens that it sends', async () => {
    const device = await browserOf(OWNER);
    const answers = [OWNER, 'nobody@shop.test'].map((email) =>
      signIn(email, { Password: 'wrong', devices: [device, 'y'.repeat(43)] }),
    );
    const [known, unknown] = await Promise.all(answers);
    expect(known).toEqual(unknown);
    const stored = await shop.api.context.db.selectFrom('staff_devices').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(device);
  });
});
