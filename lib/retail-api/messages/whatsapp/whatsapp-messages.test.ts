import pino from 'pino';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import type { SmsKind } from '#lib/shared/sms-kinds.ts';
import { whatsAppRules } from '#lib/shared/whatsapp-rules.ts';
import { addCustomer, type TestCustomer } from '../../testing/add-customer.ts';
import { agreeToWhatsApp } from '../../testing/agree-to-whatsapp.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { cleanOutbox } from '../clean-outbox.ts';
import { claimDueMessages, MAX_ATTEMPTS } from '../outbox-queue.ts';
import { sendDueMessages } from '../send-due.ts';
import {
  type OutgoingMessage,
  type SentMessage,
  type Transport,
  UndeliverableMessageError,
} from '../transports/transport.ts';
import { recordDelivery } from './delivery-states.ts';
import { enqueuePhoneMessage } from './enqueue-phone-message.ts';

const NEVER = new AbortController().signal;
const BODY = 'Samay: your order SM1 is packed. https://shop.test/t';
const DETAILS = { number: 'SM1', link: 'https://shop.test/t', name: '' };

describeOnEachEngine('messages by WhatsApp', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let now = Date.parse('2026-11-21T10:00:00Z');
  let sent: OutgoingMessage[];
  let lines: string[];
  /** How WhatsApp answers the next message. */
  let behave: () => Promise<SentMessage | undefined>;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, whatsApp: true });
  });
  beforeEach(async () => {
    await api.context.db.deleteFrom('outbox').execute();
    asha = await addCustomer(api);
    await agreeToWhatsApp(asha);
    sent = [];
    lines = [];
    behave = async () => ({ gatewayId: 'wamid.1' });
  });
  afterEach(() => setShopProfile(DEMO_PROFILE));
  afterAll(() => api.close());

  const log = pino({ level: 'info', base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
  const transport = (...channels: Transport['channels']): Transport => ({
    channels,
    atOnce: 5,
    send(message) {
      sent.push(message);
      return message.channel === 'whatsapp' ? behave() : Promise.resolve(undefined);
    },
  });
  const sendBy = (channel: 'whatsapp' | 'sms') =>
    sendDueMessages({ db: api.context.db, transport: transport(channel), log, now: () => now }, NEVER);
  const sendAll = async () => {
    await sendBy('whatsapp');
    await sendBy('sms');
  };
  const write = (recipient = asha.mobile, isMailed = false, kind: SmsKind = 'order-packed') => {
    const message = { kind, recipient, body: BODY, details: DETAILS, ttlMs: DAY_MS };
    return enqueuePhoneMessage(api.context.db, message, { isMailed, now });
  };
  const row = () => api.context.db.selectFrom('outbox').selectAll().executeTakeFirst();
  const channels = () => sent.map(({ channel }) => channel);
  const report = async (status: 'sent' | 'delivered' | 'read' | 'failed', code = '', gatewayId = 'wamid.1') =>
    recordDelivery(api.context.db, { gatewayId, ownId: '', status, code }, now);
  const refuse = (error: Error) => {
    behave = () => Promise.reject(error);
  };

  test('a message to a number without consent goes by SMS, or by none if it is mailed', async () => {
    const bina = await addCustomer(api);
    expect([await write(bina.mobile), await write(bina.mobile, true)]).toEqual([true, false]);
    await sendAll();
    expect(sent).toMatchObject([{ channel: 'sms', recipient: bina.mobile, body: BODY, details: '' }]);
  });

  test('with consent it goes by WhatsApp alone, also beside a mail', async () => {
    expect(await write(asha.mobile, true)).toBe(true);
    await sendAll();
    await sendAll();
    expect(sent).toMatchObject([{ channel: 'whatsapp', recipient: asha.mobile, body: BODY }]);
    expect(JSON.parse(sent[0]?.details ?? '')).toEqual(DETAILS);
  });

  test.each(['withdrawn consent', 'no template for the kind'])('it goes by SMS with %s', async (reason) => {
    if (reason === 'withdrawn consent') await agreeToWhatsApp(asha, false);
    else setShopProfile({ ...DEMO_PROFILE, whatsApp: whatsAppRules.parse({ templates: {} }) });
    await write();
    await sendAll();
    expect(channels()).toEqual(['sms']);
  });

  test('the text is kept until the delivery is reported, and then erased', async () => {
    await write();
    await sendBy('whatsapp');
    expect(await row()).toMatchObject({ state: 'accepted', gateway_id: 'wamid.1', delivery: '', body: BODY });
    expect(await report('sent')).toBe('recorded');
    expect(await row()).toMatchObject({ state: 'accepted', delivery: 'sent', body: BODY });
    expect(await report('delivered')).toBe('recorded');
    expect(await row()).toMatchObject({ state: 'sent', delivery: 'delivered', body: '', details: '' });
  });

  test('statuses that come late, twice or in another order do not go back', async () => {
    await write();
    await sendBy('whatsapp');
    await report('read');
    const late = [await report('delivered'), await report('sent'), await report('read'), await report('failed')];
    expect(late).toEqual(['ignored', 'ignored', 'ignored', 'ignored']);
    expect(await row()).toMatchObject({ channel: 'whatsapp', delivery: 'read' });
  });

  test('the text is erased a day later, if nothing is reported', async () => {
    await write();
    await sendBy('whatsapp');
    now += DAY_MS;
    expect(await cleanOutbox(api.context.db, now)).toEqual([]);
    expect(await row()).toMatchObject({ state: 'sent', channel: 'whatsapp', body: '', details: '' });
    expect(await report('failed', '131026')).toBe('ignored');
    await sendAll();
    expect(channels()).toEqual(['whatsapp']);
  });

  test('a number without WhatsApp gets one SMS, however often that is reported', async () => {
    refuse(new UndeliverableMessageError('WhatsApp answered 400, error 131026.', { code: '131026' }));
    await write();
    await sendAll();
    expect(channels()).toEqual(['whatsapp', 'sms']);
    expect(await row()).toMatchObject({
      state: 'sent',
      channel: 'sms',
      delivery: 'failed',
      result: '131026',
      body: '',
    });
    await report('failed', '131026', '');
    await sendAll();
    expect(channels()).toEqual(['whatsapp', 'sms']);
  });

  test('a failure that is reported after the acceptance sends one SMS', async () => {
    await write();
    await sendBy('whatsapp');
    const reports = await Promise.all([report('failed', '131026'), report('failed', '131026')]);
    expect(reports.toSorted()).toEqual(['ignored', 'sent-by-sms']);
    await sendAll();
    await report('failed', '131026');
    await sendAll();
    expect(sent.slice(1)).toMatchObject([{ channel: 'sms', body: BODY, recipient: asha.mobile }]);
  });

  test('a failure that is reported before the answer arrives sends one SMS, and the answer changes nothing', async () => {
    await write();
    behave = async () => {
      const { id = '' } = (await row()) ?? {};
      const status = { gatewayId: 'wamid.1', ownId: id, status: 'failed', code: '131026' } as const;
      expect(await recordDelivery(api.context.db, status, now)).toBe('sent-by-sms');
      return { gatewayId: 'wamid.1' };
    };
    await sendAll();
    expect(channels()).toEqual(['whatsapp', 'sms']);
    expect(await row()).toMatchObject({ state: 'sent', channel: 'sms' });
  });

  test('a lost answer does not take the SMS, which is on its way by then, back into the outbox', async () => {
    await write();
    behave = async () => {
      const { id = '' } = (await row()) ?? {};
      const status = { gatewayId: 'wamid.1', ownId: id, status: 'failed', code: '131026' } as const;
      await recordDelivery(api.context.db, status, now);
      expect((await claimDueMessages(api.context.db, ['sms'], 5, now)).claimed).toHaveLength(1);
      throw new Error('The connection was cut.');
    };
    await sendBy('whatsapp');
    expect(await row()).toMatchObject({ channel: 'sms', state: 'sending' });
  });

  test('no SMS goes for a message that was accepted while the answer to its last try was lost', async () => {
    await write();
    refuse(new Error('No route'));
    for (let round = 1; round < MAX_ATTEMPTS; round += 1) {
      await sendBy('whatsapp');
      now += 3 * MINUTE_MS;
    }
    behave = async () => {
      const status = { gatewayId: 'wamid.1', ownId: (await row())?.id ?? '', status: 'sent', code: '' } as const;
      expect(await recordDelivery(api.context.db, status, now)).toBe('recorded');
      throw new Error('The connection was cut.');
    };
    await sendAll();
    expect(channels()).toEqual(Array(MAX_ATTEMPTS).fill('whatsapp'));
    expect(await report('delivered')).toBe('recorded');
  });

  test.each(['order-ready-to-collect', 'order-collect-reminder'] as const)(
    '%s, which holds the code of the order, goes by SMS',
    async (kind) => {
      await write(asha.mobile, false, kind);
      await sendAll();
      expect(channels()).toEqual(['sms']);
    },
  );

  test('a status with our own id is recorded although the process ended before the answer arrived', async () => {
    await write();
    const { claimed } = await claimDueMessages(api.context.db, ['whatsapp'], 5, now);
    const status = { gatewayId: 'wamid.9', ownId: claimed[0]?.id ?? '', status: 'sent', code: '' } as const;
    expect(await recordDelivery(api.context.db, status, now)).toBe('recorded');
    now += 2 * MINUTE_MS;
    await sendAll();
    expect(sent).toEqual([]);
    expect(await report('delivered', '', 'wamid.9')).toBe('recorded');
  });

  // Messages about money that was paid are tried every hour, but not by WhatsApp.
  test.each(['order-packed', 'order-confirmed'] as const)(
    '%s is tried four times at an unreachable WhatsApp, and then an SMS goes',
    async (kind) => {
      refuse(new Error('No route'));
      await write(asha.mobile, false, kind);
      for (let round = 0; round < 10; round += 1) {
        await sendAll();
        now += 3 * MINUTE_MS;
      }
      expect(channels()).toEqual([...Array<string>(MAX_ATTEMPTS).fill('whatsapp'), 'sms']);
    },
  );

  test('a message whose process ended each time goes by SMS, too', async () => {
    await write();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await claimDueMessages(api.context.db, ['whatsapp'], 5, now);
      now += 2 * MINUTE_MS;
    }
    await cleanOutbox(api.context.db, now);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await claimDueMessages(api.context.db, ['sms'], 5, now);
      now += 2 * MINUTE_MS;
    }
    expect(await cleanOutbox(api.context.db, now)).toMatchObject([{ channel: 'sms' }]);
    expect(await row()).toMatchObject({ channel: 'sms', state: 'failed', body: '' });
  });

  test('what still waits when the consent is withdrawn goes by SMS', async () => {
    await write();
    await agreeToWhatsApp(asha, false);
    await sendAll();
    expect(channels()).toEqual(['sms']);
  });

  test('what still waits when the operator switches WhatsApp off goes by SMS', async () => {
    const option = api.context.db.updateTable('site_options').where('option_id', '=', 'WhatsAppUpdates');
    await write();
    await cleanOutbox(api.context.db, now);
    expect(await row()).toMatchObject({ channel: 'whatsapp' });
    await option.set({ value: 'off' }).execute();
    await cleanOutbox(api.context.db, now);
    await option.set({ value: 'on' }).execute();
    await sendAll();
    expect(channels()).toEqual(['sms']);
  });

  test('a status of an unknown message changes nothing', async () => {
    await write();
    await sendBy('whatsapp');
    expect(await report('failed', '131026', 'wamid.other')).toBe('ignored');
    expect(await row()).toMatchObject({ channel: 'whatsapp', state: 'accepted' });
  });

  test('the log names neither the number nor the text nor the id, which contains the number', async () => {
    refuse(new UndeliverableMessageError('WhatsApp answered 400, error 131026.', { code: '131026' }));
    await write();
    await sendAll();
    expect(lines.join('')).toContain('error 131026');
    expect(lines.join('')).not.toMatch(new RegExp(`${asha.mobile}|SM1|wamid`));
  });
});
