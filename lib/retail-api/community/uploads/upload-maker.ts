import { PhotoProcess, type PhotoProcessLimits } from '../../catalogue/images/photo-process.ts';
import type { ProcessedPhoto } from './process-photo.ts';

const PROGRAM = new URL('./upload-process.ts', import.meta.url);

/** Re-encodes shoppers' photos in a separate process, one at a time; tests use a fake. */
export interface UploadMaker {
  /** Same as `PhotoProcess.ask`. */
  make(bytes: Uint8Array): Promise<ProcessedPhoto | null> | null;
  stop(): Promise<void>;
}

/** The maker of a running store; its process starts with the first photo. */
export function createUploadMaker(limits: Partial<PhotoProcessLimits> = {}): UploadMaker {
  const photos = new PhotoProcess<ProcessedPhoto>(PROGRAM, limits);
  return { make: (bytes) => photos.process(bytes), stop: () => photos.stop() };
}
