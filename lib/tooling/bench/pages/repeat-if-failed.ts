/** Returns what an error says, in one line. */
export function firstLineOf(problem: unknown): string {
  return (problem instanceof Error ? problem.message : String(problem)).split('\n')[0] ?? '';
}

/**
 * Makes a run, and once more where it fails, because a busy machine may be too slow for a browser; `onRepeat` is called with
 * the reason. Rejects where it fails again.
 */
export async function repeatIfFailed<T>(run: () => Promise<T>, onRepeat: (reason: string) => void): Promise<T> {
  try {
    return await run();
  } catch (problem) {
    onRepeat(firstLineOf(problem));
    return await run();
  }
}
