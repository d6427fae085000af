import Typography from '@mui/material/Typography';
import { ApprovalFields } from './approval-fields.tsx';
import { EmiFields } from './emi-fields.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { ReturnFields } from './return-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Returns, instalments, and what needs two people. */
export default function RulesScreen() {
  return (
    <ProfileScreen
      title="Returns, EMI, approvals"
      lead="How long goods can be returned, plans to pay by instalments, and what one person cannot do alone. An order keeps the return window it was placed under."
      Fields={RuleFields}
    />
  );
}

function RuleFields({ form }: { form: ProfileForm }) {
  return (
    <>
      <Typography variant="h2">Returns</Typography>
      <ReturnFields form={form} />
      <Typography variant="h2">EMI plans</Typography>
      <EmiFields form={form} />
      <Typography variant="h2">Approvals</Typography>
      <Typography color="text.secondary">
        What passes a limit waits for a second person. An empty limit asks nobody.
      </Typography>
      <ApprovalFields form={form} />
    </>
  );
}
