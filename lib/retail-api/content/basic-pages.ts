import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type PageFile, readPageFiles } from './page-files.ts';

const DIRECTORY = join(import.meta.dirname, 'basic-pages');

/** Pages of the demo that speak only of what the software does, so that they are true of any shop. */
const NEUTRAL_SLUGS: readonly string[] = ['sitemap', 'cookies', 'privacy'];

/**
 * The pages of a shop that has none of its own yet: those that the store links to from everywhere. They state the facts of
 * the shop's profile and promise nothing else.
 */
export async function readBasicPages(): Promise<{ pages: PageFile[]; hash: string }> {
  const [basic, demo] = await Promise.all([readPageFiles(DIRECTORY), readPageFiles()]);
  const pages = [...basic.pages, ...demo.pages.filter(({ slug }) => NEUTRAL_SLUGS.includes(slug))];
  return { pages, hash: createHash('sha256').update(JSON.stringify(pages)).digest('hex') };
}
