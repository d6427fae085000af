import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PictureField } from '#lib/contract/shop.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { ColourFields } from './colour-fields.tsx';
import { ProfileFile } from './file-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { parsedProfile } from './profile-texts.ts';
import { SocialFields } from './social-fields.tsx';
import { TypefaceFields } from './typeface-fields.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';
import { WarehouseFields } from './warehouse-fields.tsx';

type Shop = CallData<'ShopProfile'>;

const PICTURES: readonly PictureField[] = ['logo', 'darkLogo', 'icon', 'shareImage'];

/** The shop's profile: its texts, languages, pages elsewhere, faces, pictures and colours, and all of it as a text. */
export default function ShopScreen() {
  const query = useCall('ShopProfile', {});
  return (
    <Screen
      title="Shop profile"
      lead="Names, seller, contacts, faces, pictures and colours. The shop follows within two seconds. Delivery, the rules of returns, EMI and approvals, and text messages have screens of their own."
    >
      <Loaded query={query}>{(shop) => <ShopForm key={shop.Version} shop={shop} />}</Loaded>
    </Screen>
  );
}

function ShopForm({ shop }: { shop: Shop }) {
  const form = useProfileForm(shop);
  const [isText, setText] = useState(true);
  return (
    <ProfileFrame form={form} isReady={isText}>
      <IdentityFields form={form} />
      <Typography variant="h2">Warehouses</Typography>
      <WarehouseFields form={form} />
      <Typography variant="h2">Currency and languages</Typography>
      <Typography>Prices, payments and invoices are in Indian rupees (INR), and in no other currency.</Typography>
      <LanguageFields form={form} />
      <Typography variant="h2">Pages on social networks</Typography>
      <SocialFields form={form} />
      <Typography variant="h2">Typefaces</Typography>
      <TypefaceFields form={form} />
      <Typography variant="h2">Pictures</Typography>
      <Stack spacing={2}>
        {PICTURES.map((field) => (
          <ProfileFile key={field} field={field} form={form} />
        ))}
      </Stack>
      <Typography variant="h2">Colours</Typography>
      <ColourFields form={form} />
      <WholeProfile form={form} onReadable={setText} />
    </ProfileFrame>
  );
}

/** The whole profile as a text, to be copied from another shop or kept. */
function WholeProfile({ form, onReadable }: { form: ProfileForm; onReadable: (isReadable: boolean) => void }) {
  const { profile, replace, canSave } = form;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parsedProfile(typed) === null;
  function type(text: string) {
    const parsed = parsedProfile(text);
    // Half typed: the fields keep what they had until this can be read.
    setTyped(parsed ? null : text);
    if (parsed) replace(parsed);
    onReadable(parsed !== null);
  }
  return (
    <details>
      <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        The whole profile as text, to copy it
      </Typography>
      <TextField
        label="Profile (JSON)"
        value={typed ?? JSON.stringify(profile, null, 2)}
        onChange={(event) => type(event.target.value)}
        disabled={!canSave}
        error={isWrong}
        helperText={isWrong ? 'This is not JSON: look for a missing comma, quote or bracket.' : ''}
        multiline
        fullWidth
        maxRows={30}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: 14 } } }}
      />
    </details>
  );
}
