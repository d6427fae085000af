// Loaded before a retail API that is to be killed: ends it without warning around the write that it was told of.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** What the parent process may ask for. */
export type KillRequest = { type: 'kill-at'; write: number; when: 'before' | 'after' } | { type: 'count-writes' };

let counted = 0;
let killAt: Extract<KillRequest, { type: 'kill-at' }> | undefined;

process.on('message', (message: KillRequest) => {
  if (message.type === 'kill-at') {
    counted = 0;
    killAt = message;
  }
  if (message.type === 'count-writes') {
    process.send?.({ type: 'writes', writes: counted });
    counted = 0;
  }
});

/** As SIGKILL from outside: nothing is finished, closed or flushed. */
function killNow(): void {
  process.kill(process.pid, 'SIGKILL');
  // The signal takes a moment, in which nothing more may happen.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function begin(): number {
  counted += 1;
  if (killAt?.when === 'before' && killAt.write === counted) killNow();
  return counted;
}

function end(write: number): void {
  if (killAt?.when === 'after' && killAt.write === write) killNow();
}

const COMMIT = /^\s*commit\b/i;

// The embedded database: every commit of a transaction.
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  if (!COMMIT.test(sql)) return exec.call(this, sql);
  const write = begin();
  exec.call(this, sql);
  end(write);
};

// PostgreSQL: the same, whichever form of the query its pool uses.
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args;
  const sql = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  const runQuery = () => Reflect.apply(query, this, args);
  if (!COMMIT.test(sql)) return runQuery();
  const write = begin();
  const answer: unknown = runQuery();
  if (answer instanceof Promise) return answer.finally(() => end(write));
  return answer;
} as typeof query;

// What a gateway is told is durable there.
const { fetch } = globalThis;
globalThis.fetch = async (...args) => {
  const write = begin();
  const answer = await fetch(...args);
  end(write);
  return answer;
};
