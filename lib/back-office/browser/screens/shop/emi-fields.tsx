import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OrderButtons } from '../../parts/order-buttons.tsx';
import { type ProfilePlan, planText, withNewPlan, withPlanMoved } from './emi-plans.ts';
import { EntryGroup } from './entry-group.tsx';
import { PlanFields } from './plan-fields.tsx';
import { Tick } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** The plans to pay by instalments, one of them open at a time. */
export function EmiFields({ form }: { form: ProfileForm }) {
  const { profile, change, canSave } = form;
  const plans = profile.emi as readonly ProfilePlan[] | undefined;
  return (
    <Stack spacing={2}>
      <Tick
        label="The plans of this list, in place of those of EMI_FILE"
        isOn={plans !== undefined}
        onChange={(isOn) => change({ emi: isOn ? [] : undefined })}
        isDisabled={!canSave}
      />
      {plans && <PlanList plans={plans} form={form} />}
    </Stack>
  );
}

function PlanList({ plans, form }: { plans: readonly ProfilePlan[]; form: ProfileForm }) {
  const { problem, change, canSave } = form;
  const [open, setOpen] = useState<number | null>(null);
  // The button that opened a plan has the focus again once it is closed.
  const [closed, setClosed] = useState<number | null>(null);
  const set = (next: readonly ProfilePlan[]) => change({ emi: next });
  const refused = plans.findIndex((_plan, at) => messageAt(problem, `emi.${at}`) !== undefined);
  return (
    <Stack spacing={1.5}>
      {plans.length === 0 && <Typography>No plan: customers cannot pay by instalments.</Typography>}
      {plans.map((plan, at) => {
        const label = `Plan ${at + 1}`;
        const isOpen = open === at || refused === at;
        if (isOpen)
          return (
            <EntryGroup
              key={label}
              label={label}
              onRemove={
                canSave
                  ? () => {
                      setOpen(null);
                      set(plans.toSpliced(at, 1));
                    }
                  : undefined
              }
            >
              <PlanFields
                plan={plan}
                messageOf={(field) => messageAt(problem, `emi.${at}.${field}`)}
                isDisabled={!canSave}
                onChange={(next) => set(plans.with(at, next))}
              />
              {problem?.path === `emi.${at}` && <Typography color="error">{`It ${problem.message}.`}</Typography>}
              {refused !== at && (
                <Button
                  onClick={() => {
                    setOpen(null);
                    setClosed(at);
                  }}
                  sx={{ alignSelf: 'start' }}
                >
                  {`Close plan ${at + 1}`}
                </Button>
              )}
            </EntryGroup>
          );
        return (
          <Stack
            key={label}
            direction="row"
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}
          >
            <Typography sx={{ flexGrow: 1, minWidth: 220 }}>{planText(plan)}</Typography>
            {canSave && (
              <OrderButtons
                name={planText(plan)}
                at={at}
                count={plans.length}
                onMove={(to) => {
                  setOpen(null);
                  set(withPlanMoved(plans, at, to));
                }}
              />
            )}
            <Button
              size="small"
              autoFocus={closed === at}
              aria-label={`${canSave ? 'Edit' : 'Show'} ${planText(plan)}`}
              onClick={() => setOpen(at)}
            >
              {canSave ? 'Edit' : 'Show'}
            </Button>
          </Stack>
        );
      })}
      {canSave && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            set(withNewPlan(plans));
            setOpen(plans.length);
          }}
        >
          Add a plan
        </Button>
      )}
    </Stack>
  );
}
