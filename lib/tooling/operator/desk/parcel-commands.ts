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
  description: 'hands it to the courier; the shopper is told',
  options,
  run: (desk, [arg], commandOptions) => advanceAndReport(desk, parseOrderNumber(arg), 'ship', parcelOf(commandOptions)),
};

const correct: DeskCommand = {
  usage: 'correct-parcel ORDER --courier NAME --awb NUMBER [--tracking URL]',
  description: 'writes courier and number of a parcel under way anew; the shopper is told once more',
  options,
  async run(desk, [arg], commandOptions) {
    const number = parseOrderNumber(arg);
    const order = await advanceOrder(desk, number, 'correct-parcel', parcelOf(commandOptions));
    const { courier, awb, tracking = 'no tracking link' } = commandOptions.values;
    desk.report(order, () => [
      `The parcel of order ${number} is ${courier} ${awb} (${tracking}); the shopper is told.`,
    ]);
  },
};

const out: DeskCommand = {
  usage: 'out ORDER',
  description: 'is out for delivery',
  run: (desk, [arg]) => advanceAndReport(desk, parseOrderNumber(arg), 'out-for-delivery'),
};

const deliver: DeskCommand = {
  usage: 'deliver ORDER',
  description: 'is delivered, and what was to be paid at the door is paid',
  run: (desk, [arg]) => advanceAndReport(desk, parseOrderNumber(arg), 'deliver'),
};

const undelivered: DeskCommand = {
  usage: 'undelivered ORDER --reason TEXT',
  description:
    'the parcel came back or is lost: the order ends, money goes back, the shelf stays as it is; the shopper reads the reason',
  options: ['reason'],
  async run(desk, [arg], { values }) {
    const number = parseOrderNumber(arg);
    const order = await advanceOrder(desk, number, 'undelivered', { Reason: requireOption('reason', values.reason) });
    desk.report(order, () => [
      `Order ${number} is ${order.State}, and what was paid for it goes back.`,
      `Once its goods are here and can be sold: restock ${number} --sellable all, or the numbers of the lines that can.`,
    ]);
  },
};

/** The commands about shipped parcels. */
export const parcelCommands: readonly DeskCommand[] = [ship, correct, out, deliver, undelivered];
