import { type calls, type DataOf, RETURN_CODES, type StaffRole } from '#lib/contract/index.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { PASSWORD, type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type List = DataOf<typeof calls.staffList>;
type Member = DataOf<typeof calls.changeStaff>;
type Invitation = DataOf<typeof calls.inviteStaff>;

const { Success, InvalidRequest, NotFound, OtpExpired, TooManyRequests } = RETURN_CODES;

describeOnEachEngine('the staff of a shop', (engine) => {
  let shop: StaffShop;
  beforeEach(async () => {
    shop = await staffShop(engine);
  });
  afterEach(() => shop.api.close());

  const list = async () => (await shop.call<List>('StaffList', null, OPERATOR_KEY)).Data;
  const idOf = async (role: StaffRole) => (await list())?.Staff.find(({ Role }) => Role === role)?.StaffId;
  const change = (body: object, bearer = OPERATOR_KEY) =>
    shop.call<Member>('ChangeStaff', { ...body, Operator: 'Meera' }, bearer);
  const invite = (Email: string, Role: StaffRole = 'packer') =>
    shop.call<Invitation>('InviteStaff', { Email, Role, Operator: 'Meera' }, OPERATOR_KEY);
  const accept = async (Email: string, token?: string) =>
    shop.call('AcceptStaffInvitation', {
      Token: token ?? (await shop.mailedToken(Email)),
      Name: 'Asha',
      Password: PASSWORD,
    });
  const isSignedIn = async (session: string) => (await shop.call('StaffSession', null, session)).status === 200;

  test('an invitation is mailed, listed, accepted once, and the later one counts', async () => {
    expect((await invite('Asha@Shop.test')).Data).toMatchObject({ Email: 'asha@shop.test', InvitedBy: 'Meera' });
    const first = await shop.mailedToken('asha@shop.test');
    shop.clock.now += 1000;
    await invite('asha@shop.test', 'manager');
    expect((await list())?.Invitations).toMatchObject([{ Email: 'asha@shop.test', Role: 'manager' }]);
    expect((await accept('asha@shop.test', first)).ReturnCode).toBe(OtpExpired.code);
    expect((await accept('asha@shop.test')).Data).toMatchObject({ Email: 'asha@shop.test', Role: 'manager' });
    expect((await accept('asha@shop.test')).ReturnCode).toBe(OtpExpired.code);
    expect(await list()).toMatchObject({ Staff: [{ Name: 'Asha', State: 'active', Sessions: 1 }], Invitations: [] });
    expect((await invite('asha@shop.test')).ReturnCode).toBe(InvalidRequest.code);
    const [mail] = await shop.api.context.db.selectFrom('outbox').select(['body', 'subject']).execute();
    expect(mail?.body).toMatch(/^Meera invites you .*\n\n.*http:\/\/back-office\.test\/invitation#[\w-]{43}$/ms);
  });

  test('an invitation can be revoked, and not too many are sent', async () => {
    const invited = await invite('asha@shop.test');
    const revoke = () =>
      shop.call('RevokeStaffInvitation', { InvitationId: invited.Data?.InvitationId, Operator: 'Meera' }, OPERATOR_KEY);
    expect((await revoke()).ReturnCode).toBe(Success.code);
    expect((await revoke()).ReturnCode).toBe(NotFound.code);
    expect((await accept('asha@shop.test')).ReturnCode).toBe(OtpExpired.code);
    for (let count = 0; count < 4; count += 1) await invite('asha@shop.test');
    expect((await invite('asha@shop.test')).ReturnCode).toBe(TooManyRequests.code);
  });

  test('a suspended member’s sessions end at once, and so do those of a member with another role', async () => {
    await shop.join('owner');
    const packer = await shop.join('packer');
    const support = await shop.join('support');
    expect((await change({ StaffId: await idOf('packer'), State: 'suspended' })).Data).toMatchObject({
      State: 'suspended',
      Sessions: 0,
    });
    expect(await isSignedIn(packer)).toBe(false);
    await change({ StaffId: await idOf('support'), Role: 'manager' });
    expect(await isSignedIn(support)).toBe(false);
    await change({ StaffId: await idOf('packer'), State: 'active' });
    const again = await shop.signIn('packer@shop.test');
    expect(await isSignedIn(again)).toBe(true);
    await change({ StaffId: await idOf('packer'), Role: 'packer' });
    expect(await isSignedIn(again)).toBe(true);
    await change({ StaffId: await idOf('packer'), EndSessions: true });
    expect(await isSignedIn(again)).toBe(false);
  });

  test('a password reset that was asked for does not survive a suspension', async () => {
    await shop.join('packer');
    await shop.call('StaffPasswordResetBegin', { Email: 'packer@shop.test' });
    const Token = await shop.mailedToken('packer@shop.test');
    await change({ StaffId: await idOf('packer'), State: 'suspended' });
    const reset = await shop.call('StaffPasswordResetConfirm', { Token, NewPassword: 'another long password' });
    expect(reset.ReturnCode).toBe(OtpExpired.code);
  });

  test('the last active owner stays, also if two owners act at once', async () => {
    const owner = await shop.join('owner');
    const StaffId = await idOf('owner');
    expect(await change({ StaffId, Role: 'manager' }, owner)).toMatchObject({
      ReturnCode: InvalidRequest.code,
      Data: { Field: 'Role' },
    });
    expect(await change({ StaffId, State: 'suspended' })).toMatchObject({ Data: { Field: 'State' } });
    await shop.join('owner', 'second@shop.test');
    const ids = (await list())?.Staff.map((member) => member.StaffId) ?? [];
    const answers = await Promise.all(ids.map((id) => change({ StaffId: id, State: 'suspended' })));
    expect(answers.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([Success.code, InvalidRequest.code]);
  });

  test('an unknown member is not found', async () => {
    expect((await change({ StaffId: 'x'.repeat(24), State: 'active' })).ReturnCode).toBe(NotFound.code);
  });

  test.each([{ State: 'suspended' }, { Role: 'manager' }] as const)(
    'what an owner issued ends with %j: open invitations, keys, and what the keys issued',
    async (after) => {
      const [owner, other] = [await shop.join('owner'), await shop.join('owner', 'other@shop.test')];
      const issue = async (bearer: string, email: string) => {
        await shop.call('InviteStaff', { Email: email, Role: 'owner', Operator: 'Other name' }, bearer);
        return shop.mailedToken(email);
      };
      const key = async (bearer: string, KeyName: string) => {
        const fields = { KeyName, Roles: ['owner'], Operator: 'Other name' };
        const made = await shop.call<DataOf<typeof calls.createMachineKey>>('CreateMachineKey', fields, bearer);
        return made.Data?.Key ?? '';
      };
      const ofOwner = await key(owner, 'ERP');
      const ofKey = await key(ofOwner, 'Made by the ERP');
      const ofOther = await key(other, 'POS');
      const tokens = [await issue(owner, 'a@shop.test'), await issue(ofOwner, 'b@shop.test')];
      const kept = await issue(other, 'c@shop.test');
      const members = (await list())?.Staff ?? [];
      const StaffId = members.find(({ Email }) => Email === 'owner@shop.test')?.StaffId;
      expect(members.find((member) => member.StaffId === StaffId)).toMatchObject({ Invitations: 2, Keys: 2 });
      expect((await change({ StaffId, ...after })).Data).toMatchObject({ Invitations: 0, Keys: 0 });
      for (const Token of tokens) expect((await accept('', Token)).ReturnCode).toBe(OtpExpired.code);
      for (const ended of [ofOwner, ofKey]) expect((await shop.call('StaffList', null, ended)).status).toBe(401);
      expect((await shop.call('StaffList', null, ofOther)).status).toBe(200);
      await change({ StaffId, State: 'active', Role: 'owner' });
      for (const Token of tokens) expect((await accept('', Token)).ReturnCode).toBe(OtpExpired.code);
      expect((await accept('', kept)).ReturnCode).toBe(Success.code);
    },
  );

  test('an invitation or a key that is issued at the moment of a suspension does not outlive it', async () => {
    const owner = await shop.join('owner');
    await shop.join('owner', 'other@shop.test');
    const StaffId = (await list())?.Staff.find(({ Email }) => Email === 'owner@shop.test')?.StaffId;
    await Promise.all([
      shop.call('InviteStaff', { Email: 'late@shop.test', Role: 'owner' }, owner),
      shop.call('CreateMachineKey', { KeyName: 'Late', Roles: ['owner'] }, owner),
      change({ StaffId, State: 'suspended' }),
    ]);
    expect((await list())?.Invitations).toEqual([]);
    const keys = await shop.call<DataOf<typeof calls.machineKeyList>>('MachineKeyList', null, OPERATOR_KEY);
    expect(keys.Data?.Keys).toEqual([]);
  });
});
