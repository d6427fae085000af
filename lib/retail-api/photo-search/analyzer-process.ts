import type { PhotoJob, PhotoReply } from '../catalogue/images/photo-process.ts';
import { readHeader } from '../catalogue/images/read-header.ts';
import { decodePhoto } from './decode/decode-photo.ts';
import { type QueryFeatures, queryFeaturesOf } from './photo-features.ts';

// This program runs as a separate process, so that a file that crashes the decoder does not end the retail API. It
// receives a photo and returns its description; it stores nothing of the photo.
process.on('message', async ({ bytes }: PhotoJob) => {
  process.send?.(await answerTo(bytes));
});
// The retail API has ended, so this process has no more work.
process.on('disconnect', () => process.exit(0));

async function answerTo(bytes: Uint8Array): Promise<PhotoReply<QueryFeatures>> {
  const header = readHeader(bytes);
  if (!header) return { result: null, residentBytes: process.memoryUsage.rss() };
  try {
    const result = queryFeaturesOf(await decodePhoto(bytes, header));
    return { result, residentBytes: process.memoryUsage.rss() };
  } catch {
    // The exact error of a broken file is not reported, because it may quote the file.
    return { result: null, residentBytes: process.memoryUsage.rss() };
  }
}
