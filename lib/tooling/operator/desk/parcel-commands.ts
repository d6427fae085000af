import { parseOrderNumber, requireOption } from './command-arguments.ts';
import type { CommandOptions, DeskCommand } from './desk.ts';
import { advanceAndReport, advanceOrder } from './order-step.ts';

const parcelOf = ({ values }: CommandOptions) => ({
  Courier: requireOption('courier', values.courier),
  AWB: requireOption('awb', values.awb),
  TrackingUrl: values.tracking ?? '',
});
const options = ['courier', 'awb', 'tracking'];

const ship: DeskCommand = {
  usage: 'ship ORDER --courier NAME --awb NUMBER [--tracking URL]',
  description: 'marks an order as handed to the courier and notifies the shopper',
  options,
  run: (desk, [arg], commandOptions) => advanceAndReport(desk, parseOrderNumber(arg), 'ship', parcelOf(commandOptions)),
};

const correct: DeskCommand = {
  usage: 'correct-parcel ORDER --courier NAME --awb NUMBER [--tracking URL]',
  description: 'corrects the courier and number of a parcel in transit and notifies the shopper again',
  options,
  async run(desk, [arg], commandOptions) {
    const number = parseOrderNumber(arg);
    const order = await advanceOrder(desk, number, 'correct-parcel', parcelOf(commandOptions));
    const { courier, awb, tracking = 'no tracking link' } = commandOptions.values;
    desk.report(order, () => [
      `The parcel of order ${number} is ${courier} ${awb} (${tracking}). The shopper is notified.`,
    ]);
  },
};

const out: DeskCommand = {
  usage: 'out ORDER',
  description: 'marks an order as out for delivery',
  run: (desk, [arg]) => advanceAndReport(desk, parseOrderNumber(arg), 'out-for-delivery'),
};

const deliver: DeskCommand = {
  usage: 'deliver ORDER',
  description: 'marks an order as delivered, and cash on delivery as paid',
  run: (desk, [arg]) => advanceAndReport(desk, parseOrderNumber(arg), 'deliver'),
};

const undelivered: DeskCommand = {
  usage: 'undelivered ORDER --reason TEXT',
  description:
    'for a parcel that came back or is lost: ends the order and refunds the money, leaves the stock as it is; the shopper reads the reason',
  options: ['reason'],
  async run(desk, [arg], { values }) {
    const number = parseOrderNumber(arg);
    const order = await advanceOrder(desk, number, 'undelivered', { Reason: requireOption('reason', values.reason) });
    desk.report(order, () => [
      `Order ${number} is ${order.State}, and its payment is refunded.`,
      `Once its items are back and can be sold: restock ${number} --sellable all, or the line numbers that can be sold.`,
    ]);
  },
};

/** The commands about shipped parcels. */
export const parcelCommands: readonly DeskCommand[] = [ship, correct, out, deliver, undelivered];
