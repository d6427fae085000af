import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { MAX_PARCEL, USUAL_BOX } from '#lib/contract/courier-vocabulary.ts';
import { type CourierBookingWire, calls } from '#lib/contract/index.ts';
import { once, UsageError, wholeNumber } from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { parseOrderNumber, parseRepeated, parseText, unescaped } from './command-arguments.ts';
import { type Desk, type OpenDesk, stepKey, type WriteFile } from './desk.ts';
import { saveFile } from './file-commands.ts';
import { lineItemsAt } from './line-numbers.ts';
import { itemMarksOf, PIECE } from './order-commands.ts';
import { formatWireRupees } from './text-columns.ts';

type Sides = Record<'LengthCm' | 'BreadthCm' | 'HeightCm', number>;

const { LengthCm, BreadthCm, HeightCm, WeightGrams: USUAL_GRAMS } = USUAL_BOX;

/** Length, breadth and height such as 15x12x8, in centimetres. Throws InvalidArgumentError for anything else. */
const parseBox = once((text): Sides => {
  const sides = /^(\d{1,3})x(\d{1,3})x(\d{1,3})$/i.exec(text)?.slice(1).map(Number) ?? [];
  const [length = 0, breadth = 0, height = 0] = sides;
  if ([length, breadth, height].some((side) => side < 1 || side > MAX_PARCEL.sideCm)) {
    throw new InvalidArgumentError(`It must look like 15x12x8, in centimetres, at most ${MAX_PARCEL.sideCm} each.`);
  }
  return { LengthCm: length, BreadthCm: breadth, HeightCm: height };
});

/** Adds the commands about couriers that are booked; `write` writes a label's file. */
export function addCourierCommands(program: CommandUnknownOpts, openDesk: OpenDesk, write: WriteFile): void {
  const parcelCommand = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<ORDER>', 'number of the order', parseOrderNumber)
      .option(
        '--weight <GRAMS>',
        `of the parcel; ${USUAL_GRAMS} unless given`,
        once(wholeNumber(MAX_PARCEL.weightGrams)),
      )
      .option('--box <CM>', `length, breadth and height; ${LengthCm}x${BreadthCm}x${HeightCm} unless given`, parseBox)
      .option('--item <LINE[=QUANTITY]>', 'a part of the order, such as 2 or 1=2; may be repeated', parseRepeated);
  const bookingCommand = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<ORDER>', 'number of the order', parseOrderNumber)
      .option('--parcel <AWB>', 'AWB or reference of the booking; the latest open one unless given', parseText);

  parcelCommand('courier-rates', 'asks the courier whether it brings a parcel of an order, and for how much').action(
    async (OrderNumber, { weight = USUAL_GRAMS, box = USUAL_BOX, item = [] }) => {
      const desk = openDesk();
      const Lines = await itemsAt(desk, OrderNumber, item);
      const { LengthCm, BreadthCm, HeightCm } = box;
      const parcel = { OrderNumber, Lines, WeightGrams: weight, LengthCm, BreadthCm, HeightCm };
      const quote = await desk.call(calls.courierQuote, parcel);
      const days = quote.Days === null ? '' : `, in ${quote.Days} days`;
      const due = quote.DueAmount > 0 ? [`It collects ${formatWireRupees(quote.DueAmount)}.`] : [];
      desk.report(quote, () => [`${quote.Courier} brings it for ${formatWireRupees(quote.Charge)}${days}.`, ...due]);
    },
  );
  parcelCommand('courier-book', 'books a courier for a packed order, or for a part of an order')
    .option('--piece <LINE=MARK>', PIECE, parseRepeated)
    .action(async (OrderNumber, { weight = USUAL_GRAMS, box = USUAL_BOX, item = [], piece = [] }) => {
      const desk = openDesk();
      const { LengthCm, BreadthCm, HeightCm } = box;
      const request = {
        OrderNumber,
        Lines: await itemsAt(desk, OrderNumber, item),
        Pieces: await itemMarksOf(desk, OrderNumber, piece),
        WeightGrams: weight,
        LengthCm,
        BreadthCm,
        HeightCm,
        Operator: desk.by,
      };
      const key = stepKey('courier-book', { ...request, open: await bookingsOf(desk, OrderNumber) });
      const booking = await desk.call(calls.bookCourier, { ...request, IdempotencyKey: key });
      desk.report(booking, () => bookingLines(booking));
    });
  bookingCommand('courier-label', 'saves the label of the courier as a new PDF file')
    .option('--out <FILE>', 'name of the file; label-REFERENCE.pdf unless given', parseText)
    .action(async (OrderNumber, { parcel, out }) => {
      const desk = openDesk();
      const { BookingId } = await bookingAt(desk, OrderNumber, parcel);
      const { FileName, ContentBase64 } = await desk.call(calls.courierLabelPdf, { OrderNumber, BookingId });
      const path = out ?? FileName;
      await saveFile(write, path, ContentBase64);
      desk.report({ path }, () => [`Written to ${path}.`]);
    });
  bookingCommand('courier-cancel', 'cancels a booking before the courier has the parcel').action(
    async (OrderNumber, { parcel }) => {
      const desk = openDesk();
      const { BookingId } = await bookingAt(desk, OrderNumber, parcel);
      const booking = await desk.call(calls.cancelCourier, { OrderNumber, BookingId, Operator: desk.by });
      desk.report(booking, () => bookingLines(booking));
    },
  );
  bookingCommand('courier-track', 'asks the courier for news of a parcel now, and moves the order on by them').action(
    async (OrderNumber, { parcel }) => {
      const desk = openDesk();
      const { BookingId } = await bookingAt(desk, OrderNumber, parcel);
      const booking = await desk.call(calls.trackCourier, { OrderNumber, BookingId, Operator: desk.by });
      desk.report(booking, () => bookingLines(booking));
    },
  );
}

async function itemsAt({ call }: Desk, OrderNumber: string, item: readonly string[]) {
  if (item.length === 0) return [];
  const { Order } = await call(calls.deskOrder, { OrderNumber });
  return item.map((text) => lineItemsAt(Order.Products, text, '--item'));
}

/** References of an order's bookings: a command that is repeated after a cancellation books anew. */
async function bookingsOf({ call }: Desk, OrderNumber: string): Promise<string[]> {
  const { Bookings } = await call(calls.deskOrder, { OrderNumber });
  return Bookings.filter(({ State }) => State === 'cancelled' || State === 'refused').map(({ Reference }) => Reference);
}

/** The booking that an option names, or the latest that is open. Throws UsageError where there is none. */
async function bookingAt({ call }: Desk, OrderNumber: string, given: string | undefined): Promise<CourierBookingWire> {
  const { Bookings } = await call(calls.deskOrder, { OrderNumber });
  const name = given === undefined ? undefined : unescaped(given);
  const booking = Bookings.findLast(({ AWB, Reference, State }) =>
    name === undefined ? State !== 'cancelled' && State !== 'refused' : AWB === name || Reference === name,
  );
  if (booking) return booking;
  throw new UsageError(
    name === undefined
      ? 'No courier is booked for the order: see "show".'
      : `The order has no booking ${name}: see "show".`,
  );
}

const STATES: Readonly<Record<CourierBookingWire['State'], string>> = {
  booking: 'is asked for: the courier has not answered yet, and the shop goes on asking',
  booked: 'is booked',
  refused: 'was refused',
  cancelling: 'is being cancelled',
  cancelled: 'is cancelled',
  done: 'has ended',
};

function bookingLines(booking: CourierBookingWire): string[] {
  const { Courier, AWB, Reference, State, Charge, Refusal, Status, StatusAt, TrackingUrl } = booking;
  const name = Courier === '' ? `Booking ${Reference}` : `${Courier} ${AWB}`;
  return [
    `${name} ${STATES[State]}.`,
    ...(Charge === null ? [] : [`  It costs ${formatWireRupees(Charge)}.`]),
    ...(Refusal === '' ? [] : [`  The courier says: ${Refusal}`]),
    ...(Status === null || StatusAt === null ? [] : [`  Last news: ${Status}, ${formatMoment(StatusAt)}.`]),
    ...(TrackingUrl === '' ? [] : [`  ${TrackingUrl}`]),
  ];
}
