import type { Environment } from '#lib/shared/env.ts';
import { openImageBucket } from '../catalogue/images/image-bucket.ts';

/** Overwritten by each check, so that no second file stays. */
const PROBE = 'doctor-probe.txt';

/** Whether the shop's bucket takes a file and gives it back; `reason` says why not. */
type BucketReport = { works: true } | { works: false; reason: string };

/** Writes a small file into the bucket of the settings and reads it; null where the images are in a folder alone. */
export async function checkBucket(settings: Environment, now: () => number): Promise<BucketReport | null> {
  let outage: unknown;
  try {
    const bucket = await openImageBucket(settings, (error) => {
      outage = error;
    });
    if (!bucket) return null;
    const written = new TextEncoder().encode(`Written by "npm run doctor" at ${new Date(now()).toISOString()}\n`);
    await bucket.put(PROBE, written);
    const read = await bucket.get(PROBE);
    if (read?.equals(written)) return { works: true };
    return { works: false, reason: outage === undefined ? 'a new file could not be read again' : String(outage) };
  } catch (error) {
    return { works: false, reason: String(error) };
  }
}
