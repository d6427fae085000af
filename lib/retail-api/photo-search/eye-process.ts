import type { PhotoQuestion, PhotoReply } from '../catalogue/images/photo-process.ts';
import { decodePhoto } from './decode/decode-photo.ts';
import { readHeader } from './decode/read-header.ts';
import { type QueryFeatures, queryFeaturesOf } from './photo-features.ts';

// A process of its own: whatever a file does to the decoder, the retail API goes on. It is sent a photo and sends back
// what it looks like; nothing of the photo is kept.
process.on('message', async ({ bytes }: PhotoQuestion) => {
  process.send?.(await answerTo(bytes));
});
// The retail API is gone: nobody would ask any more.
process.on('disconnect', () => process.exit(0));

async function answerTo(bytes: Uint8Array): Promise<PhotoReply<QueryFeatures>> {
  const header = readHeader(bytes);
  if (!header) return { result: null, residentBytes: process.memoryUsage.rss() };
  try {
    const result = queryFeaturesOf(await decodePhoto(bytes, header));
    return { result, residentBytes: process.memoryUsage.rss() };
  } catch {
    // What exactly is wrong with a broken file is nobody's business, and may quote it.
    return { result: null, residentBytes: process.memoryUsage.rss() };
  }
}
