import { parseArgs } from 'node:util';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { OperatorClient, OperatorReply } from '#lib/retail-client/operator-client.ts';

export const USAGE = `Usage:
  npm run content -- list
  npm run -s content -- show SLUG
  npm run content -- save SLUG FILE [--title TITLE] [--group GROUP] [--expect UPDATED]
  npm run content -- remove SLUG [--expect UPDATED]`;

/** What a command needs of the world. */
export interface CommandWorld {
  client: OperatorClient;
  readText(path: string): Promise<string>;
  print(line: string): void;
  /** For people, beside what is printed. */
  warn(line: string): void;
}

type Page = DataOf<typeof calls.pageSource>;

interface Options {
  title?: string | undefined;
  group?: string | undefined;
  expect?: string | undefined;
}

class Failed extends Error {}
class Misused extends Error {}

/** Runs one command over pages; the exit code is 0 where it was done, 1 where it was refused, 2 where it was not understood. */
export async function runContentCommand(words: readonly string[], world: CommandWorld): Promise<0 | 1 | 2> {
  try {
    const { positionals, options } = parse(words);
    const [command, slug, file, ...more] = positionals;
    if (more.length > 0) throw new Misused(USAGE);
    if (command === 'list' && slug === undefined) await list(world);
    else if (command === 'show' && slug !== undefined && file === undefined) await show(world, slug);
    else if (command === 'save' && slug !== undefined && file !== undefined) await save(world, slug, file, options);
    else if (command === 'remove' && slug !== undefined && file === undefined) await remove(world, slug, options);
    else throw new Misused(USAGE);
    return 0;
  } catch (error) {
    if (!(error instanceof Failed || error instanceof Misused)) throw error;
    world.warn(error.message);
    return error instanceof Misused ? 2 : 1;
  }
}

function parse(words: readonly string[]): { positionals: string[]; options: Options } {
  const option = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { title: option, group: option, expect: option },
    });
    return { positionals, options: values };
  } catch (error) {
    throw new Misused(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
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
  );
  print(`${slug} is saved (${saved.UpdatedAt}).`);
  if (saved.Removed.length > 0) warn(`Taken out, as it is not safe in a page: ${saved.Removed.join(', ')}.`);
  else if (saved.Changed) warn('It was written otherwise than the file to make it safe; "show" prints what is stored.');
}

async function remove({ client, print }: CommandWorld, slug: string, options: Options): Promise<void> {
  const known = await find(client, slug);
  const request = { PageURL: slug, ExpectedUpdatedAt: expected(options, known) };
  const { Page } = dataOf(await client.call(calls.removePage, request));
  print(Page ? `${slug} is as its file has it again.` : `${slug} is gone.`);
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

function dataOf<Data>(reply: OperatorReply<Data>): Data {
  if (reply.ok) return reply.data;
  throw new Failed(
    reply.reason === 'stale' ? `${reply.message} Look at it with "show", then try again.` : reply.message,
  );
}
