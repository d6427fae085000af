import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Timing } from '#lib/shared/bench-figures.ts';
import { percentile } from '#lib/shared/percentile.ts';

/** Runs every task `rounds` times after one unmeasured round, one after the other. */
export async function measure(tasks: readonly (() => unknown)[], rounds: number): Promise<Timing> {
  for (const task of tasks) await task();
  const times: number[] = [];
  const processorTimes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const task of tasks) {
      const processorBefore = process.cpuUsage();
      const start = performance.now();
      await task();
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(processorBefore);
      processorTimes.push((user + system) / 1000);
    }
  }
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: percentile(times, 1),
    processor99: percentile(processorTimes, 0.99),
  };
}

/** The memory that the result of `build` occupies, in megabytes, with that result. */
export async function measureMemory<Value>(build: () => Promise<Value>): Promise<{ value: Value; megabytes: number }> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = async () => {
    collect();
    // The memory of buffers and settled promises is freed only after a turn of the event loop.
    await yieldToEventLoop();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = await used();
  const value = await build();
  return { value, megabytes: Math.round(((await used()) - before) / 1e5) / 10 };
}
