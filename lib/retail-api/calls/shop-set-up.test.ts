import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { environment } from '#lib/shared/env.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { createApi } from '../app/app.ts';
import { send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { FakeGateways } from '../testing/fake-gateway.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type SetUp = DataOf<typeof calls.setUpState>;

const NOW = Date.parse('2026-11-27T06:00:00Z');
const OWN = {
  ...DEMO_PROFILE,
  name: 'Acme',
  seller: { legalName: 'Acme Private Limited', address: ['1 Road', 'Jaipur'], gstin: '08AAAAA0000A1Z2' },
  contact: { phone: '+91 141 000 0000', email: 'care@acme.example' },
  grievanceOfficer: { name: 'Kavita Mehta', phone: '+91 141 000 0001', email: 'grievance@acme.example' },
};

describeOnEachEngine('the set-up of a shop', (engine) => {
  let api: TestApi;
  const gateways = new FakeGateways();
  beforeEach(async () => {
    const payments = { ...gateways.payments(), test: false };
    const options = { engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, payments, now: () => NOW } as const;
    api = await createTestApi({ ...options, launchAt: NOW + DAY_MS });
    gateways.razorpay.down = false;
  });
  afterEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await api.close();
  });

  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  const missing = async (handle = api.handle) => {
    const { Data } = await send<SetUp>(handle, 'SetUpState', { headers });
    return Object.fromEntries((Data?.Steps ?? []).map(({ Step, Missing }) => [Step, Missing.join(' ')]));
  };
  const confirm = (Step: string, handle = api.handle) =>
    send<SetUp>(handle, 'ConfirmSetUpStep', {
      method: 'POST',
      headers,
      body: JSON.stringify({ Step, Operator: 'Meera' }),
    });

  test('each step says what it lacks, from the shop itself', async () => {
    expect(await missing()).toMatchObject({
      profile: 'These are still those of the demo: name, legal name, GSTIN, address, customer care, grievance officer.',
      products: '',
      pages: expect.stringContaining('privacy'),
      payments: expect.stringContaining('Test the keys'),
      launch: expect.stringContaining('Opens on'),
    });
    setShopProfile({ ...OWN, grievanceOfficer: DEMO_PROFILE.grievanceOfficer });
    expect((await missing()).profile).toBe('These are still those of the demo: grievance officer.');
    await api.context.db.updateTable('products').set({ hidden: 1 }).execute();
    expect((await missing()).products).not.toBe('');
  });

  test('the shop is ready once nothing is missing', async () => {
    setShopProfile(OWN);
    const { db } = api.context;
    const slugs = (await missing()).pages?.match(/(?<=: ).*(?=\.)/)?.[0].split(', ') ?? [];
    const page = { title: 'A page', footer_group: 'Help', content: '', position: 0, modified_at: 1 };
    await db
      .insertInto('pages')
      .values(slugs.map((slug) => ({ ...page, slug })))
      .execute();
    for (const step of ['payments', 'delivery']) expect((await confirm(step)).Data?.IsReady).toBe(false);
    expect((await confirm('launch')).Data).toMatchObject({ IsReady: true, IsTrial: false });
  });

  test('payments are confirmed with keys that work, and again with others', async () => {
    gateways.razorpay.down = true;
    expect(await confirm('payments')).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: 'Step' },
    });
    gateways.razorpay.down = false;
    await confirm('payments');
    expect((await missing()).payments).toBe('');
    const { gateways: both } = gateways.payments();
    const one = { gateways: new Map([...both].slice(0, 1)), test: false };
    expect((await missing(createApi({ ...api.context, payments: one }))).payments).not.toBe('');
    const test = { gateways: both, test: true };
    expect((await missing(createApi({ ...api.context, payments: test }))).payments).toContain('take no money');
  });

  test('payments are confirmed again with another key, and no confirmation is told to shoppers', async () => {
    await confirm('payments');
    expect((await missing()).payments).toBe('');
    const settings = environment();
    replaceSingleton('environment', { ...settings, RAZORPAY_KEY_SECRET: 'another' });
    expect((await missing()).payments).toContain('Test the keys');
    replaceSingleton('environment', settings);
    const shopper = await signInSession(api.handle);
    const { Data } = await shopper.get<{ OptionId: string }[]>('SiteOptions');
    expect(Data?.map(({ OptionId }) => OptionId)).toContain('GiftOptions');
    expect(Data?.filter(({ OptionId }) => OptionId.startsWith('SetUp'))).toEqual([]);
  });

  test('without keys customers pay in cash, if the shop says so, or not at all', async () => {
    const handle = createApi({ ...api.context, payments: { gateways: new Map(), test: false } });
    await setSiteOption(api.context.db, 'CashOnDelivery', 'off');
    expect((await confirm('payments', handle)).ReturnCode).toBe(RETURN_CODES.InvalidRequest.code);
    await setSiteOption(api.context.db, 'CashOnDelivery', 'on');
    await confirm('payments', handle);
    expect((await missing(handle)).payments).toBe('');
  });

  test('another launch date is confirmed again', async () => {
    await confirm('launch');
    expect((await missing()).launch).toBe('');
    expect((await missing(createApi({ ...api.context, launchAt: NOW }))).launch).toContain('Open to everybody');
  });
});
