// This module is loaded before a retail API that is to be killed: it ends the process without warning before or after
// the write that the parent named.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** The requests of the parent process. */
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

/** Ends this process with SIGKILL, so that nothing is finished, closed or flushed. */
function killNow(): void {
  process.kill(process.pid, 'SIGKILL');
  // The signal takes a moment to arrive, in which nothing more may happen.
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

// In the embedded database a write is every commit of a transaction.
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
  if (!COMMIT.test(sql)) return exec.call(this, sql);
  const write = begin();
  exec.call(this, sql);
  end(write);
};

// In PostgreSQL it is the same, whichever form of the query the pool uses.
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

// A call to a gateway counts as a write, because its effect is durable there.
const { fetch } = globalThis;
globalThis.fetch = async (...args) => {
  const write = begin();
  const answer = await fetch(...args);
  end(write);
  return answer;
};
