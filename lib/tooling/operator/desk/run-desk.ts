import { createProgram, type ExitCode, type Terminal } from '#lib/shared/command-line.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runCommandLine } from '../command-context.ts';
import { requireOperator } from '../require-operator.ts';
import { addAuditCommand } from './audit-command.ts';
import { addCollectCommands } from './collect-commands.ts';
import { escapeIds, parseText, unescaped } from './command-arguments.ts';
import { addCourierCommands } from './courier-commands.ts';
import { addCustomerCommands } from './customer-commands.ts';
import { createDesk, type WriteFile } from './desk.ts';
import { addEditCommand } from './edit-command.ts';
import { addPaperCommands, addPhotoCommand } from './file-commands.ts';
import { addMoneyCommands } from './money-commands.ts';
import { addOldGoldCommands } from './old-gold-commands.ts';
import { addOrderCommands } from './order-commands.ts';
import { addParcelCommands } from './parcel-commands.ts';
import { addPartCommands } from './part-commands.ts';
import { addPhoneOrderCommands } from './phone-order-commands.ts';
import { addQuestionCommands } from './question-commands.ts';
import { addQueuesCommand } from './queues-command.ts';
import { addReportCommands } from './report-commands.ts';
import { addRestockCommand } from './restock-command.ts';
import { addReturnCommands } from './return-commands.ts';
import { addReviewCommands } from './review-commands.ts';
import { addServiceCommands } from './service-commands.ts';
import { addSettlementCommands, type ReadFile } from './settlement-commands.ts';
import { addSurveyCommand } from './survey-command.ts';
import { visibleLine } from './visible-text.ts';
import { addVisitCommands } from './visit-commands.ts';
import { addWebhookCommands } from './webhook-commands.ts';

/** The environment that the desk needs. */
interface DeskContext extends Terminal {
  /** Name of the staff member where the command gives none; empty where it is unknown. */
  name: string;
  /** Creates a client of the retail API for a staff member, whom the audit names. */
  clientOf(name: string): OperatorClient;
  write: WriteFile;
  read: ReadFile;
}

/** Runs one command of the order desk; returns 0 for success, 1 for a refusal, 2 for wrong usage. */
export function runDesk(args: readonly string[], context: DeskContext): Promise<ExitCode> {
  const terminal: Terminal = {
    print: context.print,
    warn: (message) => context.warn(unescaped(message).split('\n').map(visibleLine).join('\n')),
  };
  const program = deskProgram(context, terminal);
  return runCommandLine(program, args.length === 0 ? ['help'] : escapeIds(args), terminal);
}

/** Creates the program with all commands of the desk, in the order in which `help` lists them. */
function deskProgram(context: DeskContext, terminal: Terminal) {
  const program = createProgram('npm run desk --', terminal)
    .description('Orders, customers, returns, refunds, services, reviews and appointments of the running retail API.')
    .option('--by <NAME>', 'your name, for the audit; OPERATOR_NAME unless given', parseText)
    .option('--json', 'prints the result as JSON');
  const openDesk = () => {
    const { by: givenName = context.name, json = false } = program.opts();
    const by = requireOperator(givenName);
    return createDesk(terminal, { client: context.clientOf(by), by, json });
  };
  addOrderCommands(program, openDesk);
  addPaperCommands(program, openDesk, context.write);
  addParcelCommands(program, openDesk);
  addPartCommands(program, openDesk);
  addCourierCommands(program, openDesk, context.write);
  addCollectCommands(program, openDesk);
  addCustomerCommands(program, openDesk, context.write);
  addEditCommand(program, openDesk);
  addPhoneOrderCommands(program, openDesk);
  addReturnCommands(program, openDesk);
  addRestockCommand(program, openDesk);
  addMoneyCommands(program, openDesk);
  addServiceCommands(program, openDesk);
  addReviewCommands(program, openDesk);
  addQuestionCommands(program, openDesk);
  addVisitCommands(program, openDesk);
  addOldGoldCommands(program, openDesk);
  addSurveyCommand(program, openDesk);
  addPhotoCommand(program, openDesk, context.write);
  addWebhookCommands(program, openDesk);
  addSettlementCommands(program, openDesk, context.read);
  addReportCommands(program, openDesk, terminal);
  addQueuesCommand(program, openDesk);
  addAuditCommand(program, openDesk);
  return program;
}
