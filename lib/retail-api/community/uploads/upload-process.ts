import type { PhotoJob, PhotoReply } from '../../catalogue/images/photo-process.ts';
import { type ProcessedPhoto, processPhoto } from './process-photo.ts';

// A separate process: whatever a file does to the decoder, the retail API keeps running.
process.on('message', async ({ bytes }: PhotoJob) => {
  process.send?.(await answerTo(bytes));
});
// The retail API is gone, so no more requests will come.
process.on('disconnect', () => process.exit(0));

async function answerTo(bytes: Uint8Array): Promise<PhotoReply<ProcessedPhoto>> {
  try {
    const result = await processPhoto(bytes);
    return { result, residentBytes: process.memoryUsage.rss() };
  } catch {
    // The exact error is not reported, because it may quote the file.
    return { result: null, residentBytes: process.memoryUsage.rss() };
  }
}
