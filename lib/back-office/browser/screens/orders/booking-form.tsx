import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { MAX_PARCEL } from '#lib/contract/courier-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { type CallData, CallError, newChangeKey } from '../../api/call.ts';
import { useAsk, useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { OvertakenNote } from '../../parts/overtaken-note.tsx';
import { PieceFields, piecesOf, withMarks } from '../../parts/piece-fields.tsx';
import { QuantityField } from '../../parts/quantity-field.tsx';
import { marksOf } from '../../parts/step-facts.ts';
import { latestText } from './latest-text.ts';
import { OriginChoice } from './origin-choice.tsx';
import { proposedParcels } from './proposed-parcels.ts';
import { canShipParts, isInParcel, unshippedLines } from './unshipped.ts';
import { type ParcelBox, useParcelBox } from './use-parcel-box.ts';
import { useParcelItems } from './use-parcel-items.ts';

interface BookingFormProps {
  found: CallData<'DeskOrder'>;
  /** False once somebody else has shipped it or sent it back a step. */
  canBook: boolean;
  onDone: () => void;
}

const SIDES = [
  ['LengthCm', 'Length (cm)'],
  ['BreadthCm', 'Breadth (cm)'],
  ['HeightCm', 'Height (cm)'],
] as const;

/** Books a courier for a parcel: its weight and outside, and what is in it where an order may go in parts. */
export function BookingForm({ found, canBook, onDone }: BookingFormProps) {
  const [began] = useState(found);
  // What was typed stays in sight where somebody else has shipped it.
  const { Order } = canBook ? found : began;
  const lines = canShipParts(Order) ? unshippedLines(Order) : [];
  const [box, setBox] = useParcelBox();
  const proposals = lines.length > 0 ? proposedParcels(canBook ? found : began, { besideBookings: true }) : [];
  const { from, quantities, setQuantity, propose } = useParcelItems(proposals);
  // Where several warehouses have the rest, a parcel begins with what one of them has.
  const proposedOf = (left: number) => (proposals.length > 1 ? 0 : left);
  const [pieces, setPieces] = useState(() => piecesOf(found));
  // The marks that are known need not be typed again; what is typed now stays in sight.
  const [unmarked] = useState(() => pieces.filter(({ isJewellery, HUID }) => isJewellery && HUID === ''));
  // A new key for each intended booking, so that a press that is repeated after an outage books once.
  const [key, setKey] = useState(newChangeKey);
  const quote = useAsk('CourierQuote');
  const book = useChange('BookCourier');
  const { done, failed } = useNotices();
  const chosen = lines.map(({ LineId, quantity }) => ({
    LineId,
    Quantity: Math.min(quantities.get(LineId) ?? proposedOf(quantity), quantity),
  }));
  const isAll = chosen.every(({ LineId, Quantity }) =>
    lines.some((line) => line.LineId === LineId && line.quantity === Quantity),
  );
  const Lines = isAll ? [] : chosen.filter(({ Quantity }) => Quantity > 0);
  const parcel = { OrderNumber: Order.OrderNumber, Lines, ...box };
  const inParcel = unshippedLines(Order).map((line) => ({
    ...line,
    quantity: chosen.find(({ LineId }) => LineId === line.LineId)?.Quantity ?? line.quantity,
  }));
  const asked = pieces.filter(
    (piece) =>
      isInParcel(piece, inParcel) &&
      unmarked.some(({ LineId, Piece }) => LineId === piece.LineId && Piece === piece.Piece),
  );
  const isEmpty = !isAll && Lines.length === 0;

  function change(next: Partial<ParcelBox>) {
    setBox({ ...box, ...next });
    quote.reset();
  }

  async function ask() {
    try {
      await quote.mutateAsync(parcel);
    } catch (error) {
      failed(error);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canBook) return;
    try {
      const booked = await book.mutateAsync({ ...parcel, Pieces: marksOf(asked), IdempotencyKey: key });
      done(booked.State === 'booked' ? `${booked.Courier} fetches it: ${booked.AWB}.` : 'The courier was asked.');
      onDone();
    } catch (error) {
      failed(error);
      // What was refused may be tried again; without an answer it is the same booking.
      if (!(error instanceof CallError) || error.code !== 'Unreachable') setKey(newChangeKey());
    }
  }

  return (
    <Stack component="form" aria-label="Book courier" spacing={2} onSubmit={submit} sx={{ mt: 2, maxWidth: 560 }}>
      <OriginChoice
        proposals={proposals}
        value={from}
        onChange={(code, proposed) => {
          propose(code, proposed);
          quote.reset();
        }}
      />
      {lines.map(({ LineId, ProductTitle, quantity }) => (
        <QuantityField
          key={LineId}
          label={`${ProductTitle}, ${quantity} left`}
          value={quantities.get(LineId) ?? proposedOf(quantity)}
          maximum={quantity}
          onChange={(value) => {
            setQuantity(LineId, value);
            quote.reset();
          }}
        />
      ))}
      {asked.length > 0 && <PieceFields pieces={asked} onChange={(marked) => setPieces(withMarks(pieces, marked))} />}
      <QuantityField
        label="Weight (grams)"
        value={box.WeightGrams}
        minimum={1}
        maximum={MAX_PARCEL.weightGrams}
        onChange={(WeightGrams) => change({ WeightGrams })}
      />
      <Stack direction="row" spacing={1}>
        {SIDES.map(([name, label]) => (
          <QuantityField
            key={name}
            label={label}
            value={box[name]}
            minimum={1}
            maximum={MAX_PARCEL.sideCm}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </Stack>
      <Typography role="status">
        {quote.data
          ? `${quote.data.Courier}: ${formatPaise(quote.data.Charge)}${daysText(quote.data.Days)}${
              quote.data.DueAmount > 0 ? `, collects ${formatPaise(quote.data.DueAmount)}` : ''
            }.`
          : ''}
      </Typography>
      {!canBook && <OvertakenNote latest={latestText(found)} onClose={onDone} />}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={book.isPending} disabled={isEmpty || !canBook}>
          Book this parcel
        </Button>
        <Button loading={quote.isPending} disabled={isEmpty || !canBook} onClick={() => void ask()}>
          Check the price
        </Button>
      </Stack>
    </Stack>
  );
}

const daysText = (days: number | null) => (days === null ? '' : `, ${days} days`);
