import { calls, type DataOf } from '#lib/contract/index.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { type CommandContext, CommandError, dataOf, type ExitCode, exitCodeOf, UsageError } from './command-context.ts';
import { parseCommandLine } from './parse-command-line.ts';

export const USAGE = `Usage:
  npm run content -- list
  npm run -s content -- show SLUG
  npm run content -- save SLUG FILE [--title TITLE] [--group GROUP] [--expect UPDATED]
  npm run content -- remove SLUG [--expect UPDATED]`;

/** The environment that a command needs. */
export interface ContentContext extends CommandContext {
  readText(path: string): Promise<string>;
}

type Page = DataOf<typeof calls.pageSource>;

interface Options {
  title?: string | undefined;
  group?: string | undefined;
  expect?: string | undefined;
}

/** Runs one command about pages; the exit code is 0 for success, 1 for a refusal, 2 for wrong usage. */
export async function runContentCommand(args: readonly string[], context: ContentContext): Promise<ExitCode> {
  return exitCodeOf(() => runCommand(args, context), context.warn);
}

async function runCommand(args: readonly string[], context: ContentContext): Promise<void> {
  const { positionals, values } = parseCommandLine(args, { options: ['title', 'group', 'expect'], usage: USAGE });
  const [command, slug, file, ...surplus] = positionals;
  if (surplus.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && slug === undefined) return list(context);
  if (command === 'show' && slug !== undefined && file === undefined) return show(context, slug);
  if (command === 'save' && slug !== undefined && file !== undefined) return save(context, slug, file, values);
  if (command === 'remove' && slug !== undefined && file === undefined) return remove(context, slug, values);
  throw new UsageError(USAGE);
}

async function list({ client, print }: ContentContext): Promise<void> {
  const pages = dataOf(await client.call(calls.pageList, {}));
  const width = Math.max(0, ...pages.map(({ PageURL }) => PageURL.length));
  for (const page of pages) {
    const origin = page.Saved ? 'saved' : 'file ';
    const group = page.Group === '' ? '' : ` (${page.Group})`;
    print(`${page.PageURL.padEnd(width)}  ${origin}  ${page.UpdatedAt}  ${page.PageTitle}${group}`);
  }
}

async function show({ client, print, warn }: ContentContext, slug: string): Promise<void> {
  const page = dataOf(await client.call(calls.pageSource, { PageURL: slug }));
  print(page.PageContent);
  warn(`${page.PageTitle}${page.Group === '' ? '' : ` (${page.Group})`}; --expect ${page.UpdatedAt}`);
}

async function save(context: ContentContext, slug: string, file: string, options: Options): Promise<void> {
  const { client, print, warn } = context;
  const content = await context.readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
  const existing = await find(client, slug);
  const title = options.title ?? existing?.PageTitle;
  if (title === undefined) throw new CommandError(`${slug} is a new page: name it with --title.`);
  const saved = dataOf(
    await client.call(calls.savePage, {
      PageURL: slug,
      PageTitle: title,
      Group: options.group ?? existing?.Group ?? '',
      PageContent: content,
      ExpectedUpdatedAt: expected(options, existing),
    }),
    STALE_HINT,
  );
  print(`${slug} is saved (${saved.UpdatedAt}).`);
  if (saved.Removed.length > 0) warn(`Removed because it is not safe in a page: ${saved.Removed.join(', ')}.`);
  else if (saved.Changed) warn('The stored page differs from the file to make it safe. "show" prints what is stored.');
}

async function remove({ client, print }: ContentContext, slug: string, options: Options): Promise<void> {
  const existing = await find(client, slug);
  const request = { PageURL: slug, ExpectedUpdatedAt: expected(options, existing) };
  const { Page } = dataOf(await client.call(calls.removePage, request), STALE_HINT);
  print(Page ? `${slug} is back to the text of its file.` : `${slug} is removed.`);
}

async function find(client: OperatorClient, slug: string): Promise<Page | undefined> {
  const reply = await client.call(calls.pageSource, { PageURL: slug });
  return !reply.ok && reply.reason === 'missing' ? undefined : dataOf(reply);
}

/**
 * Returns the change that the operator names as the last one seen; without one, the current page may be
 * overwritten.
 */
function expected({ expect }: Options, existing: Page | undefined): number {
  if (expect === undefined) return existing?.UpdatedAt ?? 0;
  if (!/^\d{1,15}$/.test(expect)) throw new UsageError('--expect: must be the number that "list" and "show" print.');
  return Number(expect);
}

const STALE_HINT = 'Look at it with "show", then try again.';
