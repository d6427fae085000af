import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { PASSWORD, type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type SignedIn = DataOf<typeof calls.staffSignIn>;
type Who = DataOf<typeof calls.staffSession>;

const { Success, SignInWrong, TooManyRequests, OtpExpired, InvalidRequest, Forbidden } = RETURN_CODES;

describeOnEachEngine('the sign-in of staff', (engine) => {
  let shop: StaffShop;
  beforeEach(async () => {
    shop = await staffShop(engine);
  });
  afterEach(() => shop.api.close());

  const who = (session: string) => shop.call<Who>('StaffSession', null, session);
  const signIn = (Email: string, Password: string, network?: string) =>
    shop.call<SignedIn>('StaffSignIn', { Email, Password }, '', network);

  test('staff join by an invitation, sign in with any case of their email, and out', async () => {
    const first = await shop.join('packer', 'asha@shop.test');
    expect((await who(first)).Data).toMatchObject({ Name: 'The packer', Email: 'asha@shop.test', Role: 'packer' });
    const session = await shop.signIn('ASHA@shop.test');
    expect(session).not.toBe(first);
    expect((await who(session)).Data?.Calls).toEqual(expect.arrayContaining(['AdvanceOrder', 'DeskOrders']));
    expect((await who(session)).Data?.Calls).not.toContain('MarkOrderRefund');
    expect((await shop.call('StaffSignOut', {}, session)).ReturnCode).toBe(Success.code);
    expect((await who(session)).status).toBe(401);
    expect((await who(first)).status).toBe(200);
    await shop.call('StaffSignOut', { Everywhere: true }, first);
    expect((await who(first)).status).toBe(401);
  });

  test('a wrong password and an email that nobody has are answered alike, and so is a suspended member', async () => {
    await shop.join('owner');
    await shop.join('packer');
    const list = await shop.call<DataOf<typeof calls.staffList>>('StaffList', null, OPERATOR_KEY);
    const StaffId = list.Data?.Staff.find(({ Role }) => Role === 'packer')?.StaffId;
    await shop.call('ChangeStaff', { StaffId, State: 'suspended', Operator: 'Meera' }, OPERATOR_KEY);
    const answers = [
      await signIn('owner@shop.test', 'not the password'),
      await signIn('nobody@shop.test', PASSWORD),
      await signIn('packer@shop.test', PASSWORD),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 200,
        ReturnCode: SignInWrong.code,
        ReturnMessage: SignInWrong.meaning,
        Data: null,
      });
    }
  });

  test('tries are limited by account and network, whether or not anybody has the email', async () => {
    await shop.join('owner');
    for (const email of ['owner@shop.test', 'nobody@shop.test']) {
      for (let count = 0; count < 5; count += 1)
        expect((await signIn(email, 'wrong')).ReturnCode).toBe(SignInWrong.code);
      expect(await signIn(email, PASSWORD)).toMatchObject({
        ReturnCode: TooManyRequests.code,
        Data: { RetryAfterSeconds: 900 },
      });
    }
    expect((await signIn('owner@shop.test', PASSWORD, '198.51.100.9')).ReturnCode).toBe(Success.code);
    shop.clock.now += 15 * MINUTE_MS;
    expect((await signIn('owner@shop.test', PASSWORD)).ReturnCode).toBe(Success.code);
  });

  test('a session ends without a call for two hours, and after twelve hours whatever happens', async () => {
    const idle = await shop.join('owner');
    shop.clock.now += 2 * HOUR_MS - 1;
    expect((await who(idle)).status).toBe(200);
    shop.clock.now += 2 * HOUR_MS;
    expect((await who(idle)).status).toBe(401);
    const busy = await shop.signIn('owner@shop.test');
    for (let hour = 1; hour < 12; hour += 1) {
      shop.clock.now += HOUR_MS;
      expect((await who(busy)).status).toBe(200);
    }
    shop.clock.now += HOUR_MS;
    expect((await who(busy)).status).toBe(401);
  });

  test('a changed password ends the other sessions and renews the one in use', async () => {
    const other = await shop.join('owner');
    const own = await shop.signIn('owner@shop.test');
    const change = (body: object) =>
      shop.call<DataOf<typeof calls.staffPasswordChange>>('StaffPasswordChange', body, own);
    const NewPassword = 'another long password';
    expect((await change({ Password: 'wrong', NewPassword })).ReturnCode).toBe(SignInWrong.code);
    expect((await change({ Password: PASSWORD, NewPassword: 'short' })).ReturnCode).toBe(InvalidRequest.code);
    expect((await change({ Password: PASSWORD, NewPassword: 'aaaaaaaabbbbbbbb' })).ReturnCode).toBe(
      InvalidRequest.code,
    );
    const changed = await change({ Password: PASSWORD, NewPassword });
    for (const ended of [other, own]) expect((await who(ended)).status).toBe(401);
    expect((await who(changed.Data?.Session.SessionToken ?? '')).status).toBe(200);
    expect((await signIn('owner@shop.test', PASSWORD)).ReturnCode).toBe(SignInWrong.code);
    expect(await shop.signIn('owner@shop.test', NewPassword)).not.toBe('');
  });

  test('a forgotten password is set by a link that works once, and only for staff', async () => {
    const session = await shop.join('owner');
    const [known, unknown] = [
      await shop.call('StaffPasswordResetBegin', { Email: 'owner@shop.test' }),
      await shop.call('StaffPasswordResetBegin', { Email: 'nobody@shop.test' }),
    ];
    expect(known).toEqual(unknown);
    const mails = await shop.api.context.db.selectFrom('outbox').select(['recipient', 'kind']).execute();
    expect(mails.filter(({ kind }) => kind === 'staff-password-reset')).toHaveLength(1);
    const Token = await shop.mailedToken('owner@shop.test');
    const confirm = (NewPassword: string) => shop.call('StaffPasswordResetConfirm', { Token, NewPassword });
    expect((await confirm('owner@shop.test!')).ReturnCode).toBe(InvalidRequest.code);
    expect((await confirm('another long password')).ReturnCode).toBe(Success.code);
    expect((await confirm('a third long password')).ReturnCode).toBe(OtpExpired.code);
    expect((await who(session)).status).toBe(401);
    expect(await shop.signIn('owner@shop.test', 'another long password')).not.toBe('');
  });

  test('a link to set a password ends after half an hour, and an invitation after three days', async () => {
    await shop.join('owner');
    await shop.call('StaffPasswordResetBegin', { Email: 'owner@shop.test' });
    const Token = await shop.mailedToken('owner@shop.test');
    await shop.call('InviteStaff', { Email: 'new@shop.test', Role: 'packer', Operator: 'Meera' }, OPERATOR_KEY);
    const invited = await shop.mailedToken('new@shop.test');
    shop.clock.now += 30 * MINUTE_MS;
    const reset = await shop.call('StaffPasswordResetConfirm', { Token, NewPassword: 'another long password' });
    expect(reset.ReturnCode).toBe(OtpExpired.code);
    shop.clock.now += 72 * HOUR_MS;
    const accepted = await shop.call('AcceptStaffInvitation', { Token: invited, Name: 'Asha', Password: PASSWORD });
    expect(accepted.ReturnCode).toBe(OtpExpired.code);
  });

  test('callers whose network nobody reports are answered, too', async () => {
    const from = (name: string, body: object) => shop.call(name, body, '', '');
    const Token = 'x'.repeat(43);
    const accepted = await from('AcceptStaffInvitation', { Token, Name: 'Asha', Password: PASSWORD });
    expect(accepted.ReturnCode).toBe(OtpExpired.code);
    const reset = await from('StaffPasswordResetConfirm', { Token, NewPassword: PASSWORD });
    expect(reset.ReturnCode).toBe(OtpExpired.code);
    const signedIn = await from('StaffSignIn', { Email: 'nobody@shop.test', Password: PASSWORD });
    expect(signedIn.ReturnCode).toBe(SignInWrong.code);
  });

  test('neither tokens nor passwords are stored as they are', async () => {
    const session = await shop.join('owner');
    const { secret, codes, session: renewed } = await shop.setUpTotp(session);
    const { db } = shop.api.context;
    const stored = JSON.stringify(
      await Promise.all(
        (['staff_members', 'staff_sessions', 'staff_tokens', 'staff_recovery_codes', 'staff_invitations'] as const).map(
          (table) => db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const hidden of [session, renewed, PASSWORD, secret, ...codes]) expect(stored).not.toContain(hidden);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('keys are nobody’s session, and a session is no shopper’s JWT', async () => {
    const session = await shop.join('owner');
    expect((await who(OPERATOR_KEY)).ReturnCode).toBe(Forbidden.code);
    expect((await who('')).status).toBe(401);
    expect((await shop.call('ViewCartNew', {}, session)).status).toBe(401);
  });
});
