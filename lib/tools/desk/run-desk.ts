import type { OperatorClient } from '#lib/retail-client/operator-client.ts';
import { createProgram, type Output } from '#lib/shared/command-line.ts';
import { isOperatorName } from '#lib/shared/operator-header.ts';
import { type ExitCode, Failed, runTool } from '../tool-world.ts';
import { addAuditCommand } from './audit-command.ts';
import { createDesk } from './desk.ts';
import { maskIds, text } from './desk-arguments.ts';
import { addMoneyCommands } from './money-commands.ts';
import { addOrderCommands } from './order-commands.ts';
import { addParcelCommands } from './parcel-commands.ts';
import { addPhotoCommand, type WriteFile } from './photo-command.ts';
import { addQuestionCommands } from './question-commands.ts';
import { addRestockCommand } from './restock-command.ts';
import { addReturnCommands } from './return-commands.ts';
import { addReviewCommands } from './review-commands.ts';
import { addSurveyCommand } from './survey-command.ts';
import { visibleLine } from './visible.ts';
import { addVisitCommands } from './visit-commands.ts';

/** What the desk needs of the world. */
export interface DeskWorld extends Output {
  /** Who works at it where the command does not say; empty where nobody is known. */
  name: string;
  /** The retail API for somebody, whom the audit names. */
  clientOf(name: string): OperatorClient;
  write: WriteFile;
}

/** Runs one command of the order desk; 0 where it was done, 1 where it was refused, 2 where it was not understood. */
export function runDesk(words: readonly string[], world: DeskWorld): Promise<ExitCode> {
  const warn = (message: string) => world.warn(message.split('\n').map(visibleLine).join('\n'));
  const output = { print: world.print, warn };
  const program = deskProgram(world, output);
  return runTool(program, words.length === 0 ? ['help'] : maskIds(words), output);
}

/** All commands of the desk, in the order in which `help` lists them. */
function deskProgram(world: DeskWorld, output: Output) {
  const program = createProgram('npm run desk --', output)
    .description('Orders, returns, money, reviews and visits of the running retail API.')
    .option('--by <NAME>', 'who you are, for the audit; OPERATOR_NAME unless given', text)
    .option('--json', 'prints the answer as JSON');
  const openDesk = () => {
    const { by = world.name, json = false } = program.opts();
    const name = nameOf(by.trim());
    return createDesk(world, { client: world.clientOf(name), by: name, json });
  };
  addOrderCommands(program, openDesk);
  addParcelCommands(program, openDesk);
  addReturnCommands(program, openDesk);
  addRestockCommand(program, openDesk);
  addMoneyCommands(program, openDesk);
  addReviewCommands(program, openDesk);
  addQuestionCommands(program, openDesk);
  addVisitCommands(program, openDesk);
  addSurveyCommand(program, openDesk);
  addPhotoCommand(program, openDesk, world.write);
  addAuditCommand(program, openDesk);
  return program;
}

/** Every call of the desk changes something or shows what is somebody's own, so the audit names who made it. */
function nameOf(name: string): string {
  if (name === '') throw new Failed('Say who you are: --by NAME, or OPERATOR_NAME in the environment.');
  if (isOperatorName(name)) return name;
  throw new Failed("A name (--by, OPERATOR_NAME) has at most 60 letters, digits, blanks and . , ' & ( ) @ _ + / -");
}
