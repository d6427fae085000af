import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { CONSENT_NOTICE_VERSION } from '../customers/rules/consent-choices.ts';
import { enqueue } from '../messages/outbox.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { agreeToWhatsApp } from '../testing/agree-to-whatsapp.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { tablesWith } from '../testing/tables-with.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const PURPOSES = ['offers-sms', 'offers-email'];

describe('consent to updates by WhatsApp', () => {
  let api: TestApi;
  const open = async (whatsApp: boolean) => {
    api = await createTestApi({ catalogue: 'seed', now: () => NOW, whatsApp });
    return addCustomer(api, { name: 'Asha' });
  };
  afterEach(async () => {
    setShopProfile(DEMO_PROFILE);
    await api.close();
  });
  const log = () => api.context.db.selectFrom('consents').selectAll().execute();
  const purposesIn = (data: unknown) =>
    (data as { Purposes: { Purpose: string; Granted: boolean }[] }).Purposes.map(({ Purpose }) => Purpose);

  test('a shop that has switched it off does not name it, and keeps no choice of it', async () => {
    const asha = await open(false);
    expect(purposesIn((await asha.caller.post('CustomerConsents')).Data)).toEqual(PURPOSES);
    await agreeToWhatsApp(asha);
    expect(await log()).toEqual([]);
  });

  test('a shop without a template does not name it', async () => {
    const asha = await open(true);
    setShopProfile({ ...DEMO_PROFILE, whatsApp: undefined });
    expect(purposesIn((await asha.caller.post('CustomerConsents')).Data)).toEqual(PURPOSES);
  });

  test('nobody has agreed at first; a choice is kept with its time, notice, form and number', async () => {
    const asha = await open(true);
    const { Data } = await asha.caller.post<{ Purposes: object[] }>('CustomerConsents');
    expect(Data?.Purposes).toContainEqual({ Purpose: 'updates-whatsapp', Granted: false, At: 0 });
    const Purposes = [{ Purpose: 'updates-whatsapp', Granted: true }];
    await asha.caller.post('UpdateConsents', { Purposes, Form: 'checkout' });
    await agreeToWhatsApp(asha, false);
    const entry = { purpose: 'updates-whatsapp', version: CONSENT_NOTICE_VERSION, recipient: asha.mobile };
    expect(await log()).toMatchObject([
      { ...entry, granted: 1, at: NOW, source: 'checkout' },
      { ...entry, granted: 0, at: NOW + 1, source: 'account' },
    ]);
  });

  test('the download of the data has the choices and the messages with their delivery', async () => {
    const asha = await open(true);
    await agreeToWhatsApp(asha);
    const message = { kind: 'service-request', channel: 'whatsapp', recipient: asha.mobile, subject: '' } as const;
    await enqueue(api.context.db, { ...message, body: 'In repair', details: '{}', ttlMs: 1000 }, NOW);
    await api.context.db.updateTable('outbox').set({ delivery: 'read' }).execute();
    expect((await asha.caller.post('CustomerData')).Data).toMatchObject({
      Consents: [{ Purpose: 'updates-whatsapp', Granted: true, Mobile: asha.mobile, Source: 'account' }],
      Messages: [{ Channel: 'whatsapp', Body: 'In repair', Delivery: 'read' }],
    });
  });

  test('deleting the account deletes the choices and the messages', async () => {
    const asha = await open(true);
    await agreeToWhatsApp(asha);
    const message = { kind: 'service-request', channel: 'whatsapp', recipient: asha.mobile, subject: '' } as const;
    await enqueue(api.context.db, { ...message, body: 'In repair', details: '{}', ttlMs: 1000 }, NOW);
    await api.context.db.transaction().execute((transaction) => deleteCustomer(transaction, asha.id, NOW));
    expect(await tablesWith(api.context.db, asha.mobile)).toEqual({});
  });
});
