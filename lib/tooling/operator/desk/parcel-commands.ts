import type { DeskCommand, Given } from './desk.ts';
import { advanceOrder, tellStep } from './order-step.ts';
import { needed, orderOf } from './read-words.ts';

const parcelOf = ({ values }: Given) => ({
  Courier: needed('courier', values.courier),
  AWB: needed('awb', values.awb),
  TrackingUrl: values.tracking ?? '',
});
const options = ['courier', 'awb', 'tracking'];

const ship: DeskCommand = {
  usage: 'ship ORDER --courier NAME --awb NUMBER [--tracking URL]',
  about: 'marks an order as handed to the courier and notifies the shopper',
  options,
  run: (desk, [word], given) => tellStep(desk, orderOf(word), 'ship', parcelOf(given)),
};

const correct: DeskCommand = {
  usage: 'correct-parcel ORDER --courier NAME --awb NUMBER [--tracking URL]',
  about: 'corrects the courier and number of a parcel in transit and notifies the shopper again',
  options,
  async run(desk, [word], given) {
    const number = orderOf(word);
    const order = await advanceOrder(desk, number, 'correct-parcel', parcelOf(given));
    const { courier, awb, tracking = 'no tracking link' } = given.values;
    desk.tell(order, () => [
      `The parcel of order ${number} is ${courier} ${awb} (${tracking}). The shopper is notified.`,
    ]);
  },
};

const out: DeskCommand = {
  usage: 'out ORDER',
  about: 'marks an order as out for delivery',
  run: (desk, [word]) => tellStep(desk, orderOf(word), 'out-for-delivery'),
};

const deliver: DeskCommand = {
  usage: 'deliver ORDER',
  about: 'marks an order as delivered, and cash on delivery as paid',
  run: (desk, [word]) => tellStep(desk, orderOf(word), 'deliver'),
};

const undelivered: DeskCommand = {
  usage: 'undelivered ORDER --reason TEXT',
  about:
    'for a parcel that came back or is lost: ends the order and refunds the money, leaves the stock as it is; the shopper reads the reason',
  options: ['reason'],
  async run(desk, [word], { values }) {
    const number = orderOf(word);
    const order = await advanceOrder(desk, number, 'undelivered', { Reason: needed('reason', values.reason) });
    desk.tell(order, () => [
      `Order ${number} is ${order.State}, and its payment is refunded.`,
      `Once its items are back and can be sold: restock ${number} --sellable all, or the line numbers that can be sold.`,
    ]);
  },
};

/** Commands over parcels that have left. */
export const parcelCommands: readonly DeskCommand[] = [ship, correct, out, deliver, undelivered];
