import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { OpenDesk } from './desk.ts';
import { filledText, orderNumber, text } from './desk-arguments.ts';
import { advanceOrder, tellStep } from './order-step.ts';

interface Parcel {
  courier: string;
  awb: string;
  tracking?: string;
}

const parcelFacts = ({ courier, awb, tracking = '' }: Parcel) => ({
  Courier: courier,
  AWB: awb,
  TrackingUrl: tracking,
});

/** Adds the commands over parcels that have left. */
export function addParcelCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const parcelCommand = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<ORDER>', 'number of the order', orderNumber)
      .requiredOption('--courier <NAME>', 'name of the courier', filledText)
      .requiredOption('--awb <NUMBER>', 'number of the parcel', filledText)
      .option('--tracking <URL>', 'page of the courier that follows the parcel', text);
  parcelCommand('ship', 'marks an order as handed to the courier and notifies the shopper').action((order, parcel) =>
    tellStep(openDesk(), order, 'ship', parcelFacts(parcel)),
  );
  parcelCommand(
    'correct-parcel',
    'corrects the courier and number of a parcel in transit and notifies the shopper again',
  ).action(async (number, parcel) => {
    const desk = openDesk();
    const order = await advanceOrder(desk, number, 'correct-parcel', parcelFacts(parcel));
    const { courier, awb, tracking = 'no tracking link' } = parcel;
    desk.tell(order, () => [
      `The parcel of order ${number} is ${courier} ${awb} (${tracking}). The shopper is notified.`,
    ]);
  });
  program
    .command('out')
    .description('marks an order as out for delivery')
    .argument('<ORDER>', 'number of the order', orderNumber)
    .action((order) => tellStep(openDesk(), order, 'out-for-delivery'));
  program
    .command('deliver')
    .description('marks an order as delivered, and cash on delivery as paid')
    .argument('<ORDER>', 'number of the order', orderNumber)
    .action((order) => tellStep(openDesk(), order, 'deliver'));
  program
    .command('undelivered')
    .description(
      'for a parcel that came back or is lost: ends the order and refunds the money, leaves the stock as it is',
    )
    .argument('<ORDER>', 'number of the order', orderNumber)
    .requiredOption('--reason <TEXT>', 'the shopper reads it', filledText)
    .action(async (number, { reason }) => {
      const desk = openDesk();
      const order = await advanceOrder(desk, number, 'undelivered', { Reason: reason });
      desk.tell(order, () => [
        `Order ${number} is ${order.State}, and its payment is refunded.`,
        `Once its items are back and can be sold: restock ${number} --sellable all, or the line numbers that can be sold.`,
      ]);
    });
}
