import type { UploadMaker } from '#lib/retail-api/community/uploads/upload-maker.ts';
import { FakeUploadMaker } from '#lib/retail-api/testing/fake-upload-maker.ts';

/** Stores shoppers' photos as they are, without decoding them in a separate process. */
export function unopenedPhotos(): UploadMaker {
  return new FakeUploadMaker();
}
