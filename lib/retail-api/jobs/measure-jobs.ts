import { setGauge } from '#lib/shared/metrics/record.ts';
import type { JobQueue } from './job-queue.ts';

/**
 * Sets the gauges of jobs: how many of each kind wait or were given up, and the age in seconds of the oldest that waits. `now`
 * in epoch milliseconds.
 */
export async function measureJobs(jobs: Pick<JobQueue, 'counts'>, now: number): Promise<void> {
  for (const { kind, waiting, failed, oldest } of await jobs.counts()) {
    setGauge('jobs', { kind, state: 'waiting' }, waiting);
    setGauge('jobs', { kind, state: 'failed' }, failed);
    setGauge('jobsAge', { kind }, oldest === null ? 0 : Math.max(0, now - oldest) / 1000);
  }
}
