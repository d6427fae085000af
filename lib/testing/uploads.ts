import type { UploadMaker } from '#lib/retail-api/community/uploads/upload-maker.ts';
import { FakeUploadMaker } from '#lib/retail-api/testing/fake-upload-maker.ts';

/** Keeps the photos of shoppers as they are, without opening them in a process of their own. */
export function unopenedPhotos(): UploadMaker {
  return new FakeUploadMaker();
}
