import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ORDER_STATE_AFTER_STEP, type OrderStep } from '#lib/contract/order-vocabulary.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { orderStepLabel } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';
import { OrderStepForm } from './order-step-form.tsx';
import type { StepFacts } from './step-facts.ts';

/** Steps that ask nothing. */
const WITHOUT_FORM: ReadonlySet<OrderStep> = new Set(['out-for-delivery', 'deliver', 'send-code']);

/** The steps that the order's state allows: the usual one stands out. */
export function OrderSteps({ found }: { found: CallData<'DeskOrder'> }) {
  const { Order } = found;
  const [open, setOpen] = useState<OrderStep | null>(null);
  // A new key for each intended step, so that a press that is repeated after an outage does it once.
  const [key, setKey] = useState(newChangeKey);
  const change = useChange('AdvanceOrder');
  const { done, failed } = useNotices();
  // A courier's order is packed, one that is collected is made ready.
  const other: OrderStep = Order.Collect ? 'pack' : 'ready';
  const steps = keysOf(ORDER_STATE_AFTER_STEP[Order.State]).filter((step) => step !== other);
  const [usual] = steps;

  async function take(step: OrderStep, facts: StepFacts = {}) {
    try {
      await change.mutateAsync({ ...facts, OrderNumber: Order.OrderNumber, Step: step, IdempotencyKey: key });
      done(`${orderStepLabel(step)}: done for ${Order.OrderNumber}.`);
      setOpen(null);
      setKey(newChangeKey());
    } catch (error) {
      failed(error);
    }
  }

  if (steps.length === 0) return null;
  return (
    <Panel title="Next step">
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === usual ? 'contained' : 'outlined'}
            color={step === 'cancel' || step === 'undelivered' ? 'error' : 'primary'}
            aria-expanded={WITHOUT_FORM.has(step) ? undefined : open === step}
            disabled={change.isPending}
            onClick={() => (WITHOUT_FORM.has(step) ? void take(step) : setOpen(open === step ? null : step))}
          >
            {orderStepLabel(step)}
          </Button>
        ))}
      </Stack>
      {steps.includes('restock') && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Put items back in stock only where a parcel came back undelivered.
        </Typography>
      )}
      {open !== null && steps.includes(open) && (
        <OrderStepForm
          key={open}
          step={open}
          found={found}
          isSending={change.isPending}
          onSubmit={(facts) => void take(open, facts)}
        />
      )}
    </Panel>
  );
}
