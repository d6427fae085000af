import { calls, type DataOf } from '#lib/contract/index.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { parseWords } from './parse-words.ts';
import { dataOf, type ExitCode, exitCodeOf, Failed, Misused, type ToolWorld } from './tool-world.ts';

export const USAGE = `Usage:
  npm run content -- list
  npm run -s content -- show SLUG
  npm run content -- save SLUG FILE [--title TITLE] [--group GROUP] [--expect UPDATED]
  npm run content -- remove SLUG [--expect UPDATED]`;

/** What a command needs of the world. */
export interface CommandWorld extends ToolWorld {
  readText(path: string): Promise<string>;
}

type Page = DataOf<typeof calls.pageSource>;

interface Options {
  title?: string | undefined;
  group?: string | undefined;
  expect?: string | undefined;
}

/** Runs one command over pages; the exit code is 0 where it was done, 1 where it was refused, 2 where it was not understood. */
export async function runContentCommand(words: readonly string[], world: CommandWorld): Promise<ExitCode> {
  return exitCodeOf(() => runCommand(words, world), world.warn);
}

async function runCommand(words: readonly string[], world: CommandWorld): Promise<void> {
  const { positionals, values } = parseWords(words, { options: ['title', 'group', 'expect'], usage: USAGE });
  const [command, slug, file, ...more] = positionals;
  if (more.length > 0) throw new Misused(USAGE);
  if (command === 'list' && slug === undefined) return list(world);
  if (command === 'show' && slug !== undefined && file === undefined) return show(world, slug);
  if (command === 'save' && slug !== undefined && file !== undefined) return save(world, slug, file, values);
  if (command === 'remove' && slug !== undefined && file === undefined) return remove(world, slug, values);
  throw new Misused(USAGE);
}

async function list({ client, print }: CommandWorld): Promise<void> {
  const pages = dataOf(await client.call(calls.pageList, {}));
  const width = Math.max(0, ...pages.map(({ PageURL }) => PageURL.length));
  for (const page of pages) {
    const origin = page.Saved ? 'saved' : 'file ';
    const group = page.Group === '' ? '' : ` (${page.Group})`;
    print(`${page.PageURL.padEnd(width)}  ${origin}  ${page.UpdatedAt}  ${page.PageTitle}${group}`);
  }
}

async function show({ client, print, warn }: CommandWorld, slug: string): Promise<void> {
  const page = dataOf(await client.call(calls.pageSource, { PageURL: slug }));
  print(page.PageContent);
  warn(`${page.PageTitle}${page.Group === '' ? '' : ` (${page.Group})`}; --expect ${page.UpdatedAt}`);
}

async function save(world: CommandWorld, slug: string, file: string, options: Options): Promise<void> {
  const { client, print, warn } = world;
  const content = await world.readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new Failed(`${file} cannot be read (${error.code}).`);
  });
  const known = await find(client, slug);
  const title = options.title ?? known?.PageTitle;
  if (title === undefined) throw new Failed(`${slug} is a new page: name it with --title.`);
  const saved = dataOf(
    await client.call(calls.savePage, {
      PageURL: slug,
      PageTitle: title,
      Group: options.group ?? known?.Group ?? '',
      PageContent: content,
      ExpectedUpdatedAt: expected(options, known),
    }),
    LOOK,
  );
  print(`${slug} is saved (${saved.UpdatedAt}).`);
  if (saved.Removed.length > 0) warn(`Removed because it is not safe in a page: ${saved.Removed.join(', ')}.`);
  else if (saved.Changed) warn('The stored page differs from the file to make it safe. "show" prints what is stored.');
}

async function remove({ client, print }: CommandWorld, slug: string, options: Options): Promise<void> {
  const known = await find(client, slug);
  const request = { PageURL: slug, ExpectedUpdatedAt: expected(options, known) };
  const { Page } = dataOf(await client.call(calls.removePage, request), LOOK);
  print(Page ? `${slug} is back to the text of its file.` : `${slug} is removed.`);
}

async function find(client: OperatorClient, slug: string): Promise<Page | undefined> {
  const reply = await client.call(calls.pageSource, { PageURL: slug });
  return !reply.ok && reply.reason === 'missing' ? undefined : dataOf(reply);
}

/** The change that the operator names as the last one they saw; without one, what is there now may be overwritten. */
function expected({ expect }: Options, known: Page | undefined): number {
  if (expect === undefined) return known?.UpdatedAt ?? 0;
  if (!/^\d{1,15}$/.test(expect)) throw new Misused('--expect: must be the number that "list" and "show" print.');
  return Number(expect);
}

const LOOK = 'Look at it with "show", then try again.';
