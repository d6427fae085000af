import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pino from 'pino';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Database } from '../core/db/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { enqueue, type Message } from './outbox.ts';
import { startMessages } from './start-messages.ts';
import { smsGateway } from './transports/sms-gateway.ts';

const CODE: Message = {
  kind: 'code',
  channel: 'sms',
  recipient: '9876543210',
  subject: '',
  body: '4821 is your Samay code.',
  ttlMs: MINUTE_MS,
};
/** Cleanup functions of a test, called newest first: a failing test must not keep the process alive. */
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function database() {
  const { db, close } = await openTestDatabase('sqlite');
  closing.push(close);
  return db;
}

const onError = (error: unknown) => {
  throw error;
};

test('a message written after the start is sent, and a stop waits for the attempt in progress', async () => {
  const db = await database();
  const arrived = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const gateway = createServer((request, response) => {
    arrived.resolve();
    request.resume().on('end', () => stopped.promise.then(() => response.end()));
  });
  closing.push(() => gateway.close());
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const stop = startMessages({
    db,
    transports: [smsGateway({ url })],
    log: pino({ level: 'silent' }),
    now: Date.now,
    onError,
  });
  closing.push(stop);
  await sleep(50);
  await enqueue(db, CODE, Date.now());
  await arrived.promise;
  const ended = stop();
  const state = await Promise.race([ended.then(() => 'ended'), sleep(50).then(() => 'waiting')]);
  expect(state).toBe('waiting');
  stopped.resolve();
  await ended;
  const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect([row.state, row.body]).toEqual(['sent', '']);
  await enqueue(db, CODE, Date.now());
  await sleep(1200);
  expect((await db.selectFrom('outbox').select('state').orderBy('created_at', 'desc').execute())[0]?.state).toBe(
    'waiting',
  );
});

test('without a transport messages wait until they expire', async () => {
  const db = await database();
  await enqueue(db, CODE, Date.now());
  await enqueue(db, { ...CODE, ttlMs: -1 }, Date.now());
  expect(await cleaned(db)).toEqual([]);
  const rows = await db.selectFrom('outbox').select(['state', 'body']).orderBy('state').execute();
  expect(rows).toEqual([
    { state: 'failed', body: '' },
    { state: 'waiting', body: CODE.body },
  ]);
});

test('a gift card that expires before its mail is sent raises an alarm', async () => {
  const db = await database();
  await enqueue(db, { ...CODE, kind: 'gift-card', channel: 'mail', ttlMs: -1 }, Date.now());
  expect(await cleaned(db)).toEqual([
    expect.objectContaining({ alarm: 'The mail with a gift card was abandoned', kind: 'gift-card', attempts: 0 }),
  ]);
});

/** Cleans up the outbox once and returns the log entries. */
async function cleaned(db: Kysely<Database>): Promise<unknown[]> {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const stop = startMessages({ db, transports: [], log, now: Date.now, onError });
  closing.push(stop);
  await stop();
  return lines.map((line) => JSON.parse(line));
}
