import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { columns, money } from './columns.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { asTyped, filledText } from './desk-arguments.ts';

const SENT_ALREADY =
  'It is already recorded with another number, which stays. "show ORDER" prints that number and who recorded it.';

/** Adds the commands over money that goes back by hand. */
export function addMoneyCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('money')
    .description('lists money to send by hand: bank transfers, and refunds that a gateway refused')
    .action(() => listMoney(openDesk()));
  program
    .command('sent')
    .description('records that such money was sent')
    .argument('<ID>', 'as "money" prints it', asTyped)
    .requiredOption('--reference <NUMBER>', 'the transfer number (UTR) or refund number', filledText)
    .action(async (MoneyBackId, { reference }) => {
      const desk = openDesk();
      const asked = { MoneyBackId, Reference: reference, Operator: desk.by };
      const part = await desk.ask(calls.markMoneyBack, asked, SENT_ALREADY);
      desk.tell(part, () => [`${money(part.Amount)} of order ${part.OrderNumber} is sent.`]);
    });
}

async function listMoney({ ask, tell }: Desk): Promise<void> {
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
}
