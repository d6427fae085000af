import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';

/** Says on the first screen that the shop is not ready to launch; nothing in a trial, and once all steps are done. */
export function SetUpBanner() {
  const { data } = useCall('SetUpState', {});
  if (!data || data.IsTrial || data.IsReady) return null;
  const done = data.Steps.filter(({ Missing }) => Missing.length === 0).length;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/set-up" color="inherit">
          Go on
        </Button>
      }
    >
      Before the launch: {done} of {data.Steps.length} steps are done.
    </Alert>
  );
}
