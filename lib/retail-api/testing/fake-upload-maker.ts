import type { MadeUpload } from '../community/uploads/make-upload.ts';
import type { UploadMaker } from '../community/uploads/upload-maker.ts';

/** Stands in for the process that writes photos anew: it keeps the bytes as they are, and opens nothing. */
export class FakeUploadMaker implements UploadMaker {
  /** What it does in place of that; null where too many wait. */
  onMake: (() => Promise<MadeUpload | null>) | null | undefined;
  /** Photos that it was handed. */
  made = 0;

  make(bytes: Uint8Array): Promise<MadeUpload | null> | null {
    this.made += 1;
    if (this.onMake === null) return null;
    if (this.onMake) return this.onMake();
    return Promise.resolve({ width: 40, height: 30, content: bytes, thumbnail: bytes.subarray(0, 8) });
  }

  async stop(): Promise<void> {}
}
