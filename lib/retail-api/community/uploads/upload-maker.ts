import { PhotoProcess, type PhotoProcessLimits } from '../../catalogue/images/photo-process.ts';
import type { MadeUpload } from './make-upload.ts';

const PROGRAM = new URL('./upload-process.ts', import.meta.url);

/** Writes shoppers' photos anew in a process of its own, one at a time; tests have another. */
export interface UploadMaker {
  /** As `PhotoProcess.ask`. */
  make(bytes: Uint8Array): Promise<MadeUpload | null> | null;
  stop(): Promise<void>;
}

/** The maker of a running store; its process starts with the first photo. */
export function createUploadMaker(limits: Partial<PhotoProcessLimits> = {}): UploadMaker {
  const photos = new PhotoProcess<MadeUpload>(PROGRAM, limits);
  return { make: (bytes) => photos.ask(bytes), stop: () => photos.stop() };
}
