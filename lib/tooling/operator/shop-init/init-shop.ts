import type { Terminal } from '#lib/shared/command-line.ts';
import { checkShopProfile } from '#lib/shared/shop-profile.ts';
import { CommandError } from '../command-context.ts';
import { type Answers, QUESTIONS, type ShopQuestion } from './questions.ts';
import { profileFrom, settingsText } from './shop-files.ts';

/** Asks the person at the terminal. All reject with StoppedError if they leave. */
export interface Prompter {
  /** Asks until the answer is right. */
  answer(question: Pick<ShopQuestion, 'message' | 'problem'> & { preset: string }): Promise<string>;
  /** Asks for a password, which is not shown. */
  secret(message: string): Promise<string>;
  /** Whether they say yes; no if nothing is typed. */
  agrees(message: string): Promise<boolean>;
}

/** Thrown where the person leaves before the last question. */
export class StoppedError extends Error {}

export interface InitContext extends Terminal {
  prompter: Prompter;
  exists(path: string): Promise<boolean>;
  /** Replaces a file at once; `mode` as in chmod. */
  write(path: string, text: string, mode: number): Promise<void>;
}

interface InitOptions {
  /** The profile and its path, where it is there already: nothing is asked then. */
  given?: { path: string; profile: Record<string, unknown> } | undefined;
  /** Where the profile is written. */
  shopFile: string;
  /** Where the settings are written. */
  envFile: string;
  /** The address of a given profile; empty for a trial. */
  siteUrl: string;
  /** The name in the audit, of a shop whose profile is given; may be empty. */
  operator: string;
  /** Replaces files without asking. */
  overwrite: boolean;
}

const READABLE = 0o644;
const OWNER_ONLY = 0o600;

/** Sets up a shop: asks what is missing, then writes its profile and its settings with new secrets. */
export async function initShop(options: InitOptions, context: InitContext): Promise<void> {
  const { given, envFile } = options;
  if (given) {
    checked(given.profile, given.path);
    await mayReplace([envFile], options, context);
    const settings = { shopFile: given.path, siteUrl: options.siteUrl, operator: options.operator };
    await context.write(envFile, settingsText(settings), OWNER_ONLY);
    return printNext({ ...options, shopFile: given.path }, options.siteUrl, context);
  }
  // The check comes before the questions, so that nobody answers them in vain.
  await mayReplace([options.shopFile, envFile], options, context);
  const answers = await ask(context.prompter);
  const profile = profileFrom(answers);
  checked(profile, options.shopFile);
  await context.write(options.shopFile, `${JSON.stringify(profile, null, 2)}\n`, READABLE);
  await context.write(envFile, settingsText({ ...answers, shopFile: options.shopFile }), OWNER_ONLY);
  printNext(options, answers.siteUrl, context);
}

function checked(profile: Record<string, unknown>, path: string): void {
  const result = checkShopProfile(profile, { trial: false });
  if (!result.ok) throw new CommandError(`${path}: ${[result.field, result.message].filter(Boolean).join(': ')}.`);
}

async function mayReplace(
  paths: readonly string[],
  { overwrite }: InitOptions,
  { prompter, exists }: InitContext,
): Promise<void> {
  for (const path of paths) {
    if (overwrite || !(await exists(path))) continue;
    const question = `${path} already exists. Replace it? New secrets sign everybody out.`;
    if (!(await prompter.agrees(question))) throw new CommandError(`${path} is unchanged; nothing was written.`);
  }
}

async function ask(prompter: Prompter): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const { field, message, preset, problem } of QUESTIONS)
    answers[field] = await prompter.answer({ message, problem, preset: preset(answers) });
  return answers as Answers;
}

function printNext({ shopFile, envFile }: InitOptions, siteUrl: string, { print }: InitContext): void {
  print(`Written: ${envFile}, which only you can read, for the profile in ${shopFile}.`);
  print('Next:');
  print('  npm start                             starts the shop');
  print('  npm run doctor                        what is still missing, such as mail, SMS and a payment gateway');
  print('  npm run catalogue -- import FILE      imports your products, see docs/operate/catalogue.md');
  print('  docs/operate/first-day.md             leads on, to the first order');
  print(`  ${siteUrl === '' ? 'http://localhost:3000' : siteUrl}`);
}
