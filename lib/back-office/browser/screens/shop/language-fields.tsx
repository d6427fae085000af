import Stack from '@mui/material/Stack';
import { languageLabel, SHOP_LANGUAGES, type ShopLanguage } from '#lib/shared/language-names.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { Tick } from './profile-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** The languages of the shop, and which is the first. */
export function LanguageFields({ form: { profile, change, canSave } }: { form: ProfileForm }) {
  // The API serves a profile with at least one.
  const languages = profile.languages as readonly ShopLanguage[];
  const [first = SHOP_LANGUAGES[0]] = languages;
  const set = (next: readonly ShopLanguage[]) => change({ languages: next });
  return (
    <Stack spacing={1} role="group" aria-label="Languages">
      {SHOP_LANGUAGES.map((language) => (
        <Tick
          key={language}
          label={languageLabel(language)}
          isOn={languages.includes(language)}
          isDisabled={!canSave || (languages.length === 1 && languages.includes(language))}
          onChange={(isOn) => set(isOn ? [...languages, language] : languages.filter((one) => one !== language))}
        />
      ))}
      {languages.length > 1 && (
        <ChoiceFilter
          label="Default language"
          choices={languages}
          value={first}
          labelOf={languageLabel}
          onChange={(chosen) => chosen !== '' && set([chosen, ...languages.filter((one) => one !== chosen)])}
        />
      )}
    </Stack>
  );
}
