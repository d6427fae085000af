import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type OrderReturnWire, type RequestOf } from '#lib/contract/index.ts';
import { RETURN_STATES, type ReturnStep } from '#lib/contract/vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatMoment, formatShortDate } from '#lib/shared/dates.ts';
import { parseFilledText, parseNumber, parseReturnNumber, parseText } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { RETURN_STATE_LABELS } from './labels.ts';
import { parseLineIds } from './line-numbers.ts';
import { type ReturnStepDetails, sendReturnStep } from './return-step.ts';
import { returnDetailsText } from './return-text.ts';
import { formatWireRupees, pageOfRows } from './text-columns.ts';

/** Adds the commands about returns and exchanges. */
export function addReturnCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const returnCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<RETURN>', 'number of the return', parseReturnNumber);
  /** Adds a command that moves a return on without further details. */
  const addStepCommand = (step: ReturnStep, description: string) =>
    returnCommand(step, description).action((number) => advanceAndReport(openDesk(), number, step));
  /** Adds such a command with a reason that is sent to the shopper. */
  const addReasonedStepCommand = (step: ReturnStep, description: string) =>
    returnCommand(step, description)
      .requiredOption('--reason <TEXT>', 'the shopper reads it', parseFilledText)
      .action((number, { reason }) => advanceAndReport(openDesk(), number, step, { Reason: reason }));

  program
    .command('returns')
    .description('lists returns and exchanges, longest waiting first')
    .option('--state <STATE>', RETURN_STATES.join(', '), once(oneOf(RETURN_STATES)))
    .option('--page <N>', 'page of the list', parseNumber)
    .action(({ state, page = 1 }) => listReturns(openDesk(), { State: state ?? '', Page: page }));
  returnCommand('return', 'shows a return: items with their line numbers, reasons, photos, pickup, money').action(
    async (ReturnNumber) => {
      const desk = openDesk();
      const orderReturn = await desk.call(calls.deskReturn, { ReturnNumber });
      const unpaid = await unpaidText(desk, orderReturn);
      desk.report(orderReturn, () => [
        ...returnDetailsText(orderReturn),
        ...(unpaid.length > 0 ? ['', ...unpaid] : []),
      ]);
    },
  );
  addStepCommand('approve', 'approves a return; a courier collects it');
  addReasonedStepCommand('refuse', 'refuses a return');
  addStepCommand('pick-up', 'records that the courier has collected it');
  returnCommand('pass', 'records that the quality check passed; sellable items can be restocked')
    .requiredOption('--sellable <LINES>', 'line numbers, such as 1,2; all or none', parseFilledText)
    .action(async (ReturnNumber, { sellable }) => {
      const desk = openDesk();
      const { Lines } = await desk.call(calls.deskReturn, { ReturnNumber });
      await advanceAndReport(desk, ReturnNumber, 'pass', { SellableLineIds: parseLineIds(Lines, sellable) });
    });
  addReasonedStepCommand('fail', 'records that the quality check failed');
  returnCommand('send-back', 'sends an item that failed the check back to the shopper')
    .requiredOption('--courier <NAME>', 'name of the courier', parseFilledText)
    .requiredOption('--awb <NUMBER>', 'number of the parcel', parseFilledText)
    .action((number, { courier, awb }) =>
      advanceAndReport(openDesk(), number, 'send-back', { Courier: courier, AWB: awb }),
    );
  returnCommand('refund', 'refunds its money')
    .option('--reason <TEXT>', 'if an exchange is not made, the shopper reads it', parseText)
    .action((number, { reason = '' }) => advanceAndReport(openDesk(), number, 'refund', { Reason: reason }));
  addStepCommand('exchange', 'places the replacement order');
  addReasonedStepCommand('end-exchange', 'ends an exchange whose difference is not paid yet and refunds its money');
}

async function listReturns({ call, report }: Desk, request: RequestOf<typeof calls.deskReturns>): Promise<void> {
  const results = await call(calls.deskReturns, request);
  const rows = results.Returns.map((orderReturn) => [
    orderReturn.ReturnNumber,
    orderReturn.Kind,
    RETURN_STATE_LABELS[orderReturn.State],
    formatShortDate(orderReturn.RequestedAt),
    formatWireRupees(orderReturn.RefundAmount),
    orderReturn.OrderNumber,
  ]);
  report(results, () => pageOfRows(rows, results, 'No returns.'));
}

async function advanceAndReport(
  desk: Desk,
  number: string,
  step: ReturnStep,
  details: ReturnStepDetails = {},
): Promise<void> {
  const orderReturn = await sendReturnStep(desk, number, step, details);
  const replacement =
    orderReturn.State === 'exchanged' ? ` Order ${orderReturn.ReplacementOrderNumber} replaces it.` : '';
  const unpaid = await unpaidText(desk, orderReturn);
  desk.report(orderReturn, () => [
    `${orderReturn.ReturnNumber} is ${RETURN_STATE_LABELS[orderReturn.State]}.${replacement}`,
    ...unpaid,
  ]);
}

/**
 * Formats what is still to be paid for an exchange, the deadline and what happens otherwise; empty where
 * nothing is.
 */
async function unpaidText(desk: Desk, orderReturn: OrderReturnWire): Promise<string[]> {
  const { State, ReturnNumber, ReplacementOrderNumber: OrderNumber, Difference } = orderReturn;
  if (State !== 'exchanged' || OrderNumber === '' || Difference <= 0) return [];
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
  if (Order.State !== 'payment-pending') return [];
  const deadline = Order.HoldExpiresAt === null ? '' : ` until ${formatMoment(Order.HoldExpiresAt)}`;
  return [
    `The difference of ${formatWireRupees(Difference)} is not paid yet. The shopper has the link and can pay${deadline}.`,
    `After that, or with "end-exchange ${ReturnNumber} --reason TEXT", the returned items are refunded.`,
  ];
}
