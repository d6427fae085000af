import type { ProcessedPhoto } from '../community/uploads/process-photo.ts';
import type { UploadMaker } from '../community/uploads/upload-maker.ts';

/** Replaces the process that re-encodes photos: it keeps the bytes unchanged and decodes nothing. */
export class FakeUploadMaker implements UploadMaker {
  /** Called instead of that, if set; null simulates a full queue. */
  onMake: (() => Promise<ProcessedPhoto | null>) | null | undefined;
  /** Number of photos received. */
  made = 0;

  make(bytes: Uint8Array): Promise<ProcessedPhoto | null> | null {
    this.made += 1;
    if (this.onMake === null) return null;
    if (this.onMake) return this.onMake();
    return Promise.resolve({ width: 40, height: 30, content: bytes, thumbnail: bytes.subarray(0, 8) });
  }

  async stop(): Promise<void> {}
}
