import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { HOME_SLUG, homeLayout } from './home-layout.ts';

/** A content page or fragment as the project's files hold it. */
export interface PageFile {
  slug: string;
  title: string;
  /** Group of the footer that links to it; empty where none does. */
  group: string;
  /** HTML, or JSON for the slugs that end in `.json`. */
  content: string;
}

const index = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9-]{1,80}(?:\.json)?$/),
    title: z.string().max(120),
    group: z.string().max(60).default(''),
  }),
);

const PAGE_DIRECTORY = join(import.meta.dirname, 'pages');

/** Reads the pages that `index.json` in `directory` lists, in its order, each from `SLUG.html` or `SLUG.json`; checks the home page's layout. */
export async function readPageFiles(directory: string = PAGE_DIRECTORY): Promise<{ pages: PageFile[]; hash: string }> {
  const list = index.parse(JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')));
  const pages = await Promise.all(
    list.map(async (entry) => {
      const file = entry.slug.endsWith('.json') ? entry.slug : `${entry.slug}.html`;
      return { ...entry, content: (await readFile(join(directory, file), 'utf8')).trim() };
    }),
  );
  const home = pages.find((page) => page.slug === HOME_SLUG);
  if (home) homeLayout.parse(JSON.parse(home.content));
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
  return { pages, hash };
}
