import { calls } from '#lib/contract/index.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { Misused } from '../tool-world.ts';
import { columns, money } from './columns.ts';
import type { DeskCommand } from './desk.ts';
import { needed } from './read-words.ts';

const due: DeskCommand = {
  usage: 'money',
  about: 'lists money to send by hand: bank transfers, and refunds that a gateway refused',
  async run({ ask, tell }) {
    const parts = await ask(calls.moneyBackDue, {});
    tell(parts, () =>
      parts.length === 0
        ? ['There is no money to send by hand.']
        : columns(
            parts.map((part) => [
              part.MoneyBackId,
              money(part.Amount),
              part.OrderNumber,
              formatShortDate(part.Since),
              part.Way === 'bank'
                ? `${part.AccountName}, ${part.AccountNumber}, ${part.IFSC}`
                : `payment ${part.GatewayPaymentId} at its gateway`,
            ]),
          ),
    );
  },
};

const sent: DeskCommand = {
  usage: 'sent ID --reference NUMBER',
  about: 'records that such money was sent, with the transfer number (UTR) or refund number',
  options: ['reference'],
  async run(desk, [id], { values }) {
    if (id === undefined) throw new Misused('Which payment? "money" prints the ids.');
    const Reference = needed('reference', values.reference);
    const part = await desk.ask(calls.markMoneyBack, { MoneyBackId: id, Reference, Operator: desk.by }, SENT_ALREADY);
    desk.tell(part, () => [`${money(part.Amount)} of order ${part.OrderNumber} is sent.`]);
  },
};

const SENT_ALREADY =
  'It is already recorded with another number, which stays. "show ORDER" prints that number and who recorded it.';

/** Commands over money that goes back by hand. */
export const moneyCommands: readonly DeskCommand[] = [due, sent];
