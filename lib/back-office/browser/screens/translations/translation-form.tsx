import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { TranslationKind } from '#lib/contract/translation-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { rowProblems } from '../../parts/row-problems.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { TranslationField } from './translation-field.tsx';
import { languageName, unfinishedText } from './translation-texts.ts';

interface TranslationFormProps {
  kind: TranslationKind;
  id: string;
  /** The code of the language. */
  language: string;
}

/** The texts of one thing in one language, beside the English. */
export function TranslationForm({ kind, id, language }: TranslationFormProps) {
  const query = useCall('TranslationRecord', { Kind: kind, Language: language, Id: id });
  return (
    <Loaded query={query}>
      {(record) => <Fields key={record.Version} kind={kind} language={language} record={record} />}
    </Loaded>
  );
}

type Texts = Readonly<Record<string, string>>;

function Fields({
  kind,
  language,
  record,
}: Omit<TranslationFormProps, 'id'> & { record: CallData<'TranslationRecord'> }) {
  const { session } = useSession();
  const canSave = mayCall(session, 'SaveTranslations');
  const [typed, setTyped] = useState<Texts>({});
  const [key, setKey] = useState(newChangeKey);
  const change = useChange('SaveTranslations');
  const { done } = useNotices();
  const problem = rowProblems(change.error).get(0);
  const name = languageName(language);
  const outdated = record.Fields.filter(({ State }) => State === 'outdated');
  const changed = record.Fields.filter(({ Field, Text }) => (typed[Field] ?? Text) !== Text);

  async function save(fields: Readonly<Record<string, string | null>>, what: string) {
    const row = { Id: record.Id, ExpectedVersion: record.Version, Fields: fields };
    const answer = await change
      .mutateAsync({ Kind: kind, Language: language, Rows: [row], IdempotencyKey: key })
      // What went wrong stands above the fields.
      .catch(() => null);
    if (!answer) return;
    setKey(newChangeKey());
    setTyped({});
    done(what);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = changed.map(({ Field }) => [Field, (typed[Field] ?? '').trim() || null]);
    void save(Object.fromEntries(fields), `${record.Id} is saved in ${name}.`);
  };
  const confirm = () =>
    void save(
      Object.fromEntries(outdated.map(({ Field, Text }) => [Field, Text])),
      `The ${name} texts are right as they are.`,
    );

  if (record.Fields.length === 0) return <Typography>It has no text to translate.</Typography>;
  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} divider={<Divider />}>
      <Typography color="text.secondary">
        {unfinishedText(record)}
        {record.SavedAt !== null && record.Version > 0 && `. Saved ${formatMoment(record.SavedAt)}`}
        {record.SavedBy !== '' && ` by ${record.SavedBy}`}. An empty text leaves what shoppers read without one.
      </Typography>
      {change.error && <Problem error={change.error} {...(problem !== undefined && { text: problem })} />}
      {record.Fields.map((field) => (
        <TranslationField
          key={field.Field}
          field={field}
          language={{ code: language, name }}
          text={typed[field.Field] ?? field.Text}
          isDisabled={!canSave}
          onChange={(text) => setTyped({ ...typed, [field.Field]: text })}
        />
      ))}
      {canSave && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={changed.length === 0} loading={change.isPending}>
            Save {name}
          </Button>
          {outdated.length > 0 && changed.length === 0 && (
            <Button variant="outlined" disabled={change.isPending} onClick={confirm}>
              Still right
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
