import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PictureField } from '#lib/contract/shop.ts';
import { FileChoice, sizeText } from '../../parts/file-choice.tsx';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

const PICTURES = 'image/png,image/webp,image/svg+xml';

const FIELDS: Readonly<Record<PictureField, { label: string; hint: string; accept: string }>> = {
  logo: { label: 'Logo', hint: 'None: the name is written. SVG, PNG or WebP', accept: PICTURES },
  darkLogo: { label: 'Logo for the dark scheme', hint: 'None: the logo serves both', accept: PICTURES },
  icon: { label: 'Icon', hint: 'None. A square picture of at least 512 pixels', accept: 'image/*' },
  shareImage: { label: 'Picture of links to the shop', hint: 'None. Cut to 1200 by 630 pixels', accept: 'image/*' },
  displayFont: {
    label: 'Font of headings',
    hint: 'A WOFF2 file of at most 200 kB, with ₹ and Latin letters',
    accept: '.woff2,font/woff2',
  },
  textFont: {
    label: 'Font of text',
    hint: 'A WOFF2 file of at most 200 kB, with ₹ and Latin letters',
    accept: '.woff2,font/woff2',
  },
};

/** A file that the profile names: the stored one, another one, or none. */
export function ProfileFile({ field, form }: { field: PictureField; form: ProfileForm }) {
  const { shop, profile, files, setFile, change, problem, canSave } = form;
  const { label, hint, accept } = FIELDS[field];
  const chosen = files[field] ?? null;
  const stored = shop.Pictures.find(({ Field }) => Field === field);
  const isStored = chosen === null && stored !== undefined && profile[field] === stored.Name;
  const message = messageAt(problem, field);
  if (!canSave) return <Typography>{`${label}: ${stored?.Name ?? 'none'}`}</Typography>;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <FileChoice
        label={label}
        button={isStored ? 'Choose another' : 'Choose a file'}
        hint={isStored ? `${stored.Name}, ${sizeText(stored.Bytes)}` : hint}
        accept={accept}
        file={chosen}
        // Without the new file the stored one is back.
        onChange={(file) => {
          setFile(field, file);
          if (!file && stored) change({ [field]: stored.Name });
        }}
      />
      {isStored && <Button onClick={() => change({ [field]: undefined })}>{`Use no ${label.toLowerCase()}`}</Button>}
      {message !== undefined && (
        <Typography color="error" role="alert">
          {message}
        </Typography>
      )}
    </Stack>
  );
}
