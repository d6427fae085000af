import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { pageGroup, pageSlug, pageTitle, STORY_KINDS, type StoryFacts, storyFacts } from '#lib/contract/index.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
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
  /** What makes it a story of the journal; null for all other pages. */
  story: StoryFacts | null;
}

/** The facts of a story in the index, in its lower-case names. */
const storyInIndex = z
  .strictObject({
    kind: z.enum(STORY_KINDS),
    summary: z.string(),
    picture: z.string(),
    from: z.string().optional(),
    until: z.string().optional(),
    list: z.string().optional(),
  })
  .transform(
    ({ kind, summary, picture, from, until, list }): z.input<typeof storyFacts> => ({
      Kind: kind,
      Summary: summary,
      Picture: picture,
      From: from,
      Until: until,
      ListUrl: list,
    }),
  )
  .pipe(storyFacts);

const indexEntry = z.strictObject({
  slug: pageSlug,
  title: pageTitle,
  group: pageGroup.default(''),
  /** Date of its last change, e.g. `2026-11-01`; by default, the day on which the store first saw the changed text. */
  updated: z.iso.date().optional(),
  story: storyInIndex.optional(),
});
const index = z
  .array(indexEntry)
  .max(500)
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [position, { slug }] of entries.entries()) {
      if (seen.has(slug)) context.addIssue({ code: 'custom', path: [position, 'slug'], message: 'is listed twice' });
      seen.add(slug);
    }
  });

/** How the index names the wrong field; the text is the file itself. */
const FIELD_PREFIXES = { Group: 'group: ', Story: 'story: ', PageContent: '' };

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
  { slug, title, group, updated, ...facts }: z.output<typeof indexEntry>,
): Promise<PageFile> {
  const story = facts.story ?? null;
  const file = slug.endsWith('.json') ? slug : `${slug}.html`;
  const clean = cleanPage({ slug, group, content: await textOf(join(directory, file)), story });
  if (!clean.ok) throw wrong(`${file}: ${FIELD_PREFIXES[clean.field]}${clean.message}.`);
  const datedAt = updated === undefined ? null : Date.parse(`${updated}T00:00:00Z`) - INDIA_AHEAD_MS;
  return { slug, title, group, content: clean.content, datedAt, story };
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
    throw wrong(`${path} cannot be read (${errorCode(error)}).`);
  }
}

function wrong(problem: string): ConfigurationError {
  return new ConfigurationError(`PAGES_DIR: ${problem}`);
}
