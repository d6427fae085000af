import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type OrderWire } from '#lib/contract/index.ts';
import { PARCEL_STEPS } from '#lib/contract/order-vocabulary.ts';
import { UsageError } from '#lib/shared/command-line.ts';
import { parseFilledText, parseOrderNumber, parseRepeated, parseText, unescaped } from './command-arguments.ts';
import { type Desk, newStepKey, type OpenDesk, stepKey } from './desk.ts';
import { ORDER_STATE_LABELS } from './labels.ts';
import { lineItemsAt, parseLineIds } from './line-numbers.ts';
import { itemMarksOf, PIECE } from './order-commands.ts';
import { parcelContents } from './order-text.ts';

/** Adds the commands about parcels with a part of an order. */
export function addPartCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('ship-part')
    .description('hands a parcel with some items of an order to the courier and notifies the shopper')
    .argument('<ORDER>', 'number of the order', parseOrderNumber)
    .requiredOption('--item <LINE[=QUANTITY]>', 'items in the parcel, such as 2 or 1=2; may be repeated', parseRepeated)
    .requiredOption('--courier <NAME>', 'name of the courier', parseFilledText)
    .requiredOption('--awb <NUMBER>', 'number of the parcel', parseFilledText)
    .option('--tracking <URL>', 'page where the courier shows the parcel', parseText)
    .option('--piece <LINE=MARK>', PIECE, parseRepeated)
    .action(async (OrderNumber, { item, courier, awb, tracking = '', piece = [] }) => {
      const desk = openDesk();
      const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
      const request = {
        OrderNumber,
        Courier: courier,
        AWB: awb,
        TrackingUrl: tracking,
        Lines: item.map((text) => lineItemsAt(Order.Products, text, '--item')),
        Pieces: await itemMarksOf(desk, OrderNumber, piece),
        Operator: desk.by,
      };
      const order = await desk.call(calls.shipParcel, { ...request, IdempotencyKey: stepKey('ship-part', request) });
      desk.report(order, () => partsText(order));
    });
  program
    .command('parcel')
    .description('moves a parcel with a part of an order on')
    .argument('<ORDER>', 'number of the order', parseOrderNumber)
    .argument('<AWB>', 'number of the parcel', unescaped)
    .addArgument(new Argument('<STEP>').choices(PARCEL_STEPS))
    .option('--reason <TEXT>', 'for "undelivered": the shopper reads it', parseFilledText)
    .option('--sellable <LINES>', 'for "restock": line numbers, such as 1,2; or all of the order', parseFilledText)
    .option('--courier <NAME>', 'for "correct"', parseFilledText)
    .option('--awb <NUMBER>', 'for "correct"', parseFilledText)
    .option('--tracking <URL>', 'for "correct"', parseText)
    .action(
      async (OrderNumber, number, Step, { reason = '', sellable = 'none', courier = '', awb = '', tracking = '' }) => {
        const desk = openDesk();
        const { call, report, by } = desk;
        const { Order } = await call(calls.deskOrder, { OrderNumber });
        const request = {
          OrderNumber,
          ParcelId: await parcelIdOf(desk, OrderNumber, number),
          Step,
          Courier: courier,
          AWB: awb,
          TrackingUrl: tracking,
          Reason: reason,
          SellableLineIds: parseLineIds(Order.Products, sellable),
          Operator: by,
        };
        const IdempotencyKey = Step === 'correct' ? newStepKey() : stepKey(`parcel-${Step}`, request);
        const order = await call(calls.advanceParcel, { ...request, IdempotencyKey });
        report(order, () => partsText(order));
      },
    );
}

/** The id of a parcel with a part of an order, by its number. Throws UsageError if there is none. */
export async function parcelIdOf({ call }: Desk, OrderNumber: string, number: string): Promise<string> {
  const { Order } = await call(calls.deskOrder, { OrderNumber });
  const parcel = Order.Parcels.find(({ AWB, ParcelId }) => AWB === number && ParcelId !== undefined);
  if (!parcel?.ParcelId) throw new UsageError(`The order has no parcel ${number} with a part of it: see "show".`);
  return parcel.ParcelId;
}

function partsText({ OrderNumber, State, Parcels }: OrderWire): string[] {
  return [
    `Order ${OrderNumber} is ${ORDER_STATE_LABELS[State]}.`,
    ...Parcels.map((parcel) => `  ${parcel.Courier} ${parcel.AWB}${parcelContents(parcel)}`),
  ];
}
