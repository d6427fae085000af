/** The work was cut off because the process is ending; another process repeats it. */
export class AbortedCallError extends Error {}

/** Waits for a gateway call until `cut` aborts: then throws AbortedCallError, and the result of the call is ignored. */
export async function untilAborted<Value>(work: Promise<Value>, cut: AbortSignal): Promise<Value> {
  if (cut.aborted) {
    work.catch(() => undefined);
    throw new AbortedCallError('The process ends.');
  }
  const broken = Promise.withResolvers<never>();
  const breakOff = () => broken.reject(new AbortedCallError('The process ends.'));
  cut.addEventListener('abort', breakOff, { once: true });
  try {
    return await Promise.race([work, broken.promise]);
  } finally {
    cut.removeEventListener('abort', breakOff);
  }
}
