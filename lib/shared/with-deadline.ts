/**
 * The result of the work; null if it takes longer than `milliseconds`. The work then continues, and may be used later.
 */
export async function withDeadline<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
