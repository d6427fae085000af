import { InvalidArgumentError } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { OperatorClient } from '#lib/retail-client/operator-client.ts';
import { anyText, createProgram, once } from '#lib/shared/command-line.ts';
import { dataOf, type ExitCode, Failed, runTool, type ToolWorld } from './tool-world.ts';

/** What a command needs of the world. */
export interface CommandWorld extends ToolWorld {
  readText(path: string): Promise<string>;
}

type Page = DataOf<typeof calls.pageSource>;

interface Options {
  title?: string | undefined;
  group?: string | undefined;
  expect?: number | undefined;
}

/** Runs one command over pages; the exit code is 0 where it was done, 1 where it was refused, 2 where it was not understood. */
export async function runContentCommand(words: readonly string[], world: CommandWorld): Promise<ExitCode> {
  return runTool(contentProgram(world), words, world);
}

function contentProgram(world: CommandWorld) {
  const program = createProgram('npm run content --', world).description(
    'Lists, shows, saves and removes pages of the running retail API.',
  );
  program
    .command('list')
    .description('lists all pages, each with the number of its last change')
    .action(() => list(world));
  program
    .command('show')
    .description('prints the HTML of a page')
    .argument('<SLUG>')
    .action((slug) => show(world, slug));
  program
    .command('save')
    .description('saves a page from a file')
    .argument('<SLUG>')
    .argument('<FILE>')
    .option('--title <TITLE>', 'title of the page; a new page needs one', once(anyText))
    .option('--group <GROUP>', 'group of the footer that names it', once(anyText))
    .option('--expect <UPDATED>', EXPECT, once(changeNumber))
    .action((slug, file, options) => save(world, slug, file, options));
  program
    .command('remove')
    .description('removes a saved page; a page that comes from the files is then as its file has it')
    .argument('<SLUG>')
    .option('--expect <UPDATED>', EXPECT, once(changeNumber))
    .action((slug, options) => remove(world, slug, options));
  return program;
}

const EXPECT = 'the last change that you saw, as "list" and "show" print it: a later one is not overwritten';

function changeNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be the number that "list" and "show" print.');
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
  return expect ?? known?.UpdatedAt ?? 0;
}

const LOOK = 'Look at it with "show", then try again.';
