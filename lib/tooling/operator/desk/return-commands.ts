import { calls, type RequestOf } from '#lib/contract/index.ts';
import { RETURN_STATES, type ReturnStep } from '#lib/contract/vocabulary.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { formatMoney, pageOfRows } from './columns.ts';
import { parseChoice, parsePage, parseReturnNumber, requireOption } from './command-arguments.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { parseLineIds } from './line-numbers.ts';
import { advanceReturn } from './return-step.ts';
import { returnDetailsText } from './return-text.ts';
import { unpaidText } from './unpaid-exchange.ts';

type StepDetails = Omit<Partial<RequestOf<typeof calls.advanceReturn>>, 'ReturnNumber' | 'Step'>;

const returns: DeskCommand = {
  usage: 'returns [--state STATE] [--page N]',
  description: 'lists returns and exchanges, longest waiting first',
  options: ['state', 'page'],
  async run({ call, report }, _args, { values }) {
    const State = parseChoice('state', values.state, RETURN_STATES);
    const results = await call(calls.deskReturns, { State, Page: parsePage(values.page) });
    const rows = results.Returns.map((orderReturn) => [
      orderReturn.ReturnNumber,
      orderReturn.Kind,
      orderReturn.State,
      formatShortDate(orderReturn.RequestedAt),
      formatMoney(orderReturn.RefundAmount),
      orderReturn.OrderNumber,
    ]);
    report(results, () => pageOfRows(rows, results, 'No returns.'));
  },
};

const show: DeskCommand = {
  usage: 'return RETURN',
  description: 'shows a return: items with their line numbers, reasons, photos, pickup, money',
  async run(desk, [arg]) {
    const orderReturn = await desk.call(calls.deskReturn, { ReturnNumber: parseReturnNumber(arg) });
    const unpaid = await unpaidText(desk, orderReturn);
    desk.report(orderReturn, () => [...returnDetailsText(orderReturn), ...(unpaid.length > 0 ? ['', ...unpaid] : [])]);
  },
};

/** Creates a command that moves a return on without further details. */
const stepCommand = (step: ReturnStep, about: string): DeskCommand => ({
  usage: `${step} RETURN`,
  description: about,
  run: (desk, [arg]) => advanceAndReport(desk, parseReturnNumber(arg), step),
});

/** Creates such a command with a reason that is sent to the shopper. */
const reasonedStepCommand = (step: ReturnStep, about: string): DeskCommand => ({
  usage: `${step} RETURN --reason TEXT`,
  description: about,
  options: ['reason'],
  run: (desk, [arg], { values }) =>
    advanceAndReport(desk, parseReturnNumber(arg), step, { Reason: requireOption('reason', values.reason) }),
});

const pass: DeskCommand = {
  usage: 'pass RETURN --sellable 1,2|all|none',
  description: 'records that the quality check passed; sellable items can be restocked',
  options: ['sellable'],
  async run(desk, [arg], { values }) {
    const ReturnNumber = parseReturnNumber(arg);
    const sellable = requireOption('sellable', values.sellable);
    const { Lines } = await desk.call(calls.deskReturn, { ReturnNumber });
    await advanceAndReport(desk, ReturnNumber, 'pass', { SellableLineIds: parseLineIds(Lines, sellable) });
  },
};

const refund: DeskCommand = {
  usage: 'refund RETURN [--reason TEXT]',
  description: 'refunds its money; if an exchange is not made, the shopper reads the reason',
  options: ['reason'],
  run: (desk, [arg], { values }) =>
    advanceAndReport(desk, parseReturnNumber(arg), 'refund', { Reason: values.reason ?? '' }),
};

const sendBack: DeskCommand = {
  usage: 'send-back RETURN --courier NAME --awb NUMBER',
  description: 'sends an item that failed the check back to the shopper',
  options: ['courier', 'awb'],
  run: (desk, [arg], { values }) =>
    advanceAndReport(desk, parseReturnNumber(arg), 'send-back', {
      Courier: requireOption('courier', values.courier),
      AWB: requireOption('awb', values.awb),
    }),
};

async function advanceAndReport(
  desk: Desk,
  number: string,
  step: ReturnStep,
  details: StepDetails = {},
): Promise<void> {
  const orderReturn = await advanceReturn(desk, number, step, details);
  const replacement =
    orderReturn.State === 'exchanged' ? ` Order ${orderReturn.ReplacementOrderNumber} replaces it.` : '';
  const unpaid = await unpaidText(desk, orderReturn);
  desk.report(orderReturn, () => [`${orderReturn.ReturnNumber} is ${orderReturn.State}.${replacement}`, ...unpaid]);
}

/** The commands about returns and exchanges. */
export const returnCommands: readonly DeskCommand[] = [
  returns,
  show,
  stepCommand('approve', 'approves a return; a courier collects it'),
  reasonedStepCommand('refuse', 'refuses a return; the shopper reads the reason'),
  stepCommand('pick-up', 'records that the courier has collected it'),
  pass,
  reasonedStepCommand('fail', 'records that the quality check failed; the shopper reads the reason'),
  sendBack,
  refund,
  stepCommand('exchange', 'places the replacement order'),
  reasonedStepCommand(
    'end-exchange',
    'ends an exchange whose difference is not paid yet and refunds its money; the shopper reads the reason',
  ),
];
