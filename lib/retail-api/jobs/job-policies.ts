import type { UpdateQueueOptions } from 'pg-boss';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { JobKind } from './job-queue.ts';

const seconds = (ms: number) => ms / 1000;

/** The queue of jobs that were given up. */
export const DEAD_LETTERS = 'dead-letters';
/** How long they are kept, as long as messages that failed. */
export const KEPT_SECONDS = seconds(30 * DAY_MS);

const COMMON = {
  deadLetter: DEAD_LETTERS,
  retentionSeconds: KEPT_SECONDS,
  // What was done is of no interest afterwards; the log has what went wrong.
  deleteAfterSeconds: seconds(DAY_MS),
  retryBackoff: true,
  retryDelayMax: seconds(HOUR_MS),
  // A process that has not been heard of for so long has ended: another one does its jobs.
  heartbeatSeconds: 30,
} satisfies UpdateQueueOptions;

/** How a kind is done. */
interface JobPolicy {
  policy: 'exclusive' | 'stately';
  queue: UpdateQueueOptions;
  /** Jobs that are taken at a time. */
  batch: number;
  /** How often a worker looks for a job, in seconds. */
  pollSeconds: number;
}

export type JobPolicies = Readonly<Record<JobKind, JobPolicy>>;

/** The rules of each kind: `exclusive` has one job waiting or running, `stately` one waiting beside one that runs. */
export const JOB_POLICIES: JobPolicies = {
  housekeeping: {
    policy: 'exclusive',
    queue: {
      ...COMMON,
      retryLimit: 3,
      retryDelay: 60,
      expireInSeconds: seconds(30 * MINUTE_MS),
    },
    batch: 1,
    pollSeconds: 10,
  },
  // A change that comes while mails are written is looked at afterwards.
  alerts: {
    policy: 'stately',
    queue: { ...COMMON, retryLimit: 3, retryDelay: 10, expireInSeconds: seconds(10 * MINUTE_MS) },
    batch: 1,
    pollSeconds: 1,
  },
  'photo-features': {
    policy: 'exclusive',
    queue: {
      ...COMMON,
      retryLimit: 5,
      retryDelay: 15,
      expireInSeconds: seconds(15 * MINUTE_MS),
    },
    batch: 5,
    pollSeconds: 2,
  },
};
