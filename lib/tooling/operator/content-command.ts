import { InvalidArgumentError } from '@commander-js/extra-typings';
import { calls, type DataOf, type StoryFacts, storyFacts } from '#lib/contract/index.ts';
import { anyText, createProgram, type ExitCode, once } from '#lib/shared/command-line.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { type CommandContext, CommandError, replyData, runCommandLine } from './command-context.ts';

/** The environment that a command needs. */
interface ContentContext extends CommandContext {
  readText(path: string): Promise<string>;
}

type Page = DataOf<typeof calls.pageSource>;

interface Options {
  title?: string | undefined;
  group?: string | undefined;
  story?: string | undefined;
  expect?: number | undefined;
}

/** Runs one command about pages; the exit code is 0 for success, 1 for a refusal, 2 for wrong usage. */
export async function runContentCommand(args: readonly string[], context: ContentContext): Promise<ExitCode> {
  return runCommandLine(contentProgram(context), args, context);
}

function contentProgram(context: ContentContext) {
  const program = createProgram('npm run content --', context).description(
    'Lists, shows, saves and removes pages of the running retail API.',
  );
  program
    .command('list')
    .description('lists all pages with the time of their last change')
    .action(() => list(context));
  program
    .command('show')
    .description('prints the HTML of a page')
    .argument('<SLUG>', 'name of the page')
    .action((slug) => show(context, slug));
  program
    .command('save')
    .description('saves a page from a file')
    .argument('<SLUG>', 'name of the page')
    .argument('<FILE>', 'file with its HTML')
    .option('--title <TITLE>', 'title of the page; a new page needs one', once(anyText))
    .option('--group <GROUP>', 'group of links in the footer', once(anyText))
    .option('--story <FILE>', 'JSON file with what makes it a story of the journal, or null', once(anyText))
    .option('--expect <UPDATED>', EXPECT, once(parseUpdatedAt))
    .action((slug, file, options) => save(context, slug, file, options));
  program
    .command('remove')
    .description('removes a saved page and restores the text of its file, if there is one')
    .argument('<SLUG>', 'name of the page')
    .option('--expect <UPDATED>', EXPECT, once(parseUpdatedAt))
    .action((slug, options) => remove(context, slug, options));
  return program;
}

const EXPECT = 'time of the last change that you saw, as "list" and "show" print it; a later change is not overwritten';

function parseUpdatedAt(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be the number that "list" and "show" print.');
}

async function list({ client, print }: ContentContext): Promise<void> {
  const pages = replyData(await client.call(calls.pageList, {}));
  const width = Math.max(0, ...pages.map(({ PageURL }) => PageURL.length));
  for (const page of pages) {
    const origin = page.Saved ? 'saved' : 'file ';
    print(`${page.PageURL.padEnd(width)}  ${origin}  ${page.UpdatedAt}  ${page.PageTitle}${placeOf(page)}`);
  }
}

async function show({ client, print, warn }: ContentContext, slug: string): Promise<void> {
  const page = replyData(await client.call(calls.pageSource, { PageURL: slug }));
  print(page.PageContent);
  warn(`${page.PageTitle}${placeOf(page)}; --expect ${page.UpdatedAt}`);
  if (page.Story) warn(JSON.stringify(page.Story));
}

/** Where links to a page are: its group in the footer, or the journal with the kind of the story. */
function placeOf({ Group, Story }: Pick<Page, 'Group' | 'Story'>): string {
  if (Story) return ` (journal: ${Story.Kind})`;
  return Group === '' ? '' : ` (${Group})`;
}

async function save(context: ContentContext, slug: string, file: string, options: Options): Promise<void> {
  const { client, print, warn } = context;
  const content = await readFileText(context, file);
  const story = options.story === undefined ? undefined : await readStory(context, options.story);
  const existing = await find(client, slug);
  const title = options.title ?? existing?.PageTitle;
  if (title === undefined) throw new CommandError(`${slug} is a new page: name it with --title.`);
  const saved = replyData(
    await client.call(calls.savePage, {
      PageURL: slug,
      PageTitle: title,
      Group: options.group ?? existing?.Group ?? '',
      PageContent: content,
      ...(story !== undefined && { Story: story }),
      ExpectedUpdatedAt: expected(options, existing),
    }),
    STALE_HINT,
  );
  print(`${slug} is saved (${saved.UpdatedAt}).`);
  if (saved.Removed.length > 0) warn(`Removed because it is not safe in a page: ${saved.Removed.join(', ')}.`);
  else if (saved.Changed) warn('The stored page differs from the file to make it safe. "show" prints what is stored.');
}

function readFileText(context: ContentContext, file: string): Promise<string> {
  return context.readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
}

/** Reads what makes a page a story; null for an ordinary page. */
async function readStory(context: ContentContext, file: string): Promise<StoryFacts | null> {
  let written: unknown;
  try {
    written = JSON.parse(await readFileText(context, file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${file} is not JSON.`);
    throw error;
  }
  const facts = storyFacts.nullable().safeParse(written);
  if (facts.success) return facts.data;
  const [issue] = facts.error.issues;
  throw new CommandError(`${file}: ${[...(issue?.path ?? []).map(String), issue?.message].join(': ')}.`);
}

async function remove({ client, print }: ContentContext, slug: string, options: Options): Promise<void> {
  const existing = await find(client, slug);
  const request = { PageURL: slug, ExpectedUpdatedAt: expected(options, existing) };
  const { Page } = replyData(await client.call(calls.removePage, request), STALE_HINT);
  print(Page ? `${slug} is back to the text of its file.` : `${slug} is removed.`);
}

async function find(client: OperatorClient, slug: string): Promise<Page | undefined> {
  const reply = await client.call(calls.pageSource, { PageURL: slug });
  return !reply.ok && reply.reason === 'missing' ? undefined : replyData(reply);
}

/**
 * Returns the change that the operator names as the last one seen; without one, the current page may be
 * overwritten.
 */
function expected({ expect }: Options, existing: Page | undefined): number {
  return expect ?? existing?.UpdatedAt ?? 0;
}

const STALE_HINT = 'Look at it with "show", then try again.';
