import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { parseFilledText, unescaped } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { columns, formatWireRupees } from './text-columns.ts';

const ALREADY_SENT =
  'It is already recorded with another number, which stays. "show ORDER" prints that number and who recorded it.';

/** Adds the commands about refunds that are paid by hand. */
export function addMoneyCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('money')
    .description('lists money to send by hand: bank transfers, and refunds that a gateway refused')
    .action(() => listDue(openDesk()));
  program
    .command('sent')
    .description('records that such money was sent')
    .argument('<ID>', 'as "money" prints it', unescaped)
    .requiredOption('--reference <NUMBER>', 'transfer number (UTR) or refund number', parseFilledText)
    .action(async (OrderRefundId, { reference }) => {
      const desk = openDesk();
      const request = { OrderRefundId, Reference: reference, Operator: desk.by };
      const refund = await desk.call(calls.markOrderRefund, request, ALREADY_SENT);
      desk.report(refund, () => [`${formatWireRupees(refund.Amount)} of order ${refund.OrderNumber} is sent.`]);
    });
}

async function listDue({ call, report }: Desk): Promise<void> {
  const dueRefunds = await call(calls.orderRefundsDue, {});
  report(dueRefunds, () =>
    dueRefunds.length === 0
      ? ['There is no money to send by hand.']
      : columns(
          dueRefunds.map((refund) => [
            refund.OrderRefundId,
            formatWireRupees(refund.Amount),
            refund.OrderNumber,
            formatShortDate(refund.Since),
            refund.Method === 'bank'
              ? `${refund.AccountName}, ${refund.AccountNumber}, ${refund.IFSC}`
              : `payment ${refund.GatewayPaymentId} at its gateway`,
          ]),
        ),
  );
}
