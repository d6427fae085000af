import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type CallData, CallError, type CallRequest, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { ChosenList } from '../../parts/chosen-list.tsx';
import { type ChosenSku, skuLines, withSku } from '../../parts/chosen-skus.ts';
import { useNotices } from '../../parts/notices.tsx';
import { OvertakenNote } from '../../parts/overtaken-note.tsx';
import { PanField } from '../../parts/pan-field.tsx';
import { PaymentLink } from '../../parts/payment-link.tsx';
import { Problem } from '../../parts/problem.tsx';
import { QuantityField } from '../../parts/quantity-field.tsx';
import { Panel } from '../../parts/screen.tsx';
import { SkuFinder } from '../../parts/sku-finder.tsx';
import { EditCosts } from './edit-costs.tsx';
import { latestText } from './latest-text.ts';
import { removedLines } from './removed-lines.ts';

type Found = CallData<'DeskOrder'>;

interface EditPanelProps {
  found: Found;
  /** False once somebody else has packed or cancelled it. */
  canEdit: boolean;
  onClose: () => void;
}

/** What is said where somebody changed the order since it was read; by then it is read again. */
const CHANGED =
  'Somebody else changed this order in the meantime. It is shown as it is now, and what you typed is still here: look at the timeline, then try again.';

/** Changes an order before it is packed: fewer items, other items. What it costs is shown before it is done. */
export function EditPanel({ found, canEdit, onClose }: EditPanelProps) {
  const { OrderNumber, Products, DueAmount } = found.Order;
  // What joins an order that is paid at the door is paid there, too.
  const payment = DueAmount > 0 ? 'cash-on-delivery' : 'link';
  const lines = Products.filter(({ Quantity, CancelledQuantity }) => Quantity > CancelledQuantity);
  const [kept, setKept] = useState<ReadonlyMap<string, number>>(new Map());
  const [added, setAdded] = useState<readonly ChosenSku[]>([]);
  const [reason, setReason] = useState('');
  const [pan, setPan] = useState('');
  const [key, setKey] = useState(newChangeKey);
  const tried = useChange('EditOrder');
  const edit = useChange('EditOrder');
  const { done } = useNotices();
  const removed = removedLines(lines, kept);
  const needsPan = pan !== '' || (tried.error instanceof CallError && tried.error.code === 'PanRequired');
  const request: CallRequest<'EditOrder'> = {
    OrderNumber,
    Version: found.Version,
    Remove: removed,
    Add: skuLines(added),
    Payment: payment,
    PAN: pan,
    Reason: reason.trim(),
    IdempotencyKey: key,
  };
  // What was tried counts only for what was tried.
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      tried.reset();
    };
  const costs = tried.data;
  const problem = tried.error ?? edit.error;

  async function confirm() {
    if (!costs) return;
    const sent = { ExpectedRefund: costs.Refund?.Amount ?? null, ExpectedTotal: costs.Addition?.Total ?? null };
    const answer = await edit
      .mutateAsync({ ...request, ...sent })
      // What went wrong stands below.
      .catch(() => null);
    tried.reset();
    // The key stays where nothing was answered: a change that was made after all is found by it, and not made twice.
    if (!answer) return;
    setKey(newChangeKey());
    done(`${OrderNumber} is changed.`);
    if (!answer.Addition?.PaymentLink) onClose();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canEdit) return;
    edit.reset();
    tried.mutate({ ...request, DryRun: true });
  };

  if (edit.data?.Addition?.PaymentLink) {
    return (
      <Panel title="Edit order" actions={<Button onClick={onClose}>Close</Button>}>
        <Typography sx={{ mb: 2 }}>
          The added items are order {edit.data.Addition.OrderNumber}. They join this parcel once they are paid; until
          then nothing changes.
        </Typography>
        <PaymentLink link={edit.data.Addition.PaymentLink} until={edit.data.Addition.PayUntil} />
      </Panel>
    );
  }
  return (
    <Panel title="Edit order" actions={<Button onClick={onClose}>Close</Button>}>
      <Stack component="form" aria-label="Edit order" spacing={2} onSubmit={submit} sx={{ maxWidth: 640 }}>
        <Typography color="text.secondary">
          Lower the number of what the customer does not want, and add what they want instead.
        </Typography>
        {lines.map(({ LineId, ProductTitle, SizeName, Quantity, CancelledQuantity }) => (
          <QuantityField
            key={LineId}
            label={`${ProductTitle}${SizeName ? `, size ${SizeName}` : ''}`}
            value={kept.get(LineId) ?? Quantity - CancelledQuantity}
            maximum={Quantity - CancelledQuantity}
            onChange={change((value: number) => setKept(new Map([...kept, [LineId, value]])))}
          />
        ))}
        <SkuFinder label="Add a product" onAdd={change((sku: ChosenSku) => setAdded(withSku(added, sku)))} />
        <ChosenList label="Added items" list={added} onChange={change(setAdded)} />
        {removed.length > 0 && (
          <TextField
            label="Reason"
            helperText="The customer reads it."
            value={reason}
            onChange={(event) => change(setReason)(event.target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        )}
        {needsPan && <PanField value={pan} onChange={setPan} />}
        {canEdit && problem && (
          <Problem
            error={problem}
            {...(problem instanceof CallError && problem.code === 'Conflict' && { text: CHANGED })}
          />
        )}
        {!canEdit ? (
          <OvertakenNote latest={latestText(found)} onClose={onClose} />
        ) : costs ? (
          <EditCosts costs={costs} payment={payment} isSending={edit.isPending} onConfirm={() => void confirm()} />
        ) : (
          <Button
            type="submit"
            variant="contained"
            loading={tried.isPending}
            disabled={removed.length === 0 && added.length === 0}
            sx={{ alignSelf: 'start' }}
          >
            See what it costs
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
