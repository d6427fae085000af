import { isOperatorName } from '#lib/shared/operator-header.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { parseWords } from '../parse-words.ts';
import { type ExitCode, exitCodeOf, Failed, Misused, type Terminal } from '../tool-world.ts';
import { commandsOf, type WriteFile } from './commands.ts';
import { createDesk, type DeskCommand } from './desk.ts';
import { visibleLine } from './visible.ts';

/** What the desk needs of the world. */
export interface DeskWorld extends Terminal {
  /** Who works at it where the command does not say; empty where nobody is known. */
  name: string;
  /** The retail API for somebody, whom the audit names. */
  clientOf(name: string): OperatorClient;
  write: WriteFile;
}

/** Runs one command of the order desk; 0 where it was done, 1 where it was refused, 2 where it was not understood. */
export function runDesk(words: readonly string[], world: DeskWorld): Promise<ExitCode> {
  const warn = (message: string) => world.warn(message.split('\n').map(visibleLine).join('\n'));
  return exitCodeOf(() => runCommand(words, world), warn);
}

async function runCommand([name = 'help', ...words]: readonly string[], world: DeskWorld): Promise<void> {
  const commands = commandsOf(world.write);
  if (['help', '--help', '-h'].includes(name)) return help(words, commands, world);
  const command = find(name, commands);
  const usage = usageOf(command);
  const { options = [], flags = [], lists = [] } = command;
  const given = words.map((word) => (word === '-h' ? '--help' : word));
  const wanted = { options: [...options, 'by'], flags: [...flags, 'json', 'help'], lists, usage };
  const read = parseWords(given, wanted);
  if (read.set.has('help')) return help([name], commands, world);
  const surplus = read.positionals[wordsIn(command)];
  if (surplus !== undefined) {
    throw new Misused(`"${surplus}" is not expected here. Put text of several words in quotes.\n${usage}`);
  }
  const by = whoOf(read.values.by?.trim() ?? world.name);
  const desk = createDesk(world, { client: world.clientOf(by), by, json: read.set.has('json') });
  await command.run(desk, read.positionals, read).catch((error: unknown) => {
    throw error instanceof Misused ? new Misused(`${error.message}\n${usage}`) : error;
  });
}

/** Every call of the desk changes something or shows what is somebody's own, so the audit names who made it. */
function whoOf(name: string): string {
  if (name === '') throw new Failed('Say who you are: --by NAME, or OPERATOR_NAME in the environment.');
  if (isOperatorName(name)) return name;
  throw new Failed("A name (--by, OPERATOR_NAME) has at most 60 letters, digits, blanks and . , ' & ( ) @ _ + / -");
}

function find(name: string, commands: readonly DeskCommand[]): DeskCommand {
  const command = commands.find(({ usage }) => usage.split(' ')[0] === name);
  if (!command) throw new Misused(`There is no command "${name}". "npm run desk -- help" lists them.`);
  return command;
}

function usageOf({ usage }: DeskCommand): string {
  return `Usage: npm run desk -- ${usage} [--by NAME] [--json]`;
}

/** How many words a command takes: those of its usage behind its name, before its options. */
function wordsIn({ usage }: DeskCommand): number {
  const words = usage.split(' ').slice(1);
  const options = words.findIndex((word) => /^\[?--/.test(word));
  return options === -1 ? words.length : options;
}

function help([name]: readonly string[], commands: readonly DeskCommand[], { print }: Terminal): void {
  if (name !== undefined) {
    const command = find(name, commands);
    print(`${usageOf(command)}\n${command.about}`);
    return;
  }
  print('Usage: npm run desk -- COMMAND [--by NAME] [--json]');
  for (const { usage, about } of commands) print(`  ${usage}\n      ${about}`);
}
