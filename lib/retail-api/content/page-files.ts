import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { pageGroup, pageSlug, pageTitle } from '#lib/contract/index.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { readText } from '#lib/shared/read-text.ts';
import { cleanPage } from './clean-page.ts';

/** A content page or fragment read from the files, sanitised. */
export interface PageFile {
  slug: string;
  title: string;
  /** Footer group that links to it; empty if none does. */
  group: string;
  /** HTML, or JSON for the layout of the home page. */
  content: string;
  /** Midnight in India of the date given in the file, in epoch milliseconds; null if it gives none. */
  datedAt: number | null;
}

const indexEntry = z.strictObject({
  slug: pageSlug,
  title: pageTitle,
  group: pageGroup.default(''),
  /** Date of its last change, e.g. `2026-11-01`; by default, the day on which the store first saw the changed text. */
  updated: z.iso.date().optional(),
});
const index = z
  .array(indexEntry)
  .max(500)
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [position, { slug }] of entries.entries()) {
      if (seen.has(slug)) context.addIssue({ code: 'custom', path: [position, 'slug'], message: 'is there twice' });
      seen.add(slug);
    }
  });

const DEMO_DIRECTORY = join(import.meta.dirname, 'pages');

/**
 * Reads the pages listed by `index.json` in `directory`, in its order, each from `SLUG.html` or `home.json`. Throws
 * ConfigurationError naming the first invalid one.
 */
export async function readPageFiles(directory: string = DEMO_DIRECTORY): Promise<{ pages: PageFile[]; hash: string }> {
  const entries = parseIndex(await textOf(join(directory, 'index.json')));
  const pages: PageFile[] = [];
  for (const entry of entries) pages.push(await readPage(directory, entry));
  const hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
  return { pages, hash };
}

async function readPage(
  directory: string,
  { slug, title, group, updated }: z.output<typeof indexEntry>,
): Promise<PageFile> {
  const file = slug.endsWith('.json') ? slug : `${slug}.html`;
  const clean = cleanPage({ slug, group, content: await textOf(join(directory, file)) });
  if (!clean.ok) throw wrong(`${file}: ${clean.field === 'Group' ? 'group: ' : ''}${clean.message}.`);
  const datedAt = updated === undefined ? null : Date.parse(`${updated}T00:00:00Z`) - INDIA_AHEAD_MS;
  return { slug, title, group, content: clean.content, datedAt };
}

function parseIndex(text: string): z.output<typeof index> {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw wrong('index.json is not JSON.');
  }
  const parsed = index.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [position, ...field] = issue?.path ?? [];
  const entry = position === undefined ? '' : ` entry ${Number(position) + 1}`;
  throw wrong(`${[`index.json${entry}`, ...field.map(String), issue?.message].join(': ')}.`);
}

async function textOf(path: string): Promise<string> {
  try {
    return await readText(path);
  } catch (error) {
    throw wrong(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function wrong(problem: string): ConfigurationError {
  return new ConfigurationError(`PAGES_DIR: ${problem}`);
}
