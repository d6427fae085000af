import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { JOB_KINDS } from '#lib/contract/operator-vocabulary.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { rootCauses } from '#lib/shared/error-causes.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { maskPersonalData } from '#lib/shared/mask-personal-data.ts';
import { DEAD_LETTERS, JOB_POLICIES, type JobPolicies, KEPT_SECONDS } from './job-policies.ts';
import type { FailedJob, JobCount, JobKind, JobQueue, JobWork } from './job-queue.ts';

interface JobQueueOptions {
  databaseUrl: string;
  /** The schema of the queue's own tables; it is made where it is missing. */
  schema: string;
  /** Whether this process also does jobs, begins those that are due, and takes over those of processes that died. */
  isWorker: boolean;
  onError: (error: unknown) => void;
  policies?: JobPolicies;
}

interface Subject {
  subject: string;
}

/** Connections beside the pool of the store: a job that writes for long must not keep a shopper waiting, or the other way round. */
const CONNECTIONS = 2;
const FAILED_LISTED = 100;
/** Jobs that do not end within this time of a stop lose their claim; in milliseconds. */
const STOP_MS = 2_000;
const PERMISSION_DENIED = '42501';
const REASON_LENGTH = 300;

/**
 * Opens the queue of jobs in PostgreSQL (pg-boss) and brings its tables up to date. Throws ConfigurationError where the
 * role may not make its schema.
 */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { databaseUrl, schema, isWorker, onError, policies = JOB_POLICIES } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'samay-jobs',
    schema,
    max: CONNECTIONS,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    openTelemetry: { enabled: false },
  });
  boss.on('error', onError);
  try {
    await boss.start();
    await prepareQueues(boss, policies);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(onError);
    if (errorCode(error) !== PERMISSION_DENIED) throw error;
    throw new ConfigurationError(
      `DATABASE_URL: the role may not make the schema "${schema}" for background jobs. Run: GRANT CREATE ON DATABASE … TO …`,
    );
  }
  return new PgBossQueue(boss, { schema, policies, onError });
}

async function prepareQueues(boss: PgBoss, policies: JobPolicies): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEPT_SECONDS });
  for (const kind of JOB_KINDS) {
    const { policy, queue } = policies[kind];
    await boss.createQueue(kind, { policy });
    // A release that changes the rules changes those of a queue that exists, too.
    await boss.updateQueue(kind, queue);
  }
}

type QueueParts = Required<Pick<JobQueueOptions, 'schema' | 'policies' | 'onError'>>;

class PgBossQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #options: QueueParts;
  readonly #stopping = new AbortController();

  constructor(boss: PgBoss, options: QueueParts) {
    this.#boss = boss;
    this.#options = options;
  }

  async add(kind: JobKind, subjects: readonly string[] = ['']): Promise<void> {
    if (subjects.length === 0) return;
    const jobs = subjects.map((subject) => ({ data: { subject }, singletonKey: subject }));
    await this.#boss.insert(kind, jobs);
  }

  async work(work: Readonly<Record<JobKind, JobWork>>): Promise<void> {
    for (const kind of JOB_KINDS) {
      const { handler, schedule } = work[kind];
      const { batch, pollSeconds } = this.#options.policies[kind];
      const options = {
        batchSize: batch,
        pollingIntervalSeconds: pollSeconds,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await this.#boss.work<Subject, unknown, typeof options>(kind, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data, signal } of jobs) {
          const cut = AbortSignal.any([signal, this.#stopping.signal]);
          results.push(await this.#outcomeOf(id, async () => handler(data.subject, cut), cut));
        }
        return results;
      });
      if (schedule) await this.#boss.schedule(kind, schedule, { subject: '' }, { singletonKey: '' });
    }
  }

  async counts(): Promise<JobCount[]> {
    // The counts that the library keeps are up to a minute old.
    const { rows } = await this.#boss.getDb().executeSql(
      `select coalesce(source_name, name) as kind, name = $1 as failed, count(*)::int as jobs,
         (extract(epoch from min(created_on)) * 1000)::float8 as oldest
       from "${this.#options.schema}".job where state in ('created', 'retry', 'active') group by 1, 2`,
      [DEAD_LETTERS],
    );
    return JOB_KINDS.map((kind) => {
      const of = (failed: boolean) => rows.find((row) => row.kind === kind && row.failed === failed);
      const oldest: unknown = of(false)?.oldest;
      return {
        kind,
        waiting: Number(of(false)?.jobs ?? 0),
        failed: Number(of(true)?.jobs ?? 0),
        oldest: typeof oldest === 'number' ? Math.round(oldest) : null,
      };
    });
  }

  async failed(): Promise<FailedJob[]> {
    const jobs = await this.#boss.findJobs<Subject>(DEAD_LETTERS, { queued: true, limit: 10 * FAILED_LISTED });
    return jobs.flatMap(failedJobOf).toReversed().slice(0, FAILED_LISTED);
  }

  async retry(id?: string): Promise<number> {
    return this.#boss.redrive(DEAD_LETTERS, id === undefined ? {} : { ids: [id] });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#boss.stop({ timeout: STOP_MS });
  }

  async #outcomeOf(id: string, job: () => Promise<unknown>, cut: AbortSignal): Promise<JobResult> {
    try {
      cut.throwIfAborted();
      await job();
      return { id, status: 'completed' };
    } catch (error) {
      // A stop is no failure of the job.
      if (!cut.aborted) this.#options.onError(error);
      return { id, status: 'failed', output: { reason: reasonOf(error) } };
    }
  }
}

/** What staff read of an error: with what it began, without personal data. */
function reasonOf(error: unknown): string {
  const causes = rootCauses(error).map(({ message }) => message);
  return maskPersonalData(causes.length > 0 ? causes.join(' · ') : String(error)).slice(0, REASON_LENGTH);
}

function failedJobOf(job: JobWithMetadata<Subject>): FailedJob[] {
  const kind = JOB_KINDS.find((one) => one === job.sourceName);
  if (!kind) return [];
  const { reason, message } = { reason: undefined, message: undefined, ...job.sourceOutput };
  return [
    {
      id: job.id,
      kind,
      subject: job.data.subject,
      tries: (job.sourceRetryCount ?? 0) + 1,
      failedAt: job.createdOn.getTime(),
      reason: String(reason ?? message ?? 'The process that did it has ended.'),
    },
  ];
}
