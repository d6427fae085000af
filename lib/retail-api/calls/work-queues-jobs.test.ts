import type { calls, DataOf } from '#lib/contract/index.ts';
import type { FailedJob, JobQueue } from '../jobs/job-queue.ts';
import { send } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';

const PHOTO: FailedJob = {
  id: '8d3cfa33-70cf-4f0d-9b9c-3a1f0a3a2c11',
  kind: 'photo-features',
  subject: 'watch.webp',
  tries: 6,
  failedAt: 1_795_800_000_000,
  reason: 'There is no photo watch.webp.',
};
const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };

let api: TestApi;
let failed: FailedJob[];
const jobs: JobQueue = {
  add: async () => undefined,
  work: async () => undefined,
  counts: async () => [{ kind: 'photo-features', waiting: 2, failed: failed.length, oldest: 5 }],
  failed: async () => failed,
  retry: async (id) => failed.splice(0).filter((job) => id === undefined || job.id === id).length,
  stop: async () => undefined,
};
afterEach(() => api.close());

const open = async (queue?: JobQueue) => {
  failed = [PHOTO];
  api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY, ...(queue && { jobs: queue }) });
};
const retry = (more: object) =>
  send<DataOf<typeof calls.retryFailedJobs>>(api.handle, 'RetryFailedJobs', {
    method: 'POST',
    headers,
    body: JSON.stringify({ Operator: 'Meera Shah', ...more }),
  });

test('jobs are counted, listed once they were given up, and done again', async () => {
  await open(jobs);
  const counted = await send<DataOf<typeof calls.workQueues>>(api.handle, 'WorkQueues', { headers });
  expect(counted.Data?.Queues.at(-1)).toEqual({
    Queue: 'photo-features',
    Waiting: 2,
    Failed: 1,
    Expired: 0,
    OldestAt: 5,
  });
  const { id: JobId, subject: About, tries: Attempts, failedAt: FailedAt, reason: Reason } = PHOTO;
  expect(await send(api.handle, 'FailedJobs', { headers })).toMatchObject({
    Data: { Jobs: [{ JobId, Queue: 'photo-features', About, Attempts, FailedAt, Reason }] },
  });
  expect(await retry({ JobId })).toMatchObject({ ReturnCode: 0, Data: { Retried: 1 } });
  expect(await retry({ JobId })).toMatchObject({ Data: null });
  expect(await retry({})).toMatchObject({ ReturnCode: 0, Data: { Retried: 0 } });
});

test('a store with the embedded database has no jobs', async () => {
  await open();
  expect(await send(api.handle, 'FailedJobs', { headers })).toMatchObject({ Data: { Jobs: [] } });
  expect(await retry({})).toMatchObject({ Data: { Retried: 0 } });
});
