import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { ColourPreview } from './colour-preview.tsx';
import { type ProfileTexts, parsedProfile, profileTexts, withTexts } from './profile-texts.ts';

type Shop = CallData<'ShopProfile'>;

/** The shop's profile: the fields that change most, and all of it as a text. */
export default function ShopScreen() {
  const query = useCall('ShopProfile', {});
  return (
    <Screen
      title="Shop profile"
      lead="Names, seller, contacts and colours; the rules of delivery, cash, returns and approvals are in the text below the colours. The shop follows within two seconds."
    >
      <Loaded query={query}>{(shop) => <ProfileForm key={shop.Version} shop={shop} />}</Loaded>
    </Screen>
  );
}

function ProfileForm({ shop }: { shop: Shop }) {
  const { session } = useSession();
  const canSave = mayCall(session, 'SaveShopProfile');
  const [text, setText] = useState(() => JSON.stringify(shop.Profile, null, 2));
  const [checked, setChecked] = useState<CallData<'SaveShopProfile'> | null>(null);
  const save = useChange('SaveShopProfile');
  const { done } = useNotices();
  const profile = parsedProfile(text);
  const fields = profile ? profileTexts(profile) : [];
  const change = (next: string) => {
    setText(next);
    setChecked(null);
  };
  const setField = (path: ProfileTexts['path'], value: string) =>
    profile && change(JSON.stringify(withTexts(profile, path, value), null, 2));

  async function send(event: FormEvent, isDry: boolean) {
    event.preventDefault();
    if (!profile) return;
    const answer = await save
      .mutateAsync({ Profile: profile, ExpectedVersion: shop.Version, DryRun: isDry })
      // What went wrong stands above the fields.
      .catch(() => null);
    setChecked(isDry ? answer : null);
    if (answer && !isDry) done('The profile is saved.');
  }

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void send(event, checked === null)}>
      <FactList
        facts={[
          ['Saved', shop.SavedBy === '' ? 'From the settings' : `${shop.SavedBy}, ${formatMoment(shop.SavedAt)}`],
          ['Version', shop.Version],
        ]}
      />
      {save.error && <Problem error={save.error} />}
      {checked?.Warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      {checked && checked.Warnings.length === 0 && <Alert severity="success">The profile is valid.</Alert>}
      {fields.map(({ path, label, value }) => (
        <TextField
          key={label}
          label={label}
          value={value}
          disabled={!canSave}
          onChange={(event) => setField(path, event.target.value)}
          sx={{ maxWidth: 560 }}
        />
      ))}
      <ColourPreview profile={profile} />
      <details>
        <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          The whole profile as text: also the address, delivery, cash on delivery, gift wrap, returns
        </Typography>
        <TextField
          label="Profile (JSON)"
          value={text}
          onChange={(event) => change(event.target.value)}
          disabled={!canSave}
          error={profile === null}
          helperText={profile === null ? 'This is not JSON: look for a missing comma, quote or bracket.' : ''}
          multiline
          fullWidth
          maxRows={30}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 14 } } }}
        />
      </details>
      {canSave && (
        <Button
          type="submit"
          variant="contained"
          disabled={profile === null}
          loading={save.isPending}
          sx={{ alignSelf: 'start' }}
        >
          {checked ? 'Save the profile' : 'Check'}
        </Button>
      )}
    </Stack>
  );
}
