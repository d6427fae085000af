import pino from 'pino';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { cleanOutbox } from './clean-outbox.ts';
import { enqueue, type Message } from './outbox.ts';
import { claimDueMessages } from './outbox-queue.ts';
import { sendDueMessages } from './send-due.ts';
import { type OutgoingMessage, type Transport, UndeliverableMessageError } from './transports/transport.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const NEVER = new AbortController().signal;
const log = pino({ level: 'silent' });
/** The time, process id and host name could contain the digits of a code, too. */
const BARE = { base: null, timestamp: false } as const;
const CODE: Message = {
  kind: 'code',
  channel: 'sms',
  recipient: '9876543210',
  subject: '',
  body: '4821 is your Samay code.',
  ttlMs: 5 * MINUTE_MS,
};
const MAIL: Message = {
  ...CODE,
  kind: 'back-in-stock',
  channel: 'mail',
  recipient: 'asha@example.com',
  subject: 'Back',
};

describeOnEachEngine('sending what is due', (engine) => {
  let opened: OpenDatabase;
  let now: number;
  let sent: OutgoingMessage[];
  /** How the transport handles the next message. */
  let behave: (message: OutgoingMessage) => ReturnType<Transport['send']>;
  beforeEach(async () => {
    now = NOW;
    sent = [];
    behave = async () => undefined;
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const transport = (channels: Transport['channels'] = ['sms', 'voice'], atOnce = 5): Transport => ({
    channels,
    atOnce,
    send(message) {
      sent.push(message);
      return behave(message);
    },
  });
  const sendDue = (by = transport()) => sendDueMessages({ db: opened.db, transport: by, log, now: () => now }, NEVER);
  const write = (message: Message) => enqueue(opened.db, message, now);
  const rows = () => opened.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
  /** A process claims the one due message and crashes. */
  const crash = async () => {
    expect((await claimDueMessages(opened.db, ['sms'], 5, now)).claimed).toHaveLength(1);
  };
  const failWith = (error: Error) => {
    behave = () => Promise.reject(error);
  };

  test('a message is sent once, unchanged, and its code is erased', async () => {
    await write(CODE);
    const [row] = await rows();
    await sendDue();
    await sendDue();
    const { ttlMs: _ttlMs, ...copy } = CODE;
    expect(sent).toEqual([{ ...copy, html: '', details: '', id: row?.id }]);
    expect(await rows()).toMatchObject([{ state: 'sent', sent_at: NOW, attempts: 1, body: '' }]);
  });

  test('the text of a mail without a secret is kept, that of a mail with a secret link is erased', async () => {
    const page = { ...MAIL, channel: 'mail' as const, html: '<p>Back</p>' };
    await write(page);
    now += 1;
    await write({ ...page, kind: 'sign-in-notice' });
    now += 1;
    await write({ ...page, kind: 'order-confirmed' });
    await sendDue(transport(['mail']));
    expect(sent.map(({ html }) => html)).toEqual([page.html, page.html, page.html]);
    expect((await rows()).map(({ state, body, html }) => [state, body, html])).toEqual([
      ['sent', page.body, page.html],
      ['sent', '', ''],
      ['sent', '', ''],
    ]);
  });

  test('several workers send each message exactly once', async () => {
    for (let number = 0; number < 30; number++) await write(CODE);
    const worker = async () => {
      for (let rounds = 0; rounds < 100 && (await sendDue()); rounds++) await Promise.resolve();
    };
    await Promise.all(Array.from({ length: 6 }, worker));
    await sendDue();
    expect(sent).toHaveLength(30);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30);
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('a transport gets messages of its own channels only, up to its limit, codes first', async () => {
    await write(MAIL);
    for (let number = 0; number < 3; number++) await write({ ...CODE, kind: 'back-in-stock' });
    now += 1;
    await write(CODE);
    expect(await sendDue(transport(['sms'], 2))).toBe(true);
    expect(sent.map(({ channel }) => channel)).toEqual(['sms', 'sms']);
    expect((await rows()).at(-1)?.state).toBe('sent');
    expect(await sendDue(transport(['sms'], 3))).toBe(false);
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'sent', 'sent', 'sent', 'sent']);
  });

  test('a failing transport is retried after 5 s, 30 s and 2 min, then no more', async () => {
    await write({ ...CODE, ttlMs: HOUR_MS });
    failWith(new Error('No route'));
    const attempts: number[] = [];
    for (let second = 0; second <= 600; second++) {
      now = NOW + second * 1000;
      const before = sent.length;
      await sendDue();
      if (sent.length > before) attempts.push(second);
    }
    expect(attempts).toEqual([0, 5, 35, 155]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'failed', body: '', sent_at: null }]);
  });

  test.each(['gift-card', 'order-confirmed', 'order-refund', 'order-ready-to-collect'] as const)(
    'a %s that cannot be sent is retried every hour until it expires',
    async (kind) => {
      const week = 7 * DAY_MS;
      await write({ ...CODE, kind, ttlMs: week });
      failWith(new Error('No route'));
      let waited = NOW;
      const waits: number[] = [];
      for (; now < NOW + week; now += 5_000) {
        const before = sent.length;
        const [row] = await rows();
        if (row && row.next_attempt_at > now) now = row.next_attempt_at;
        if (now >= NOW + week) break;
        await sendDue();
        if (sent.length > before) {
          waits.push((now - waited) / MINUTE_MS);
          waited = now;
        }
      }
      expect(waits.slice(0, 6)).toEqual([0, 5 / 60, 0.5, 2, 60, 60]);
      expect(sent.length).toBe(4 + 167);
      expect(await rows()).toMatchObject([{ state: 'waiting', body: CODE.body }]);
      const [row] = await rows();
      const ended = { id: row?.id, kind, channel: 'sms', attempts: sent.length };
      expect(await cleanOutbox(opened.db, now)).toEqual([ended]);
      expect(await rows()).toMatchObject([{ state: 'failed', body: '' }]);
      expect(await cleanOutbox(opened.db, now)).toEqual([]);
    },
  );

  test('a message that failed once can still be sent', async () => {
    await write(CODE);
    failWith(new Error('No route'));
    await sendDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', body: CODE.body }]);
    behave = async () => undefined;
    now += 5_000;
    await sendDue();
    expect(await rows()).toMatchObject([{ state: 'sent', body: '', attempts: 2 }]);
  });

  test('an undeliverable message is abandoned at once', async () => {
    await write(CODE);
    failWith(new UndeliverableMessageError('No such number'));
    await sendDue();
    now += HOUR_MS;
    await sendDue();
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'failed', body: '' }]);
  });

  test('an expired message is not sent, and its code is erased', async () => {
    await write(CODE);
    await write({ ...CODE, kind: 'back-in-stock' });
    now += 5 * MINUTE_MS;
    await sendDue();
    expect(sent).toEqual([]);
    await cleanOutbox(opened.db, now);
    expect((await rows()).map(({ kind, state, body }) => [kind, state, body]).toSorted()).toEqual([
      ['back-in-stock', 'failed', CODE.body],
      ['code', 'failed', ''],
    ]);
  });

  test('a message of a crashed process is claimed by another one a minute later', async () => {
    await write(CODE);
    await crash();
    now += MINUTE_MS - 1;
    await sendDue();
    expect(sent).toHaveLength(0);
    now += 1;
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('a message that crashes every process is abandoned', async () => {
    await write({ ...CODE, ttlMs: HOUR_MS });
    for (let crashes = 0; crashes < 4; crashes++) {
      await crash();
      now += MINUTE_MS;
    }
    await sendDue();
    expect(sent).toEqual([]);
    await cleanOutbox(opened.db, now);
    expect(await rows()).toMatchObject([{ state: 'failed', body: '' }]);
  });

  test.each([
    ['the last attempt', 60],
    ['an attempt at a message that has expired meanwhile', 3.5],
  ])('%s is not cut short by the cleanup while it is claimed', async (_name, minutes) => {
    await write({ ...CODE, ttlMs: minutes * MINUTE_MS });
    for (let crashes = 0; crashes < 3; crashes++) {
      await crash();
      now += MINUTE_MS;
    }
    await crash();
    now += MINUTE_MS - 1;
    await cleanOutbox(opened.db, now);
    expect(await rows()).toMatchObject([{ state: 'sending', attempts: 4, body: CODE.body }]);
    now += 1;
    await cleanOutbox(opened.db, now);
    expect(await rows()).toMatchObject([{ state: 'failed', body: '' }]);
  });

  test('a process that was presumed crashed but is only slow changes nothing any more', async () => {
    await write({ ...CODE, ttlMs: HOUR_MS });
    const attempt = () => ({ begun: Promise.withResolvers<void>(), end: Promise.withResolvers<void>() });
    const [first, second] = [attempt(), attempt()];
    behave = () => {
      const { begun, end } = sent.length === 1 ? first : second;
      begun.resolve();
      return end.promise.then(() => undefined);
    };
    const slow = sendDue();
    await first.begun.promise;
    now += MINUTE_MS;
    const other = sendDue();
    await second.begun.promise;
    expect(sent).toHaveLength(2);
    first.end.reject(new UndeliverableMessageError('Too late'));
    await slow;
    expect(await rows()).toMatchObject([{ state: 'sending', attempts: 2, body: CODE.body }]);
    second.end.resolve();
    await other;
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('the cleanup keeps active messages and deletes those older than 30 days', async () => {
    await write(CODE);
    await sendDue();
    now += 30 * DAY_MS;
    await write(MAIL);
    await write(CODE);
    await claimDueMessages(opened.db, ['sms'], 5, now);
    await cleanOutbox(opened.db, now);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['sending', 'sent', 'waiting']);
    now += 1;
    await cleanOutbox(opened.db, now);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['sending', 'waiting']);
  });

  test('the log has no recipient and no code', async () => {
    const lines: string[] = [];
    const logger = pino({ ...BARE, level: 'debug' }, { write: (line: string) => lines.push(line) });
    await write(CODE);
    await write({ ...CODE, body: '7711 is your Samay code.' });
    failWith(new UndeliverableMessageError('No such number'));
    await sendDueMessages({ db: opened.db, transport: transport(), log: logger, now: () => now }, NEVER);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/9876543210|4821|7711/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'code', channel: 'sms', attempts: 1 });
    expect(lines.join()).not.toContain('alarm');
  });

  test('an undeliverable gift card raises an alarm that has no recipient and no PIN', async () => {
    const lines: string[] = [];
    const logger = pino({ ...BARE, level: 'error' }, { write: (line: string) => lines.push(line) });
    await write({ ...MAIL, kind: 'gift-card', body: 'PIN: 481516' });
    const [row] = await rows();
    failWith(new UndeliverableMessageError('No such mailbox'));
    await sendDueMessages({ db: opened.db, transport: transport(['mail']), log: logger, now: () => now }, NEVER);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ alarm: 'The mail with a gift card was abandoned', id: row?.id, kind: 'gift-card' }),
    ]);
    expect(lines.join()).not.toMatch(/asha@example|481516/);
  });
});
