import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  Help,
  InvalidArgumentError,
  type Option,
} from '@commander-js/extra-typings';

/** Where a command line writes. */
export interface Output {
  print(line: string): void;
  /** For people, beside what is printed. */
  warn(line: string): void;
}

/** The terminal of this process. */
export const TERMINAL: Output = {
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
};

/** The command line was not understood; the message says why. */
export class UsageError extends Error {}

/** A program, named as it is typed (`npm run desk --`). Help and errors go to `output`; it never ends the process. */
export function createProgram(name: string, { print, warn }: Output) {
  return new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: (text) => warn(text.trimEnd()) })
    .configureHelp({ showGlobalOptions: true, optionDescription: describe })
    .helpOption('-h, --help', 'shows this help');
}

/** What the help says of an option; by itself commander says nothing of one that a command needs. */
function describe(option: Option): string {
  const description = new Help().optionDescription(option);
  return option.mandatory ? `${description} (required)` : description;
}

/** Runs the command that the words name; false where they were not understood, which is said together with the command's help. */
export async function runProgram(
  program: CommandUnknownOpts,
  words: readonly string[],
  { warn }: Output,
): Promise<boolean> {
  let running = program;
  program.hook('preAction', (_program, command) => {
    running = command;
  });
  if (program.commands.length === 0) program.showHelpAfterError();
  else {
    for (const command of program.commands) command.showHelpAfterError();
    program.showHelpAfterError(`"${program.name()} help" lists the commands.`);
    program.helpCommand('help [COMMAND]', 'shows the help of a command');
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return true;
  } catch (error) {
    if (error instanceof UsageError) {
      warn(`error: ${error.message}\n`);
      running.outputHelp({ error: true });
      return false;
    }
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.excessArguments') warn('Put text of several words in quotes.');
    return error.exitCode === 0;
  }
}

/** Reads the value of an option that may be given once. Its next word is no value where it is an option, too. */
export function once<Value>(read: (text: string) => Value): (text: string, previous: Value) => Value {
  return (text, previous) => {
    if (previous !== undefined) throw new InvalidArgumentError('It is given twice.');
    if (text.startsWith('--')) throw new InvalidArgumentError('It needs a value.');
    return read(text);
  };
}

/** Reads any text. */
export function anyText(text: string): string {
  return text;
}

/** Reads one of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((known) => known === text);
    if (word === undefined) throw new InvalidArgumentError(`It must be one of ${words.join(', ')}.`);
    return word;
  };
}

/** Reads a whole number from 1 to `most`. */
export function wholeNumber(most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
  };
}
