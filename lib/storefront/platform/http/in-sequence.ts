/** After this time only the caller keeps waiting for a task, and the next one starts. */
const MAX_TASK_MS = 15_000;

let tail: Promise<unknown> = Promise.resolve();

/** Resolves once the task has ended, with success or not, or has timed out. */
function completionOf(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_TASK_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
}

/**
 * Runs the changes of this page one after the other: each response seals the whole session into its cookie, so
 * that one of two concurrent changes would be lost.
 */
export function inSequence<Value>(work: () => Promise<Value>): Promise<Value> {
  const result = tail.then(work);
  tail = completionOf(result);
  return result;
}
