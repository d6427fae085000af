import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PurgeQueue } from './purge-queue.ts';
import { connectRedis, type RedisClient } from './redis-connection.ts';
import { type OutageWatch, watchOutage } from './watch-outage.ts';

/** The Redis stream of changed pages: each entry has surrogate keys as a JSON list. */
const STREAM = 'samay:changes';
/** About as many changes are kept; who was away for more drops everything. */
const KEPT = 10_000;
/** The position in a stream that has no entry yet. */
const BEGINNING = '0-0';
const READ_AT_ONCE = 500;
/** How long a read waits for a change, well below the silence after which the connection is opened again. */
const BLOCK_MS = 2000;
const RETRY_MS = 500;

/** The answer to a read: null where nothing came in time. */
const entriesOf = z
  .array(z.object({ messages: z.array(z.object({ id: z.string(), message: z.object({ tags: z.string() }) })) }))
  .nullable();
const changedTags = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(z.string()));

/** The surrogate keys of an answer and the id of its last entry; null where nothing came in time. */
function tagsOf(read: unknown): { tags: string[]; last: string } | 'unreadable' | null {
  const parsed = entriesOf.safeParse(read);
  if (!parsed.success) return 'unreadable';
  const entries = parsed.data?.[0]?.messages ?? [];
  const last = entries.at(-1);
  if (!last) return null;
  const tags = entries.map(({ message }) => changedTags.safeParse(message.tags));
  if (tags.some(({ success }) => !success)) return 'unreadable';
  return { tags: [...new Set(tags.flatMap(({ data }) => data ?? []))], last: last.id };
}

interface StreamOptions {
  /** Address of Redis, `redis://…`. */
  url: string;
  /** Called when Redis cannot be used after it could be; it is tried again. */
  onAway: (error: unknown) => void;
  /** The name of the stream; that of the store unless given. */
  stream?: string;
  /** How many changes the stream keeps. */
  kept?: number;
}

interface ChangePublisher {
  /** Publishes surrogate keys of changed pages, in the background and until it has succeeded. Never throws. */
  publish(tags: readonly string[]): void;
  close(): void;
}

/** Opens the stream to publish changed pages for all storefronts, wherever they are. */
export function openChangePublisher({ url, onAway, stream = STREAM, kept = KEPT }: StreamOptions): ChangePublisher {
  const connection = connectRedis(url);
  const queue = new PurgeQueue({
    maxTags: 1000,
    maxBytes: 100_000,
    maxPauseMs: 2 * RETRY_MS,
    onAway,
    send: async (tags) => {
      const { client, tried } = await connection;
      await tried;
      const limit = { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept } as const;
      await client.xAdd(stream, '*', { tags: JSON.stringify(tags) }, { TRIM: limit });
    },
  });
  return {
    publish: (tags) => queue.purge(tags),
    close() {
      queue.close();
      void connection.then(({ client }) => client.destroy());
    },
  };
}

interface FollowerOptions extends StreamOptions {
  /** Called with the surrogate keys of pages that have changed. */
  onChanged: (tags: readonly string[]) => void;
  /** Called where changes may have been missed: every page may be an old one. */
  onMissed: () => void;
}

/**
 * Follows the changes that retail APIs publish, from the moment it starts. After an absence it reads what it missed, or
 * says so where the stream no longer has all of it.
 */
export class ChangeFollower {
  readonly #options: FollowerOptions;
  readonly #connection: ReturnType<typeof connectRedis>;
  /** The last entry that was read; null where it is not known what was missed. */
  #position: string | null = null;
  readonly #outage: OutageWatch;
  #isStopped = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#outage = watchOutage(options.onAway);
    this.#connection = connectRedis(options.url);
  }

  /** Resolves when every later change is followed, or Redis is away: then all is taken as missed once it is back. */
  async start(): Promise<void> {
    const { client, tried } = await this.#connection;
    await tried;
    try {
      this.#position = await this.#lastId(client);
    } catch (error) {
      this.#outage.failed(error);
    }
    void this.#run(client);
  }

  /** Ends the connection. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    (await this.#connection).client.destroy();
  }

  async #run(client: RedisClient): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#read(client);
        this.#outage.worked();
      } catch (error) {
        if (this.#isStopped) return;
        this.#outage.failed(error);
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  async #read(client: RedisClient): Promise<void> {
    const { stream = STREAM, onChanged, onMissed } = this.#options;
    if (this.#position === null) {
      // Read before, so that a change during the purge is followed.
      this.#position = await this.#lastId(client);
      return onMissed();
    }
    const from = { key: stream, id: this.#position };
    const read = await client.xRead(from, { BLOCK: BLOCK_MS, COUNT: READ_AT_ONCE });
    if (!(await this.#isKnown(client, this.#position))) {
      this.#position = null;
      return;
    }
    const changed = tagsOf(read);
    if (changed === 'unreadable') {
      // Another release may write another form: everything is taken as changed, and what follows is read on.
      this.#position = null;
      return;
    }
    if (!changed) return;
    this.#position = changed.last;
    onChanged(changed.tags);
  }

  /** Whether the stream still has what follows a position: entries before it are removed first. */
  async #isKnown(client: RedisClient, position: string): Promise<boolean> {
    const { stream = STREAM, kept = KEPT } = this.#options;
    if (position === BEGINNING) return (await client.xLen(stream)) < kept;
    const found = await client.xRange(stream, position, position);
    return found !== null && found.length > 0;
  }

  async #lastId(client: RedisClient): Promise<string> {
    const last = await client.xRevRange(this.#options.stream ?? STREAM, '+', '-', { COUNT: 1 });
    return last?.[0]?.id ?? BEGINNING;
  }
}
