import { calls } from '#lib/contract/index.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { UsageError } from '../command-context.ts';
import { columns, formatMoney } from './columns.ts';
import { requireOption } from './command-arguments.ts';
import type { DeskCommand } from './desk.ts';

const listDue: DeskCommand = {
  usage: 'money',
  description: 'lists money to send by hand: bank transfers, and refunds that a gateway refused',
  async run({ call, report }) {
    const dueRefunds = await call(calls.moneyBackDue, {});
    report(dueRefunds, () =>
      dueRefunds.length === 0
        ? ['There is no money to send by hand.']
        : columns(
            dueRefunds.map((refund) => [
              refund.MoneyBackId,
              formatMoney(refund.Amount),
              refund.OrderNumber,
              formatShortDate(refund.Since),
              refund.Way === 'bank'
                ? `${refund.AccountName}, ${refund.AccountNumber}, ${refund.IFSC}`
                : `payment ${refund.GatewayPaymentId} at its gateway`,
            ]),
          ),
    );
  },
};

const markSent: DeskCommand = {
  usage: 'sent ID --reference NUMBER',
  description: 'records that such money was sent, with the transfer number (UTR) or refund number',
  options: ['reference'],
  async run(desk, [id], { values }) {
    if (id === undefined) throw new UsageError('Which payment? "money" prints the ids.');
    const Reference = requireOption('reference', values.reference);
    const refund = await desk.call(
      calls.markMoneyBack,
      { MoneyBackId: id, Reference, Operator: desk.by },
      ALREADY_SENT,
    );
    desk.report(refund, () => [`${formatMoney(refund.Amount)} of order ${refund.OrderNumber} is sent.`]);
  },
};

const ALREADY_SENT =
  'It is already recorded with another number, which stays. "show ORDER" prints that number and who recorded it.';

/** The commands about refunds that are paid by hand. */
export const moneyCommands: readonly DeskCommand[] = [listDue, markSent];
