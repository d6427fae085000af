import type { JOB_KINDS } from '#lib/contract/operator-vocabulary.ts';

export type JobKind = (typeof JOB_KINDS)[number];

/** How much of a kind is still to be done, and how much was given up. */
export interface JobCount {
  kind: JobKind;
  /** What waits, is being done, or waits to be tried again. */
  waiting: number;
  /** What was given up in the last 30 days and not tried again since. */
  failed: number;
  /** When the oldest of what waits was added, in epoch milliseconds; null where nothing waits. */
  oldest: number | null;
}

/** A job that was given up. */
export interface FailedJob {
  id: string;
  kind: JobKind;
  /** What it is about, such as the name of a photo; empty where the kind says it all. */
  subject: string;
  tries: number;
  /** Epoch milliseconds. */
  failedAt: number;
  /** The message of the last error. */
  reason: string;
}

/** Does a job; rejects where it is to be tried again. `cut` is aborted when the process stops or has lost the job. */
export type JobHandler = (subject: string, cut: AbortSignal) => Promise<unknown>;

/** What each kind does, and when it begins by itself. */
export interface JobWork {
  handler: JobHandler;
  /** A cron expression in UTC; without one a job begins only where it is added. */
  schedule?: string;
}

/** Jobs that any worker of the shop may do, each of them once at a time. */
export interface JobQueue {
  /** Adds a job for each subject, unless the same one waits already. */
  add(kind: JobKind, subjects?: readonly string[]): Promise<void>;
  /** Does the jobs of all kinds in this process, from now on. */
  work(work: Readonly<Record<JobKind, JobWork>>): Promise<void>;
  counts(): Promise<JobCount[]>;
  /** The latest 100 that were given up, the latest first. */
  failed(): Promise<FailedJob[]>;
  /** Puts a job that was given up back into its queue, or all of them. Returns how many. */
  retry(id?: string): Promise<number>;
  /** Takes no further job; those in hand are aborted and tried again by the next process. */
  stop(): Promise<void>;
}
