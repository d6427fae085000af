import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  Help,
  InvalidArgumentError,
  type Option,
} from '@commander-js/extra-typings';

/** The output of a command. */
export interface Terminal {
  print(line: string): void;
  /** Prints a line for people, separate from the printed result. */
  warn(line: string): void;
}

/** The terminal of this process. */
export const TERMINAL: Terminal = {
  print: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
};

/** The exit code of a command: 0 for success, 1 for a refusal, 2 for wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Thrown by a command for wrong usage; the message says what is wrong. */
export class UsageError extends Error {}

/** The text of the next option, which is no value: `--awb --json`. */
const OPTION_PATTERN = /^--[a-z][a-z-]*(?:=.*)?$/s;

/**
 * Creates a program; `name` is how it is typed, such as `npm run desk --`. Its help and errors go to the terminal, and it
 * never ends the process.
 */
export function createProgram(name: string, { print, warn }: Terminal) {
  return new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: (text) => warn(text.trimEnd()) })
    .configureHelp({ showGlobalOptions: true, optionDescription })
    .helpOption('-h, --help', 'shows this help');
}

/** Returns what the help says about an option; commander itself does not say which options are required. */
function optionDescription(option: Option): string {
  const description = new Help().optionDescription(option);
  return option.mandatory ? `${description} (required)` : description;
}

/**
 * Runs the command that the arguments name. Returns 0 for success and for help, and 2 for wrong usage, which is reported
 * with the usage. Rejects with any other error of the command.
 */
export async function runProgram(
  program: CommandUnknownOpts,
  args: readonly string[],
  { warn }: Terminal,
): Promise<0 | 2> {
  let running = program;
  program.hook('preAction', (_program, command) => {
    running = command;
  });
  if (program.commands.length === 0) program.showHelpAfterError();
  else {
    for (const command of program.commands) command.showHelpAfterError();
    program.showHelpAfterError(`Usage: ${program.name()} ${program.usage()}\n"help" lists the commands.`);
    program.helpCommand('help [COMMAND]', 'shows the help of a command');
  }
  try {
    await program.parseAsync(isHelpOfUnknown(program, args) ? args.slice(1) : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      warn(`error: ${error.message}\n`);
      running.outputHelp({ error: true });
      return 2;
    }
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.excessArguments') warn('Put text of several words in quotes.');
    return error.exitCode === 0 ? 0 : 2;
  }
}

/** Whether the help of a command is asked for that does not exist: commander would not say so, unlike for the command. */
function isHelpOfUnknown({ commands }: CommandUnknownOpts, [help, name = '-']: readonly string[]): boolean {
  return help === 'help' && !name.startsWith('-') && !commands.some((command) => command.name() === name);
}

/** Creates a parser of the value of an option that may be given once; the name of another option is no value. */
export function once<Value>(parse: (text: string) => Value): (text: string, previous: Value) => Value {
  return (text, previous) => {
    if (previous !== undefined) throw new InvalidArgumentError('It is given twice.');
    if (OPTION_PATTERN.test(text)) throw new InvalidArgumentError('It needs a value.');
    return parse(text);
  };
}

/** Parses any text. */
export function anyText(text: string): string {
  return text;
}

/** Creates a parser of one of a few words. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) throw new InvalidArgumentError(`It must be one of ${choices.join(', ')}.`);
    return choice;
  };
}

/** Creates a parser of a whole number from 1 to `max`. */
export function wholeNumber(max: number): (text: string) => number {
  return (text) => {
    const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`);
  };
}
