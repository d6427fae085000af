import { PhotoProcess, type PhotoProcessLimits } from '../catalogue/images/photo-process.ts';
import type { QueryFeatures } from './photo-features.ts';

const PROGRAM = new URL('./analyzer-process.ts', import.meta.url);

/** Describes photos in a separate process, one at a time. */
export class PhotoAnalyzer {
  readonly #process: PhotoProcess<QueryFeatures>;

  constructor(limits: Partial<PhotoProcessLimits> = {}) {
    this.#process = new PhotoProcess(PROGRAM, limits);
  }

  /** The description of a photo; resolves, returns null and rejects like `PhotoProcess.ask`. */
  analyse(bytes: Uint8Array): Promise<QueryFeatures | null> | null {
    return this.#process.process(bytes);
  }

  /** Ends the process; the current photo is given up. */
  stop(): Promise<void> {
    return this.#process.stop();
  }
}
