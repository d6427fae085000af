import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT } from '#lib/tooling/launcher/project.ts';
import { fetchPage, LISTING, startMeasuredStore } from './measured-store.ts';
import { pageResources } from './pages/page-resources.ts';
import { maxGoal, type Row, reported } from './table.ts';

const manifest = z.object({ rootMainFiles: z.array(z.string()) });

async function compressedKilobytes(base: string, paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    const reply = await fetchPage(new URL(path, base).href);
    bytes += Number(reply.headers.get('content-length'));
    await reply.body?.cancel();
  }
  return bytes / 1000;
}

/**
 * Compares the scripts of a listing page with the framework's minimum: the files that every page of this build
 * loads.
 */
export async function benchScript(): Promise<Row[]> {
  const store = await startMeasuredStore();
  try {
    const built: unknown = JSON.parse(readFileSync(join(PROJECT, '.next/build-manifest.json'), 'utf8'));
    const minimumFiles = manifest.parse(built).rootMainFiles.map((file) => `/_next/${file}`);
    const html = await (await fetchPage(store.url + LISTING)).text();
    const listing = await compressedKilobytes(store.url, pageResources(html).scripts);
    const minimum = await compressedKilobytes(store.url, minimumFiles);
    return [
      reported('script', 'listing page, compressed', listing, 'kB'),
      reported('script', 'framework’s minimum (rootMainFiles)', minimum, 'kB'),
      maxGoal('script', 'listing page above the minimum', listing - minimum, 25, 'kB'),
    ];
  } finally {
    await store.stop();
  }
}
