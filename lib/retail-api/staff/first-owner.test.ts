import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { PASSWORD, type StaffShop, staffShop } from '../testing/staff-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { firstOwnerLink } from './first-owner.ts';

const { Success, InvalidRequest, OtpExpired } = RETURN_CODES;

describeOnEachEngine('the link that the first start prints', (engine) => {
  let shop: StaffShop;
  beforeEach(async () => {
    shop = await staffShop(engine);
  });
  afterEach(() => shop.api.close());

  const link = () => firstOwnerLink(shop.api.context.db, { secret: shop.api.context.secret, ...at() });
  const at = () => ({ backOfficeUrl: 'http://back-office.test', now: shop.clock.now });
  const accept = (url: string | null, more: object) => {
    const Token = url?.split('#')[1];
    return shop.call('AcceptStaffInvitation', { Token, Name: 'Asha', Password: PASSWORD, ...more });
  };

  test('every start prints the same link while it is open, and another secret replaces it', async () => {
    const [first, second] = await Promise.all([link(), link()]);
    expect(second).toBe(first);
    shop.clock.now += DAY_MS;
    expect(await link()).toBe(first);
    const other = { current: new TextEncoder().encode('another secret of the shop, of 32 letters'), accepted: [] };
    expect(await firstOwnerLink(shop.api.context.db, { secret: other, ...at() })).not.toBe(first);
    expect((await accept(first, { Email: 'asha@shop.test' })).ReturnCode).toBe(OtpExpired.code);
    shop.clock.now += 3 * DAY_MS;
    expect(await link()).not.toBe(first);
  });

  test('makes the account of an owner who gives an address, once', async () => {
    const second = await link();
    expect(second).toMatch(/^http:\/\/back-office\.test\/invitation\?first#[\w-]{43}$/);
    const Email = 'Asha@shop.test';
    expect(await accept(second, {})).toMatchObject({ ReturnCode: InvalidRequest.code, Data: { Field: 'Email' } });
    expect(await accept(second, { Email })).toMatchObject({
      ReturnCode: Success.code,
      Data: { Email: 'asha@shop.test', Role: 'owner' },
    });
    expect((await accept(second, { Email: 'b@shop.test' })).ReturnCode).toBe(OtpExpired.code);
    expect(await link()).toBeNull();
  });

  test('ends once somebody else works in the shop', async () => {
    const open = await link();
    await shop.join('packer');
    expect((await accept(open, { Email: 'late@shop.test' })).ReturnCode).toBe(OtpExpired.code);
  });

  test('an invitation by mail keeps its address, whatever the request says', async () => {
    await shop.join('owner');
    const owner = await shop.signIn('owner@shop.test');
    await shop.call('InviteStaff', { Email: 'new@shop.test', Role: 'packer' }, owner);
    const Token = await shop.mailedToken('new@shop.test');
    const accepted = await accept(`#${Token}`, { Email: 'other@shop.test' });
    expect(accepted.Data).toMatchObject({ Email: 'new@shop.test' });
  });
});
