import { dirname, resolve } from 'node:path';
import { calls, type DataOf, PICTURE_FIELDS } from '#lib/contract/index.ts';
import { anyText, createProgram, type ExitCode, once, wholeNumber } from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { webAddress } from '#lib/shared/setting-types.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError, replyData, runCommandLine } from './command-context.ts';
import { visible, visibleLine } from './desk/visible-text.ts';
import { requireOperator } from './require-operator.ts';
import { type InitContext, initShop, StoppedError } from './shop-init/init-shop.ts';
import { addSignInCommands, type TerminalSignIn } from './sign-in-commands.ts';

/** The environment that the commands need. */
interface ShopContext extends InitContext, Omit<TerminalSignIn, 'prompter'> {
  /** Name of the staff member where the command gives none; empty where it is unknown. */
  name: string;
  /** Creates a client of the retail API for a staff member, whom the audit names. */
  clientOf(name: string): OperatorClient;
  readText(path: string): Promise<string>;
  readBytes(path: string): Promise<Uint8Array>;
}

/** What a request holds besides its pictures, in bytes, and what all of them may have together. */
const MAX_PICTURES = 440_000;
const MAX_VERSION = 2_147_483_647;
const STALE = 'Look at it with "show", then try again.';

/** Runs one command about the shop's profile; returns 0 for success, 1 for a refusal, 2 for wrong usage. */
export async function runShopCommand(args: readonly string[], context: ShopContext): Promise<ExitCode> {
  const program = createProgram('npm run shop --', context)
    .description("Shows and saves the shop's profile of the running retail API, signs you in, and sets up a new shop.")
    .option('--by <NAME>', 'your name, for the audit; OPERATOR_NAME unless given', once(anyText));
  program.addHelpText(
    'after',
    `
Of the data of this installation, without the retail API:
  export <FILE>              writes all that the shop owns into a zip file
  import <FILE>              brings an exported shop to a place without a store
  owner <EMAIL>              prints a one-time link for the account of an owner
`,
  );
  const open = () => {
    const by = requireOperator(program.opts().by ?? context.name);
    return { by, client: context.clientOf(by) };
  };
  program
    .command('show')
    .description('prints the profile as JSON, ready for a file, and who saved it')
    .action(async () => {
      const shop = replyData(await open().client.call(calls.shopProfile, {}));
      context.print(visible(JSON.stringify(shop.Profile, null, 2)));
      context.warn(visibleLine(stateText(shop)));
    });
  program
    .command('save')
    .description('saves the profile from a file, with the pictures beside it')
    .argument('<FILE>', 'JSON file, as "show" prints it')
    .option('--dry-run', 'checks the file; saves nothing')
    .option(
      '--expect <VERSION>',
      'the version that you saw; a later one is not overwritten',
      once(wholeNumber(MAX_VERSION)),
    )
    .action((file, options) => save(file, options, context, open()));
  program
    .command('init')
    .description('sets up a new shop: asks for its profile, and writes it and .env with new secrets')
    .option('--file <FILE>', 'reads the profile from a JSON file and asks no questions', once(anyText))
    .option('--out <FILE>', 'where the profile is written; shop.json unless given', once(anyText))
    .option('--env <FILE>', 'where the settings are written; .env unless given', once(anyText))
    .option(
      '--site-url <URL>',
      'with --file: the address of the shop; a trial on this machine unless given',
      once(anyText),
    )
    .option('--overwrite', 'replaces existing files without asking')
    .action((options) => init({ ...options, operator: program.opts().by }, context));
  addSignInCommands(program, context);
  return runCommandLine(program, args, context);
}

interface InitFlags {
  file?: string | undefined;
  out?: string | undefined;
  env?: string | undefined;
  siteUrl?: string | undefined;
  overwrite?: boolean | undefined;
  operator?: string | undefined;
}

async function init(
  { file, out = 'shop.json', env = '.env', siteUrl = '', overwrite = false, operator = '' }: InitFlags,
  context: ShopContext,
): Promise<void> {
  const given = file === undefined ? undefined : { path: file, profile: await readProfile(file, context) };
  if (siteUrl !== '' && !webAddress.safeParse(siteUrl).success)
    throw new CommandError('--site-url: must be an address that begins with https:// or http://.');
  try {
    await initShop({ given, shopFile: out, envFile: env, siteUrl, overwrite, operator }, context);
  } catch (error) {
    if (error instanceof StoppedError) throw new CommandError('Stopped; nothing was written.');
    throw error;
  }
}

function stateText({ Version, SavedBy, SavedAt, Pictures }: DataOf<typeof calls.shopProfile>): string {
  const from = SavedBy === '' ? 'from the settings' : `saved by ${SavedBy}`;
  const pictures = Pictures.map(({ Name }) => Name).join(', ');
  return `Version ${Version}, ${from}, ${formatMoment(SavedAt)}${pictures === '' ? '' : `; pictures: ${pictures}`}`;
}

interface SaveOptions {
  dryRun?: boolean | undefined;
  expect?: number | undefined;
}

async function save(
  file: string,
  { dryRun = false, expect }: SaveOptions,
  context: ShopContext,
  { client, by }: { client: OperatorClient; by: string },
): Promise<void> {
  const profile = await readProfile(file, context);
  const before = replyData(await client.call(calls.shopProfile, {}));
  const request = {
    Profile: profile,
    Pictures: await readPictures(file, profile, before, context),
    ExpectedVersion: expect ?? before.Version,
    DryRun: dryRun,
    Operator: by,
  };
  const saved = replyData(await client.call(calls.saveShopProfile, request), STALE);
  for (const warning of saved.Warnings) context.warn(`Warning: ${visibleLine(warning)}`);
  context.print(dryRun ? `${file} is a valid profile; nothing was saved.` : `Saved as version ${saved.Version}.`);
}

async function readProfile(file: string, { readText }: ShopContext): Promise<Record<string, unknown>> {
  const text = await readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${file} is not JSON.`);
    throw error;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new CommandError(`${file} is not a JSON object.`);
}

/** The pictures beside the file; one that is not there stays as it is stored, if it has the same name. */
async function readPictures(
  file: string,
  profile: Readonly<Record<string, unknown>>,
  stored: DataOf<typeof calls.shopProfile>,
  { readBytes }: ShopContext,
) {
  const pictures = [];
  let total = 0;
  for (const Field of PICTURE_FIELDS) {
    const name = profile[Field];
    if (typeof name !== 'string') continue;
    try {
      const body = await readBytes(resolve(dirname(file), name));
      total += body.length;
      pictures.push({ Field, ContentBase64: Buffer.from(body).toString('base64') });
    } catch (error) {
      const code = errorCode(error);
      const isStored = stored.Pictures.some((picture) => picture.Field === Field && picture.Name === name);
      if (code !== 'ENOENT' || !isStored) throw new CommandError(`${Field}: ${name} cannot be read (${code}).`);
    }
  }
  if (total > MAX_PICTURES) {
    throw new CommandError(
      `The pictures have ${Math.ceil(total / 1000)} kB in total; at most ${MAX_PICTURES / 1000} kB can be sent.`,
    );
  }
  return pictures;
}
