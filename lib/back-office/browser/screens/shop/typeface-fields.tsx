import Stack from '@mui/material/Stack';
import { isOwnFace, TYPEFACES, type Typeface, typefaceLabel } from '#lib/shared/typeface-names.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { ProfileFile } from './file-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const ROLES = [
  { role: 'display', label: 'Headings and prices', field: 'displayFont' },
  { role: 'text', label: 'All other text', field: 'textFont' },
] as const;

/** The faces of headings and of text; an own face asks for its file. */
export function TypefaceFields({ form }: { form: ProfileForm }) {
  const { profile, change, setFile } = form;
  // The API serves a profile with both.
  const faces = profile.typefaces as Record<(typeof ROLES)[number]['role'], Typeface>;
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3 }}>
      {ROLES.map(({ role, label, field }) => (
        <Stack key={role} spacing={2}>
          <ChoiceFilter
            label={label}
            choices={TYPEFACES}
            value={faces[role]}
            labelOf={typefaceLabel}
            onChange={(face) => {
              if (face === '') return;
              if (!isOwnFace(face)) setFile(field, null);
              change({ typefaces: { ...faces, [role]: face } });
            }}
          />
          {isOwnFace(faces[role]) && <ProfileFile field={field} form={form} />}
        </Stack>
      ))}
    </Stack>
  );
}
