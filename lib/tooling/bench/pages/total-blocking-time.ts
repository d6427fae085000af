const LONG_TASK_MS = 50;

/**
 * Returns how many milliseconds the tasks of a page exceed 50 by, each, after its first paint `fcp`. A task is its start and
 * its duration in milliseconds.
 */
export function totalBlockingTime(longTasks: readonly (readonly [number, number])[], fcp: number): number {
  const excess = longTasks.map(([start, duration]) => start + duration - Math.max(start + LONG_TASK_MS, fcp));
  return excess.reduce((total, milliseconds) => total + Math.max(0, milliseconds), 0);
}
