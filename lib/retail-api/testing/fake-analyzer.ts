import { createHash } from 'node:crypto';
import { STEADY_SIZE, TURNING_SIZE } from '../photo-search/features/layout.ts';
import type { QueryFeatures } from '../photo-search/photo-features.ts';
import type { ImageAnalyzer } from '../photo-search/photo-search.ts';

/** Replaces the process that analyses photos: photos are similar if their bytes are equal, and nothing is decoded. */
export class FakeAnalyzer implements ImageAnalyzer {
  /** Number of photos received. */
  analysed = 0;
  isBusy = false;
  isStopped = false;
  /** Called instead of the analysis, if set. */
  onAnalyse: (() => Promise<QueryFeatures | null>) | undefined;
  readonly #stops: ((reason: Error) => void)[] = [];
  readonly #waiting: (() => void)[] = [];

  analyse(bytes: Uint8Array): Promise<QueryFeatures | null> | null {
    if (this.isBusy) return null;
    this.analysed++;
    for (const wake of this.#waiting.splice(0)) wake();
    const stopped = new Promise<never>((_, reject) => this.#stops.push(reject));
    return Promise.race([this.onAnalyse?.() ?? Promise.resolve(featuresOf(bytes)), stopped]);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const stop of this.#stops.splice(0)) stop(new Error('The eye has stopped.'));
  }

  /** Resolves once it has received that many photos. */
  async untilAnalysed(count: number): Promise<void> {
    while (this.analysed < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

function featuresOf(bytes: Uint8Array): QueryFeatures {
  const digest = createHash('sha512').update(bytes).digest();
  const spread = (size: number) => Uint8Array.from({ length: size }, (_, place) => digest[place % digest.length] ?? 0);
  const points = new Uint8Array();
  return { objects: [{ steady: spread(STEADY_SIZE), relit: [], turnings: [spread(TURNING_SIZE)], points }], points };
}
