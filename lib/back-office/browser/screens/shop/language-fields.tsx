import Stack from '@mui/material/Stack';
import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';
import { Tick } from './profile-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** The languages that the shop offers beside English, whose pages are at addresses without a prefix. */
export function LanguageFields({ form: { profile, change, canSave } }: { form: ProfileForm }) {
  // The API serves a profile with at least one.
  const languages = profile.languages as readonly LanguageCode[];
  return (
    <Stack spacing={1} role="group" aria-label="Languages">
      {LANGUAGES.map(({ code, name }) => (
        <Tick
          key={code}
          label={code === BASE_LANGUAGE ? `${name} (always)` : `${name} (pages under /${code})`}
          isOn={languages.includes(code)}
          isDisabled={!canSave || code === BASE_LANGUAGE}
          onChange={(isOn) =>
            change({ languages: isOn ? [...languages, code] : languages.filter((one) => one !== code) })
          }
        />
      ))}
    </Stack>
  );
}
