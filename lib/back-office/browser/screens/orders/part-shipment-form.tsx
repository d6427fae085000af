import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { OvertakenNote } from '../../parts/overtaken-note.tsx';
import { ParcelFields, type ParcelText, parcelFacts } from '../../parts/parcel-fields.tsx';
import { PieceFields, piecesOf, withMarks } from '../../parts/piece-fields.tsx';
import { QuantityField } from '../../parts/quantity-field.tsx';
import { marksOf } from '../../parts/step-facts.ts';
import { latestText } from './latest-text.ts';
import { OriginChoice } from './origin-choice.tsx';
import { proposedParcels } from './proposed-parcels.ts';
import { isInParcel, unshippedLines } from './unshipped.ts';
import { useParcelItems } from './use-parcel-items.ts';

interface PartShipmentFormProps {
  found: CallData<'DeskOrder'>;
  /** False once somebody else has shipped or cancelled what was left. */
  canShip: boolean;
  onDone: () => void;
}

/** Ships a part of an order: which items, their marks, and the parcel. */
export function PartShipmentForm({ found, canShip, onDone }: PartShipmentFormProps) {
  const [began] = useState(found);
  // What was typed stays in sight where somebody else has shipped it.
  const lines = unshippedLines(canShip ? found.Order : began.Order);
  const proposals = proposedParcels(canShip ? found : began);
  const { from, quantities, setQuantity, propose } = useParcelItems(proposals);
  const [pieces, setPieces] = useState(() => piecesOf(found));
  const [parcel, setParcel] = useState<ParcelText>({ courier: '', awb: '', tracking: '' });
  const [key] = useState(newChangeKey);
  const ship = useChange('ShipParcel');
  const { done, failed } = useNotices();
  const { OrderNumber } = found.Order;
  const chosen = lines
    .map((line) => ({ ...line, quantity: Math.min(quantities.get(line.LineId) ?? 0, line.quantity) }))
    .filter(({ quantity }) => quantity > 0);
  const shownPieces = pieces.filter((piece) => isInParcel(piece, chosen));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canShip) return;
    try {
      await ship.mutateAsync({
        OrderNumber,
        Lines: chosen.map(({ LineId, quantity }) => ({ LineId, Quantity: quantity })),
        Pieces: marksOf(shownPieces),
        ...parcelFacts(parcel),
        IdempotencyKey: key,
      });
      done(`The parcel of ${OrderNumber} is on its way.`);
      onDone();
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Stack component="form" aria-label="Ship a part" spacing={2} onSubmit={submit} sx={{ mt: 2, maxWidth: 560 }}>
      <OriginChoice proposals={proposals} value={from} onChange={propose} />
      {lines.map(({ LineId, ProductTitle, quantity }) => (
        <QuantityField
          key={LineId}
          label={`${ProductTitle}, ${quantity} left`}
          value={quantities.get(LineId) ?? 0}
          maximum={quantity}
          onChange={(value) => setQuantity(LineId, value)}
        />
      ))}
      {shownPieces.length > 0 && (
        <PieceFields pieces={shownPieces} onChange={(marked) => setPieces(withMarks(pieces, marked))} />
      )}
      <ParcelFields parcel={parcel} onChange={setParcel} />
      {!canShip && <OvertakenNote latest={latestText(found)} onClose={onDone} />}
      <Button
        type="submit"
        variant="contained"
        loading={ship.isPending}
        disabled={chosen.length === 0 || !canShip}
        sx={{ alignSelf: 'start' }}
      >
        Ship this parcel
      </Button>
    </Stack>
  );
}
