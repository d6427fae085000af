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
  about: 'hands it to the courier; the shopper is told',
  options,
  run: (desk, [word], given) => tellStep(desk, orderOf(word), 'ship', parcelOf(given)),
};

const correct: DeskCommand = {
  usage: 'correct-parcel ORDER --courier NAME --awb NUMBER [--tracking URL]',
  about: 'writes courier and number of a parcel under way anew; the shopper is told once more',
  options,
  async run(desk, [word], given) {
    const number = orderOf(word);
    const order = await advanceOrder(desk, number, 'correct-parcel', parcelOf(given));
    const { courier, awb, tracking = 'no tracking link' } = given.values;
    desk.tell(order, () => [`The parcel of order ${number} is ${courier} ${awb} (${tracking}); the shopper is told.`]);
  },
};

const out: DeskCommand = {
  usage: 'out ORDER',
  about: 'is out for delivery',
  run: (desk, [word]) => tellStep(desk, orderOf(word), 'out-for-delivery'),
};

const deliver: DeskCommand = {
  usage: 'deliver ORDER',
  about: 'is delivered, and what was to be paid at the door is paid',
  run: (desk, [word]) => tellStep(desk, orderOf(word), 'deliver'),
};

const undelivered: DeskCommand = {
  usage: 'undelivered ORDER --reason TEXT',
  about:
    'the parcel came back or is lost: the order ends, money goes back, the shelf stays as it is; the shopper reads the reason',
  options: ['reason'],
  async run(desk, [word], { values }) {
    const number = orderOf(word);
    const order = await advanceOrder(desk, number, 'undelivered', { Reason: needed('reason', values.reason) });
    desk.tell(order, () => [
      `Order ${number} is ${order.State}, and what was paid for it goes back.`,
      `Once its goods are here and can be sold: restock ${number} --sellable all, or the numbers of the lines that can.`,
    ]);
  },
};

/** Commands over parcels that have left. */
export const parcelCommands: readonly DeskCommand[] = [ship, correct, out, deliver, undelivered];
