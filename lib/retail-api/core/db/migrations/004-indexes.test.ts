import { sql } from 'kysely';
import { openTestDatabase } from '#lib/retail-api/testing/test-database.ts';
import type { OpenDatabase } from '../open-database.ts';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
});
afterAll(() => opened.close());

test.each([
  ['outbox_by_recipient', `outbox where recipient = 'x'`],
  ['outbox_by_channel_and_turn', `outbox where channel in ('sms') and state in ('waiting') and next_attempt_at <= 1`],
  ['outbox_by_channel_and_age', `outbox where channel = 'sms' order by created_at`],
  ['outbox_by_expiry', `outbox where state = 'waiting' and expires_at <= 1`],
  ['outbox_by_age', 'outbox where created_at < 1'],
  ['notify_requests_by_recipient', `notify_requests where recipient = 'x'`],
  ['notify_requests_by_customer', `notify_requests where customer_id = 'x'`],
  ['notify_requests_by_age', 'notify_requests where created_at < 1'],
  ['reset_tokens_by_customer', `reset_tokens where customer_id = 'x'`],
  ['limit_locks_by_age', 'limit_locks where touched_at <= 1'],
  ['one_time_codes_by_recipient', `one_time_codes where recipient = 'x'`],
])('%s finds %s', async (index, rows) => {
  const { rows: plan } = await sql<{ detail: string }>`${sql.raw(`explain query plan select * from ${rows}`)}`.execute(
    opened.db,
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index} `)]);
});
