import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { RETURN_STATES, type ReturnStep } from '#lib/contract/vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { listed, money } from './columns.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { filledText, number, returnNumber, text } from './desk-arguments.ts';
import { readLines } from './line-numbers.ts';
import { advanceReturn } from './return-step.ts';
import { returnText } from './return-text.ts';
import { unpaidText } from './unpaid-exchange.ts';

type StepFacts = Omit<Partial<RequestOf<typeof calls.advanceReturn>>, 'ReturnNumber' | 'Step'>;

/** Adds the commands over returns and exchanges. */
export function addReturnCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const returnCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<RETURN>', 'number of the return', returnNumber);
  /** A step with nothing more to say. */
  const plain = (step: ReturnStep, description: string) =>
    returnCommand(step, description).action((given) => tellStep(openDesk(), given, step));
  /** A step with a text that the shopper reads. */
  const reasoned = (step: ReturnStep, description: string) =>
    returnCommand(step, description)
      .requiredOption('--reason <TEXT>', 'the shopper reads it', filledText)
      .action((given, { reason }) => tellStep(openDesk(), given, step, { Reason: reason }));

  program
    .command('returns')
    .description('lists returns and exchanges, longest waiting first')
    .option('--state <STATE>', RETURN_STATES.join(', '), once(oneOf(RETURN_STATES)))
    .option('--page <N>', 'page of the list', number)
    .action(({ state, page = 1 }) => listReturns(openDesk(), { State: state ?? '', Page: page }));
  returnCommand('return', 'shows a return: items with their line numbers, reasons, photos, pickup, money').action(
    async (ReturnNumber) => {
      const desk = openDesk();
      const one = await desk.ask(calls.deskReturn, { ReturnNumber });
      const unpaid = await unpaidText(desk, one);
      desk.tell(one, () => [...returnText(one), ...(unpaid.length > 0 ? ['', ...unpaid] : [])]);
    },
  );
  plain('approve', 'approves a return; a courier collects it');
  reasoned('refuse', 'refuses a return');
  plain('pick-up', 'records that the courier has collected it');
  returnCommand('pass', 'records that the quality check passed; sellable items can be restocked')
    .requiredOption('--sellable <LINES>', 'numbers of lines, such as 1,2; all or none', filledText)
    .action(async (ReturnNumber, { sellable }) => {
      const desk = openDesk();
      const { Lines } = await desk.ask(calls.deskReturn, { ReturnNumber });
      await tellStep(desk, ReturnNumber, 'pass', { SellableLineIds: readLines(Lines, sellable) });
    });
  reasoned('fail', 'records that the quality check failed');
  returnCommand('send-back', 'sends an item that failed the check back to the shopper')
    .requiredOption('--courier <NAME>', 'name of the courier', filledText)
    .requiredOption('--awb <NUMBER>', 'number of the parcel', filledText)
    .action((given, { courier, awb }) => tellStep(openDesk(), given, 'send-back', { Courier: courier, AWB: awb }));
  returnCommand('refund', 'refunds its money')
    .option('--reason <TEXT>', 'if an exchange is not made, the shopper reads it', text)
    .action((given, { reason = '' }) => tellStep(openDesk(), given, 'refund', { Reason: reason }));
  plain('exchange', 'places the replacement order');
  reasoned('end-exchange', 'ends an exchange whose difference is not paid yet and refunds its money');
}

async function listReturns({ ask, tell }: Desk, asked: RequestOf<typeof calls.deskReturns>): Promise<void> {
  const found = await ask(calls.deskReturns, asked);
  const rows = found.Returns.map((one) => [
    one.ReturnNumber,
    one.Kind,
    one.State,
    formatShortDate(one.RequestedAt),
    money(one.RefundAmount),
    one.OrderNumber,
  ]);
  tell(found, () => listed(rows, found, 'No returns.'));
}

async function tellStep(desk: Desk, number: string, step: ReturnStep, facts: StepFacts = {}): Promise<void> {
  const one = await advanceReturn(desk, number, step, facts);
  const instead = one.State === 'exchanged' ? ` Order ${one.ReplacementOrderNumber} replaces it.` : '';
  const unpaid = await unpaidText(desk, one);
  desk.tell(one, () => [`${one.ReturnNumber} is ${one.State}.${instead}`, ...unpaid]);
}
