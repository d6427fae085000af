import Typography from '@mui/material/Typography';
import { ProfileScreen } from './profile-screen.tsx';
import { SmsFields } from './sms-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { WhatsAppFields } from './whatsapp-fields.tsx';

/** Under which registrations messages go to phones. */
export default function MessagesScreen() {
  return (
    <ProfileScreen
      title="Text messages"
      lead="What networks in India and WhatsApp know the shop and its messages by. Gateways are settings of the server."
      Fields={MessageFields}
    />
  );
}

function MessageFields({ form }: { form: ProfileForm }) {
  return (
    <>
      <Typography variant="h2">SMS</Typography>
      <SmsFields form={form} />
      <Typography variant="h2">WhatsApp</Typography>
      <WhatsAppFields form={form} />
    </>
  );
}
