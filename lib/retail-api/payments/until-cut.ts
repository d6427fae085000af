/** The work was broken off because the process ends; another one does it again. */
export class CutOff extends Error {}

/** Waits for work at a gateway, but not beyond `cut`: then it throws CutOff, and what the work comes to is nobody's concern. */
export async function untilCut<Value>(work: Promise<Value>, cut: AbortSignal): Promise<Value> {
  if (cut.aborted) {
    work.catch(() => undefined);
    throw new CutOff('The process ends.');
  }
  const broken = Promise.withResolvers<never>();
  const breakOff = () => broken.reject(new CutOff('The process ends.'));
  cut.addEventListener('abort', breakOff, { once: true });
  try {
    return await Promise.race([work, broken.promise]);
  } finally {
    cut.removeEventListener('abort', breakOff);
  }
}
