/** An answer that takes longer is waited for by who asked, and by nobody else. */
const MAX_TASK_MS = 15_000;

let tail: Promise<unknown> = Promise.resolve();

/** Resolves once the work has ended, well or not, or has had its time. */
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
 * Runs the changes that this page asks for one after the other: each answer seals the whole session into its cookie, so
 * that of two at once one would be lost.
 */
export function inSequence<Value>(work: () => Promise<Value>): Promise<Value> {
  const result = tail.then(work);
  tail = completionOf(result);
  return result;
}
