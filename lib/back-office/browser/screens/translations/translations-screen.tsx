import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { TRANSLATION_KINDS, type TranslationKind } from '#lib/contract/translation-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { languageName, languagesOf, TRANSLATED_KIND_NAMES, unfinishedText } from './translation-texts.ts';

type Row = CallData<'TranslationList'>['Records'][number];

const COLUMNS: readonly RecordColumn<Row>[] = [
  { title: 'Name', cell: ({ Name, Id }) => Name || Id },
  { title: 'Id', cell: ({ Id }) => Id },
  { title: 'Texts', cell: unfinishedText },
  {
    title: 'Saved',
    cell: ({ SavedAt, SavedBy, Version }) =>
      SavedAt === null || Version === 0 ? '' : [formatMoment(SavedAt), SavedBy].filter(Boolean).join(', '),
  },
];

/** Everything that shoppers read, with how much of it is in another language. */
export default function TranslationsScreen() {
  const { filter, setFilters } = useListAddress();
  const kind = TRANSLATION_KINDS.find((one) => one === filter('kind')) ?? 'product';
  const languages = languagesOf(kind);
  const language = languages.find(({ code }) => code === filter('language'))?.code ?? languages[0]?.code ?? '';
  const all = filter('all') === 'yes' || kind === 'message';
  const query = useCall('TranslationList', {
    Kind: kind,
    Language: language,
    Search: filter('q'),
    Unfinished: !all,
    After: filter('after'),
  });
  return (
    <Screen
      title="Languages"
      lead="What shoppers read in another language. What nobody translated is in the store’s own words where it knows them, and in English otherwise."
    >
      <Stack direction={{ xs: 'column', md: 'row' }} useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Choice
          label="What"
          value={kind}
          options={TRANSLATION_KINDS.map((one) => [one, TRANSLATED_KIND_NAMES[one]])}
          onChange={(value) => setFilters({ kind: value, after: '', q: '' })}
        />
        <Choice
          label="Language"
          value={language}
          options={languages.map(({ code }) => [code, languageName(code)])}
          onChange={(value) => setFilters({ language: value, after: '' })}
        />
        <ListSearch
          label="Search"
          hint="Words of the name, or the id"
          value={filter('q')}
          onSearch={(q) => setFilters({ q, after: '' })}
        />
        {kind !== 'message' && (
          <FormControlLabel
            label="Only unfinished"
            control={<Switch checked={!all} onChange={() => setFilters({ all: all ? '' : 'yes', after: '' })} />}
          />
        )}
      </Stack>
      <Loaded query={query}>
        {({ Records, Next }) => (
          <Stack spacing={2}>
            {Records.length === 0 ? (
              <EmptyState title={Next === '' ? 'Nothing left' : 'Nothing on this page'}>
                {Next === '' ? 'Everything here is translated, or nothing matches.' : 'Go on with the next page.'}
              </EmptyState>
            ) : (
              <RecordList
                label={TRANSLATED_KIND_NAMES[kind]}
                rows={Records}
                keyOf={({ Id }) => Id}
                columns={COLUMNS}
                pathOf={({ Id }) => pathOf(kind, language, Id)}
              />
            )}
            <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
              {filter('after') !== '' && <Button onClick={() => setFilters({ after: '' })}>First page</Button>}
              {Next !== '' && (
                <Button variant="outlined" onClick={() => setFilters({ after: Next })}>
                  Next page
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

/** An id may have slashes, as the path of a category. */
function pathOf(kind: TranslationKind, language: string, id: string): string {
  return `/translations/${kind}?${new URLSearchParams({ id, language })}`;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: { sm: 180 } }}
    >
      {options.map(([code, name]) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
