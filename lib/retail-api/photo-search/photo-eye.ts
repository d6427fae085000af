import { PhotoProcess, type PhotoProcessLimits } from '../catalogue/images/photo-process.ts';
import type { QueryFeatures } from './photo-features.ts';

const PROGRAM = new URL('./eye-process.ts', import.meta.url);

/** Looks at photos in a process of its own, one at a time. */
export class PhotoEye {
  readonly #process: PhotoProcess<QueryFeatures>;

  constructor(limits: Partial<PhotoProcessLimits> = {}) {
    this.#process = new PhotoProcess(PROGRAM, limits);
  }

  /** What a photo looks like, as `PhotoProcess.ask` says. */
  analyse(bytes: Uint8Array): Promise<QueryFeatures | null> | null {
    return this.#process.ask(bytes);
  }

  /** Ends the process; what is being looked at is given up. */
  stop(): Promise<void> {
    return this.#process.stop();
  }
}
