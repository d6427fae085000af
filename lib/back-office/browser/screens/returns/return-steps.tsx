import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { RETURN_STATE_AFTER_STEP, type ReturnStep } from '#lib/contract/after-sale-vocabulary.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { ScanField } from '../../parts/scan-field.tsx';
import { Panel } from '../../parts/screen.tsx';

const LABELS: Readonly<Record<ReturnStep, string>> = {
  approve: 'Approve',
  refuse: 'Refuse',
  'pick-up': 'Picked up',
  pass: 'Accept after check',
  fail: 'Not accepted',
  'send-back': 'Send back',
  refund: 'Refund',
  exchange: 'Send replacement',
  'end-exchange': 'End exchange, refund',
  restock: 'Put back in stock',
};
const WITH_REASON: ReadonlySet<ReturnStep> = new Set(['refuse', 'fail', 'end-exchange']);
const WITH_LINES: ReadonlySet<ReturnStep> = new Set(['pass', 'restock']);
const WITH_FORM: ReadonlySet<ReturnStep> = new Set([...WITH_REASON, ...WITH_LINES, 'send-back', 'refund']);

/** The steps that the state of a return allows. */
export function ReturnSteps({ found }: { found: CallData<'DeskReturn'> }) {
  const [open, setOpen] = useState<ReturnStep | null>(null);
  const [key, setKey] = useState(newChangeKey);
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const [courier, setCourier] = useState('');
  const [awb, setAwb] = useState('');
  const change = useChange('AdvanceReturn');
  const { done, failed } = useNotices();
  const isExchange = found.Kind === 'exchange';
  const restockable =
    found.SellableLineIds.some((id) => !found.RestockedLineIds.includes(id)) || found.State === 'quality-passed';
  const steps = keysOf(RETURN_STATE_AFTER_STEP[found.State])
    .filter((step) => isExchange || (step !== 'exchange' && step !== 'end-exchange'))
    .filter((step) => step !== 'restock' || restockable);
  // What an exchange is for comes before its refund.
  const usual = isExchange && steps.includes('exchange') ? 'exchange' : steps[0];

  async function take(step: ReturnStep) {
    try {
      await change.mutateAsync({
        ReturnNumber: found.ReturnNumber,
        Step: step,
        Reason: reason,
        SellableLineIds: WITH_LINES.has(step) ? [...lines] : [],
        ...(step === 'send-back' && { Courier: courier, AWB: awb }),
        IdempotencyKey: key,
      });
      done(`${LABELS[step]}: done for ${found.ReturnNumber}.`);
      setOpen(null);
      setReason('');
      setKey(newChangeKey());
    } catch (error) {
      failed(error);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open) void take(open);
  };

  if (steps.length === 0) return null;
  return (
    <Panel title="Next step">
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === usual ? 'contained' : 'outlined'}
            color={step === 'refuse' || step === 'fail' ? 'error' : 'primary'}
            aria-expanded={WITH_FORM.has(step) ? open === step : undefined}
            disabled={change.isPending}
            onClick={() => (WITH_FORM.has(step) ? setOpen(open === step ? null : step) : void take(step))}
          >
            {LABELS[step]}
          </Button>
        ))}
      </Stack>
      {open && steps.includes(open) && (
        <Stack component="form" spacing={2} onSubmit={submit} sx={{ mt: 2, maxWidth: 560 }}>
          {open === 'refund' && <Typography>The refund is started at once and cannot be called back.</Typography>}
          {(WITH_REASON.has(open) || (open === 'refund' && isExchange)) && (
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
          {WITH_LINES.has(open) &&
            found.Lines.map(({ LineId, ProductTitle, Quantity }) => (
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
          {open === 'send-back' && (
            <>
              <TextField
                label="Courier"
                value={courier}
                onChange={(event) => setCourier(event.target.value)}
                required
              />
              <ScanField label="AWB (tracking number)" value={awb} onChange={setAwb} required />
            </>
          )}
          <Button type="submit" variant="contained" loading={change.isPending} sx={{ alignSelf: 'start' }}>
            {LABELS[open]}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
