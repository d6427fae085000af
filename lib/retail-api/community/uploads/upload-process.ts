import type { PhotoQuestion, PhotoReply } from '../../catalogue/images/photo-process.ts';
import { type MadeUpload, makeUpload } from './make-upload.ts';

// A process of its own: whatever a file does to the decoder, the retail API goes on.
process.on('message', async ({ bytes }: PhotoQuestion) => {
  process.send?.(await answerTo(bytes));
});
// The retail API is gone: nobody would ask any more.
process.on('disconnect', () => process.exit(0));

async function answerTo(bytes: Uint8Array): Promise<PhotoReply<MadeUpload>> {
  try {
    const result = await makeUpload(bytes);
    return { result, residentBytes: process.memoryUsage.rss() };
  } catch {
    // What exactly is wrong with a broken file is nobody's business, and may quote it.
    return { result: null, residentBytes: process.memoryUsage.rss() };
  }
}
