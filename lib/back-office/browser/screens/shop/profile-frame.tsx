import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Problem } from '../../parts/problem.tsx';
import { problemSentence } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileFrameProps {
  form: ProfileForm;
  /** Whether there is something to send. */
  isReady?: boolean;
  children: ReactNode;
}

/** The form around fields of the profile: who saved it, what is wrong, and the button that checks and then saves. */
export function ProfileFrame({ form, isReady = true, children }: ProfileFrameProps) {
  const { shop, checked, error, problem, canSave, isSaving, send } = form;
  const element = useRef<HTMLFormElement>(null);
  // A long form does not show where it was refused.
  useEffect(() => {
    const field = error ? element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    field?.focus({ preventScroll: true });
    // In the middle, because the bar at the top would cover a field at the edge.
    field?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <Stack ref={element} component="form" spacing={2} noValidate onSubmit={(event) => void send(event)}>
      <FactList
        facts={[
          ['Saved', shop.SavedBy === '' ? 'From the settings' : `${shop.SavedBy}, ${formatMoment(shop.SavedAt)}`],
          ['Version', shop.Version],
        ]}
      />
      {children}
      {error && <Problem error={error} {...(problem && { text: problemSentence(problem) })} />}
      {checked?.Warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      {checked && (
        <Alert severity="success">
          {checked.Warnings.length === 0 ? 'The profile is valid. ' : ''}Nothing is saved yet: press “Save the profile”.
        </Alert>
      )}
      {canSave && (
        <Button type="submit" variant="contained" disabled={!isReady} loading={isSaving} sx={{ alignSelf: 'start' }}>
          {checked ? 'Save the profile' : 'Check'}
        </Button>
      )}
    </Stack>
  );
}
