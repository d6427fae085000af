import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import type { OrderStep } from '#lib/contract/order-vocabulary.ts';
import type { CallData } from '../../api/call.ts';
import { ScanField } from '../../parts/scan-field.tsx';
import { PieceFields, type PieceMarks, piecesOf } from './piece-fields.tsx';
import type { StepFacts } from './step-facts.ts';

interface OrderStepFormProps {
  step: OrderStep;
  found: CallData<'DeskOrder'>;
  isSending: boolean;
  onSubmit: (facts: StepFacts) => void;
}

const WITH_PIECES: ReadonlySet<OrderStep> = new Set(['pack', 'ready', 'mark']);
const WITH_PARCEL: ReadonlySet<OrderStep> = new Set(['ship', 'correct-parcel']);
const WITH_REASON: ReadonlySet<OrderStep> = new Set(['cancel', 'undelivered']);

const BUTTONS: Readonly<Partial<Record<OrderStep, string>>> = {
  pack: 'Mark as packed',
  ready: 'Mark as ready',
  mark: 'Save marks',
  ship: 'Mark as shipped',
  'correct-parcel': 'Save parcel',
  cancel: 'Cancel this order',
  undelivered: 'Record it',
  restock: 'Put back in stock',
  collect: 'Hand over',
};

/** What a step asks for: marks of the pieces, the parcel, a reason, lines, or the collector's code. */
export function OrderStepForm({ step, found, isSending, onSubmit }: OrderStepFormProps) {
  const { Order } = found;
  const parcel = Order.Parcels.at(-1);
  const [pieces, setPieces] = useState<readonly PieceMarks[]>(() => piecesOf(found));
  const [courier, setCourier] = useState(parcel?.Courier ?? '');
  const [awb, setAwb] = useState(parcel?.AWB ?? '');
  const [tracking, setTracking] = useState(parcel?.TrackingUrl ?? '');
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit({
      ...(WITH_PIECES.has(step) && {
        Pieces: pieces
          .filter(({ HUID, Serial }) => HUID !== '' || Serial !== '')
          .map(({ title: _title, isJewellery: _kind, ...marks }) => marks),
      }),
      ...(WITH_PARCEL.has(step) && { Courier: courier, AWB: awb, TrackingUrl: tracking }),
      ...(WITH_REASON.has(step) && { Reason: reason }),
      ...(step === 'restock' && { SellableLineIds: [...lines] }),
      ...(step === 'collect' && { Code: code }),
    });
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ mt: 2, maxWidth: 560 }}>
      {WITH_PIECES.has(step) && <PieceFields pieces={pieces} onChange={setPieces} />}
      {WITH_PARCEL.has(step) && (
        <>
          <TextField
            label="Courier"
            value={courier}
            onChange={(event) => setCourier(event.target.value)}
            required
            autoFocus
          />
          <ScanField label="AWB (tracking number)" value={awb} onChange={setAwb} required />
          <TextField
            label="Tracking page"
            type="url"
            helperText="Optional: the address at which the customer follows the parcel"
            value={tracking}
            onChange={(event) => setTracking(event.target.value)}
          />
        </>
      )}
      {WITH_REASON.has(step) && (
        <TextField
          label="Reason"
          helperText="The customer reads it."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
      {step === 'restock' &&
        Order.Products.map(({ LineId, ProductTitle, Quantity }) => (
          <FormControlLabel
            key={LineId}
            control={
              <Checkbox
                checked={lines.includes(LineId)}
                onChange={(_event, isSellable) =>
                  setLines(isSellable ? [...lines, LineId] : lines.filter((id) => id !== LineId))
                }
              />
            }
            label={`${Quantity} × ${ProductTitle} can be sold again`}
          />
        ))}
      {step === 'collect' && (
        <TextField
          label="Code of the collector"
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\s/g, ''))}
          required
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
        />
      )}
      <Button type="submit" variant="contained" loading={isSending} sx={{ alignSelf: 'start' }}>
        {BUTTONS[step]}
      </Button>
    </Stack>
  );
}
