import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { paiseOfText } from './amount.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { OvertakenNote } from './overtaken-note.tsx';
import { ParcelFields, type ParcelText, parcelFacts } from './parcel-fields.tsx';
import { PieceFields } from './piece-fields.tsx';
import { type BegunFacts, marksOf, type StepAsks, type StepFacts } from './step-facts.ts';

interface StepFactsFormProps {
  asks: StepAsks;
  /** What the step is called. */
  name: string;
  isSending: boolean;
  onSubmit: (facts: StepFacts) => void;
  /** What to do where somebody else has taken the step meanwhile; null where nobody has. */
  overtaken: {
    latest: string;
    /** The step that takes what was typed after all. */
    goOn: { label: string; onGoOn: (facts: BegunFacts) => void } | null | undefined;
    onClose: () => void;
  } | null;
}

const NO_PARCEL: ParcelText = { courier: '', awb: '' };

/** Asks what a step of an order, a parcel, a return or a service needs, and nothing else. */
export function StepFactsForm({ asks, name, isSending, onSubmit, overtaken }: StepFactsFormProps) {
  const [pieces, setPieces] = useState(asks.pieces ?? []);
  const [parcel, setParcel] = useState<ParcelText>(asks.parcel ?? NO_PARCEL);
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const [warehouse, setWarehouse] = useState('');
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  const estimate = paiseOfText(amount);
  const { bookedAwb } = asks;
  const leavesBooking = bookedAwb !== undefined && parcel.awb.trim() !== '' && parcel.awb.trim() !== bookedAwb;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (overtaken) return;
    onSubmit({
      ...(asks.pieces && { Pieces: marksOf(pieces) }),
      ...(asks.parcel && parcelFacts(parcel)),
      ...(asks.reason && { Reason: reason.trim() }),
      ...(asks.sellable && { SellableLineIds: [...lines] }),
      ...(warehouse !== '' && { Warehouse: warehouse }),
      ...(asks.hasCode && { Code: code }),
      ...(asks.hasEstimate && estimate !== null && { Estimate: estimate }),
    });
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ mt: 2, maxWidth: 560 }} aria-label={name}>
      {asks.lead && <Typography>{asks.lead}</Typography>}
      {asks.pieces && <PieceFields pieces={pieces} onChange={setPieces} />}
      {asks.parcel && <ParcelFields parcel={parcel} onChange={setParcel} />}
      {leavesBooking && (
        <Alert severity="warning">
          A courier is booked for this parcel{bookedAwb === '' ? '' : ` with the number ${bookedAwb}`}, and would come
          in vain. Its booking is cancelled first.
        </Alert>
      )}
      {asks.hasEstimate && (
        <TextField
          label="Price of the repair in rupees"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          required
          error={amount !== '' && !estimate}
          helperText={amount !== '' && !estimate ? 'Type an amount such as 1,250.' : 'The customer has to agree to it.'}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {asks.reason && (
        <TextField
          label={asks.reason === 'required' ? 'Reason' : 'Note for the customer'}
          helperText="The customer reads it."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required={asks.reason === 'required'}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
      {asks.sellable?.map(({ LineId, ProductTitle, Quantity }) => (
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
      {asks.warehouses !== undefined && asks.warehouses.length > 0 && (
        <ChoiceFilter
          label="Put into"
          all="Where they came from"
          choices={asks.warehouses.map(({ Code }) => Code)}
          value={warehouse}
          labelOf={(one) => asks.warehouses?.find(({ Code }) => Code === one)?.Name ?? one}
          onChange={setWarehouse}
        />
      )}
      {asks.hasCode && (
        <TextField
          label="Code of the collector"
          value={code}
          onChange={(event) => setCode(event.target.value.replaceAll(/\s/g, ''))}
          required
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
        />
      )}
      {overtaken ? (
        <OvertakenNote
          latest={overtaken.latest}
          goOn={
            overtaken.goOn
              ? { label: overtaken.goOn.label, onGoOn: () => overtaken.goOn?.onGoOn({ pieces, parcel }) }
              : undefined
          }
          onClose={overtaken.onClose}
        />
      ) : (
        <Button
          type="submit"
          variant="contained"
          loading={isSending}
          disabled={asks.hasEstimate === true && !estimate}
          sx={{ alignSelf: 'start' }}
        >
          {leavesBooking ? 'Cancel the booking and ship' : (asks.button ?? name)}
        </Button>
      )}
    </Stack>
  );
}
