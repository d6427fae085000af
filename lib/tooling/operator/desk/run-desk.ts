import { isOperatorName } from '#lib/shared/operator-header.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError, type ExitCode, exitCodeOf, type Terminal, UsageError } from '../command-context.ts';
import { parseCommandLine } from '../parse-command-line.ts';
import { commandsOf } from './commands.ts';
import type { WriteFile } from './desk.ts';
import { createDesk, type DeskCommand } from './desk.ts';
import { visibleLine } from './visible.ts';

/** The environment that the desk needs. */
export interface DeskContext extends Terminal {
  /** Name of the staff member where the command gives none; empty where it is unknown. */
  name: string;
  /** Creates a client of the retail API for a staff member, whom the audit names. */
  clientOf(name: string): OperatorClient;
  write: WriteFile;
}

/** Runs one command of the order desk; returns 0 for success, 1 for a refusal, 2 for wrong usage. */
export function runDesk(args: readonly string[], context: DeskContext): Promise<ExitCode> {
  const warn = (message: string) => context.warn(message.split('\n').map(visibleLine).join('\n'));
  return exitCodeOf(() => runCommand(args, context), warn);
}

async function runCommand([name = 'help', ...args]: readonly string[], context: DeskContext): Promise<void> {
  const commands = commandsOf(context.write);
  if (['help', '--help', '-h'].includes(name)) return help(args, commands, context);
  const command = find(name, commands);
  const usage = usageOf(command);
  const { options = [], flags = [], repeatable = [] } = command;
  const normalised = args.map((arg) => (arg === '-h' ? '--help' : arg));
  const spec = { options: [...options, 'by'], flags: [...flags, 'json', 'help'], repeatable, usage };
  const commandLine = parseCommandLine(normalised, spec);
  if (commandLine.set.has('help')) return help([name], commands, context);
  const surplus = commandLine.positionals[argumentCount(command)];
  if (surplus !== undefined) {
    throw new UsageError(`"${surplus}" is not expected here. Put text of several words in quotes.\n${usage}`);
  }
  const by = operatorOf(commandLine.values.by?.trim() ?? context.name);
  const desk = createDesk(context, { client: context.clientOf(by), by, json: commandLine.set.has('json') });
  await command.run(desk, commandLine.positionals, commandLine).catch((error: unknown) => {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${usage}`) : error;
  });
}

/**
 * Requires a staff name, because every desk call changes something or shows personal data and is recorded in
 * the audit.
 */
function operatorOf(name: string): string {
  if (name === '') throw new CommandError('Say who you are: --by NAME, or OPERATOR_NAME in the environment.');
  if (isOperatorName(name)) return name;
  throw new CommandError(
    "A name (--by, OPERATOR_NAME) has at most 60 letters, digits, blanks and . , ' & ( ) @ _ + / -",
  );
}

function find(name: string, commands: readonly DeskCommand[]): DeskCommand {
  const command = commands.find(({ usage }) => usage.split(' ')[0] === name);
  if (!command) throw new UsageError(`There is no command "${name}". "npm run desk -- help" lists them.`);
  return command;
}

function usageOf({ usage }: DeskCommand): string {
  return `Usage: npm run desk -- ${usage} [--by NAME] [--json]`;
}

/** Returns how many words a command takes: those of its usage after its name and before its options. */
function argumentCount({ usage }: DeskCommand): number {
  const args = usage.split(' ').slice(1);
  const options = args.findIndex((arg) => /^\[?--/.test(arg));
  return options === -1 ? args.length : options;
}

function help([name]: readonly string[], commands: readonly DeskCommand[], { print }: Terminal): void {
  if (name !== undefined) {
    const command = find(name, commands);
    print(`${usageOf(command)}\n${command.description}`);
    return;
  }
  print('Usage: npm run desk -- COMMAND [--by NAME] [--json]');
  for (const { usage, description } of commands) print(`  ${usage}\n      ${description}`);
}
