import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { parseFilledText, parseOrderNumber, parseText } from './command-arguments.ts';
import type { OpenDesk } from './desk.ts';
import { ORDER_STATE_LABELS } from './labels.ts';
import { advanceAndReport, sendOrderStep } from './order-step.ts';

interface ParcelOptions {
  courier: string;
  awb: string;
  tracking?: string | undefined;
}

const parcelOf = ({ courier, awb, tracking = '' }: ParcelOptions) => ({
  Courier: courier,
  AWB: awb,
  TrackingUrl: tracking,
});

/** Adds the commands about shipped parcels. */
export function addParcelCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const orderCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<ORDER>', 'number of the order', parseOrderNumber);
  const parcelCommand = (name: string, description: string) =>
    orderCommand(name, description)
      .requiredOption('--courier <NAME>', 'name of the courier', parseFilledText)
      .requiredOption('--awb <NUMBER>', 'number of the parcel', parseFilledText)
      .option('--tracking <URL>', 'page where the courier shows the parcel', parseText);

  parcelCommand('ship', 'marks an order as handed to the courier and notifies the shopper').action((number, options) =>
    advanceAndReport(openDesk(), number, 'ship', parcelOf(options)),
  );
  parcelCommand(
    'correct-parcel',
    'corrects the courier and number of a parcel in transit and notifies the shopper again',
  ).action(async (number, options) => {
    const desk = openDesk();
    const order = await sendOrderStep(desk, number, 'correct-parcel', parcelOf(options));
    const { courier, awb, tracking = 'no tracking link' } = options;
    desk.report(order, () => [
      `The parcel of order ${number} is ${courier} ${awb} (${tracking}). The shopper is notified.`,
    ]);
  });
  orderCommand('out', 'marks an order as out for delivery').action((number) =>
    advanceAndReport(openDesk(), number, 'out-for-delivery'),
  );
  orderCommand('deliver', 'marks an order as delivered, and cash on delivery as paid').action((number) =>
    advanceAndReport(openDesk(), number, 'deliver'),
  );
  orderCommand(
    'undelivered',
    'for a parcel that came back or is lost: ends the order and refunds the money, leaves the stock as it is',
  )
    .requiredOption('--reason <TEXT>', 'the shopper reads it', parseFilledText)
    .action(async (number, { reason }) => {
      const desk = openDesk();
      const order = await sendOrderStep(desk, number, 'undelivered', { Reason: reason });
      desk.report(order, () => [
        `Order ${number} is ${ORDER_STATE_LABELS[order.State]}, and its payment is refunded.`,
        `Once its items are back and can be sold: restock ${number} --sellable all, or the line numbers that can be sold.`,
      ]);
    });
}
