import { RETURN_STATE_AFTER_STEP, type ReturnStep } from '#lib/contract/after-sale-vocabulary.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { StepButtons } from '../../parts/step-buttons.tsx';
import type { StepAsks } from '../../parts/step-facts.ts';
import { useWarehouses } from '../../parts/use-warehouses.ts';

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
const ENDINGS: ReadonlySet<ReturnStep> = new Set(['refuse', 'fail']);

/** What a step of a return asks for. */
function asksOf(
  step: ReturnStep,
  { Kind, Lines }: CallData<'DeskReturn'>,
  warehouses: CallData<'Warehouses'>,
): StepAsks | null {
  switch (step) {
    case 'refuse':
    case 'fail':
    case 'end-exchange':
      return { reason: 'required' };
    case 'pass':
      return { sellable: Lines };
    case 'restock':
      return { sellable: Lines, warehouses };
    case 'send-back':
      return { parcel: { courier: '', awb: '' } };
    case 'refund':
      return {
        lead: 'The refund is started at once and cannot be called back.',
        ...(Kind === 'exchange' && { reason: 'required' }),
      };
    default:
      return null;
  }
}

/** The steps that the state of a return allows. */
export function ReturnSteps({ found }: { found: CallData<'DeskReturn'> }) {
  const change = useChange('AdvanceReturn');
  const warehouses = useWarehouses();
  const isExchange = found.Kind === 'exchange';
  const restockable =
    found.SellableLineIds.some((id) => !found.RestockedLineIds.includes(id)) || found.State === 'quality-passed';
  const steps = keysOf(RETURN_STATE_AFTER_STEP[found.State])
    .filter((step) => isExchange || (step !== 'exchange' && step !== 'end-exchange'))
    .filter((step) => step !== 'restock' || restockable);
  return (
    <StepButtons
      title="Next step"
      subject={found.ReturnNumber}
      steps={steps}
      // What an exchange is for comes before its refund.
      usual={isExchange && steps.includes('exchange') ? 'exchange' : steps[0]}
      labelOf={(step) => LABELS[step]}
      endings={ENDINGS}
      asksOf={(step) => asksOf(step, found, warehouses)}
      onStep={(step, { Reason, SellableLineIds, Warehouse, Courier, AWB }, key) =>
        change.mutateAsync({
          ReturnNumber: found.ReturnNumber,
          Step: step,
          Reason,
          SellableLineIds,
          Warehouse,
          Courier,
          AWB,
          IdempotencyKey: key,
        })
      }
    />
  );
}
