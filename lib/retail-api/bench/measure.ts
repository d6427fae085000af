import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Timing {
  /** Milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  /** Processor time of one task on average, in milliseconds: it stays the same on a busy machine. */
  processor: number;
}

/** Runs every task `rounds` times after one unmeasured round, one after the other. */
export async function measure(tasks: readonly (() => unknown)[], rounds: number): Promise<Timing> {
  for (const task of tasks) await task();
  const times: number[] = [];
  const processorBefore = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    for (const task of tasks) {
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
    }
  }
  const { user, system } = process.cpuUsage(processorBefore);
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), slowest: at(1), processor: (user + system) / 1000 / times.length };
}

/** What `build` keeps alive, in megabytes, beside its result. */
export async function measureMemory<Value>(build: () => Promise<Value>): Promise<{ value: Value; megabytes: number }> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const value = await build();
  return { value, megabytes: Math.round((used() - before) / 1e5) / 10 };
}
