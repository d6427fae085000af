import pino from 'pino';
import type { CodeSentWire } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import { type ApiCaller, send, signInSession } from '../testing/api-caller.ts';
import { wrongCode } from '../testing/code-shopper.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { readSentCode, signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-secret.ts';
import { createSecurityLog } from './security-log.ts';

const NOW = Date.parse('2026-11-21T17:00:00Z');
const NETWORK = '203.0.113.77';
const secret = testSecret(7);

/** A log with the given level, and the lines written to it. */
function capturedLog(level: string) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

describe('a security log line', () => {
  const { log, lines } = capturedLog('error');
  const recordEvent = createSecurityLog({ log, secret, now: () => NOW });
  beforeEach(() => lines.splice(0));

  test('each line counts as a metric by its event alone', () => {
    const metrics = keepInMemory();
    recordEvent('code-wrong', { network: NETWORK, recipient: '9876501234', purpose: 'login' });
    keepMetrics(undefined);
    expect(metrics.labelsOf('securityEvents')).toEqual([{ event: 'code-wrong' }]);
  });

  test('a security log line shows the time in UTC and in India, two digits of the mobile and a hash of the network, whatever the log’s level', () => {
    recordEvent('code-wrong', { network: NETWORK, recipient: '9876501234', purpose: 'login' });
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.anything(),
        log: 'security',
        event: 'code-wrong',
        purpose: 'login',
        at: '2026-11-21T17:00:00.000Z',
        atIndia: '2026-11-21T22:30:00.000+05:30',
        mobile: '…34',
        network: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
    ]);
  });

  test('a security log line shows the last digits of a gift card', () => {
    recordEvent('gift-card-wrong', { network: '', card: '1234' });
    expect(lines).toEqual([expect.objectContaining({ event: 'gift-card-wrong', card: '…1234' })]);
  });

  test('a security log line shows nothing of an email address or an unknown network', () => {
    recordEvent('codes-refused', { network: '', recipient: 'asha@example.com' });
    expect(Object.keys(lines[0] ?? {})).toEqual(['level', 'time', 'log', 'event', 'at', 'atIndia']);
  });

  test('a security log line has the same network hash as other lines of that network only; another secret gives other hashes', () => {
    for (const network of [NETWORK, NETWORK, '203.0.113.78']) recordEvent('signed-in', { network });
    createSecurityLog({ log, secret: testSecret(0), now: () => NOW })('signed-in', { network: NETWORK });
    const [first, second, third, other] = lines.map((line) => line.network);
    expect(second).toBe(first);
    expect(new Set([first, third, other]).size).toBe(3);
  });
});

test('a silent log stays silent', () => {
  const { log, lines } = capturedLog('silent');
  createSecurityLog({ log, secret, now: () => NOW })('signed-in', { network: '' });
  expect(lines).toEqual([]);
});

describeOnEachEngine('the security log of a whole run', (engine) => {
  const MOBILE = '9876501234';
  const EMAIL = 'asha.canary@example.com';
  const NAME = 'Asha Canary';
  const { log, lines } = capturedLog('info');
  let api: TestApi;
  let now = NOW;

  beforeAll(async () => {
    const invitations = [{ mobile: MOBILE, code: 'INVITECANARY' }];
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, codes: { length: 8 }, log, invitations });
  });
  afterAll(() => api.close());

  const shopper = (token = '') =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', NETWORK);
      return api.handle(request);
    }, token);
  const events = () => lines.splice(0).map(({ event }) => event);

  test('the security log has a line for every relevant event, and no personal data', async () => {
    const secrets: string[] = [MOBILE, EMAIL, NAME, NETWORK, 'session-canary', MOBILE.slice(0, 8)];
    const written: string[] = [];
    /** Runs a step and returns the events of the lines that it logged. */
    const eventsOf = async (step: () => Promise<unknown>) => {
      now += 31 * MINUTE_MS;
      await step();
      written.push(JSON.stringify(lines));
      return events();
    };
    const loginRequest = { SessionId: 'session-canary', Mobile: MOBILE };
    const receive = async (by: ApiCaller, call: string, fields: object, to: string) => {
      const { Data } = await by.post<CodeSentWire>(call, fields);
      const OTP = await readSentCode(api.context.db, to);
      secrets.push(OTP, Data?.EString ?? 'none');
      return { SessionId: 'session-canary', OTP, EString: Data?.EString };
    };
    const signIn = async () => {
      const guest = await shopper();
      const { CustomerToken } = await signInByCode(guest, api.context.db, {
        mobile: MOBILE,
        sessionId: 'session-canary',
      });
      secrets.push(CustomerToken);
      return shopper(CustomerToken);
    };

    let customer = await shopper();
    expect(await eventsOf(async () => (customer = await signIn()))).toEqual(['signed-in']);
    await customer.post('UpdateProfile', { UserName: NAME, Email: EMAIL });

    const guessed = await eventsOf(async () => {
      const guest = await shopper();
      const credentials = await receive(guest, 'GenerateLoginOTP', loginRequest, MOBILE);
      await guest.post('GenerateLoginOTP', loginRequest);
      for (let number = 0; number < 5; number += 1) {
        await guest.post('VerifyLoginOTP', { ...loginRequest, ...credentials, OTP: wrongCode(credentials.OTP) });
      }
    });
    expect(guessed).toEqual(['codes-refused', ...Array.from({ length: 4 }, () => 'code-wrong'), 'code-locked']);

    const invited = await eventsOf(async () => {
      const guest = await shopper();
      secrets.push('INVITECANARY', 'WRONGCANARY');
      for (let number = 0; number < 5; number += 1) {
        await guest.post('VerifyInvitation', { ...loginRequest, InvitationCode: 'WRONGCANARY' });
      }
      const credentials = { ...loginRequest, SessionId: 'another-canary', InvitationCode: 'INVITECANARY' };
      const { Data } = await guest.post<{ CustomerToken: string }>('VerifyInvitation', credentials);
      secrets.push('another-canary', Data?.CustomerToken ?? 'none');
    });
    expect(invited).toEqual([...Array.from({ length: 4 }, () => 'code-wrong'), 'code-locked', 'signed-in']);

    const flooded = await eventsOf(async () => {
      for (const SKU of ['3301TK01', '7701SV01-16']) await (await shopper()).post('NotifyMe', { SKU, Email: EMAIL });
    });
    expect(flooded).toEqual(['wishes-refused']);

    const tried = await eventsOf(async () => {
      const guest = await shopper();
      const { Data } = await guest.post('AddCart', { SKU: '1801AV01' });
      for (let number = 0; number < 11; number += 1) {
        const CouponCode = `COUPONCANARY${number}`;
        secrets.push(CouponCode);
        await guest.post('ApplyCouponNew', { CouponCode, BasketGUID: Data?.BasketGUID });
      }
    });
    expect(tried).toEqual(['coupon-tries-refused']);

    const recovered = await eventsOf(async () => {
      const guest = await shopper();
      const fields = { SessionId: 'session-canary', Email: EMAIL };
      const credentials = await receive(guest, 'RequestRecovery', fields, EMAIL);
      await guest.post('VerifyRecovery', { ...credentials, Email: EMAIL, Mobile: MOBILE, OrderNumber: 'SM-CANARY' });
    });
    expect(recovered).toEqual(['recovery-asked', 'recovery-opened']);

    const ended = await eventsOf(async () => {
      customer = await signIn();
      const { body } = await api.context.db
        .selectFrom('outbox')
        .select('body')
        .where('kind', '=', 'sign-in-notice')
        .executeTakeFirstOrThrow();
      const [, Token = ''] = /token=([\w-]{43})/.exec(body) ?? [];
      secrets.push(Token);
      await customer.post('SignOutEverywhere');
      await (await shopper()).post('PasswordReset', { Token });
      await (await shopper()).post('PasswordReset', { Token });
    });
    expect(ended).toEqual(['signed-in', 'sessions-ended', 'sessions-ended-by-link']);

    const deleted = await eventsOf(async () => {
      customer = await signIn();
      now += MINUTE_MS;
      const credentials = await receive(customer, 'GenerateDeletionOTP', { SessionId: 'session-canary' }, MOBILE);
      await customer.post('DeleteAccount', credentials);
    });
    expect(deleted).toEqual(['signed-in', 'account-deleted']);

    const all = written.join('\n');
    expect(secrets.filter((canary) => all.includes(canary))).toEqual([]);
    expect(all.match(/"mobile":"…34"/g)?.length).toBeGreaterThan(8);
  }, 120_000);

  test('the security log has no line for everyday calls', async () => {
    const guest = await shopper();
    await guest.post('AddCart', { SKU: '1801AV01' });
    await guest.post('VerifyLoginOTP', { SessionId: 's', Mobile: MOBILE, OTP: '1234', EString: 'x' });
    await send(api.handle, 'ViewCartNew', { method: 'POST', body: '{}' });
    expect(events()).toEqual([]);
  });
});
