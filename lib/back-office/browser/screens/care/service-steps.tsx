import { SERVICE_STATE_AFTER_STEP, type ServiceStep } from '#lib/contract/service-vocabulary.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { StepButtons } from '../../parts/step-buttons.tsx';
import type { StepAsks } from '../../parts/step-facts.ts';
import { serviceStepLabel } from './service-labels.ts';

const ENDINGS: ReadonlySet<ServiceStep> = new Set(['decline']);

/** What a step of a service request asks for. */
function asksOf(step: ServiceStep): StepAsks | null {
  switch (step) {
    case 'decline':
      return { reason: 'required' };
    case 'estimate':
      return { hasEstimate: true, reason: 'optional' };
    case 'repair':
    case 'ready':
      return { reason: 'optional' };
    case 'send-back':
      return { parcel: { courier: '', awb: '' }, reason: 'optional' };
    default:
      return null;
  }
}

/** The steps that the state of a service request allows. */
export function ServiceSteps({ found }: { found: CallData<'DeskService'> }) {
  const change = useChange('AdvanceService');
  const steps = keysOf(SERVICE_STATE_AFTER_STEP[found.State]);
  return (
    <StepButtons
      title="Next step"
      subject={found.ServiceNumber}
      steps={steps}
      labelOf={serviceStepLabel}
      endings={ENDINGS}
      asksOf={asksOf}
      onStep={(step, { Reason, Estimate, Courier, AWB }, key) =>
        change.mutateAsync({
          ServiceNumber: found.ServiceNumber,
          Step: step,
          Note: Reason,
          ...(Estimate !== undefined && { Estimate }),
          Courier,
          AWB,
          IdempotencyKey: key,
        })
      }
    />
  );
}
