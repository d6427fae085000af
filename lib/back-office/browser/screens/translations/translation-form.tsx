import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { TranslationKind } from '#lib/contract/translation-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, CallError, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { DraftOffer } from '../../parts/draft-offer.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { rowProblems } from '../../parts/row-problems.ts';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { type TranslatedField, TranslationField } from './translation-field.tsx';
import { fieldName, languageName, unfinishedText } from './translation-texts.ts';

interface TranslationFormProps {
  kind: TranslationKind;
  id: string;
  /** The code of the language. */
  language: string;
}

/** The texts of one thing in one language, beside the English. */
export function TranslationForm({ kind, id, language }: TranslationFormProps) {
  const query = useCall('TranslationRecord', { Kind: kind, Language: language, Id: id });
  return <Loaded query={query}>{(record) => <Fields kind={kind} language={language} record={record} />}</Loaded>;
}

type Texts = Readonly<Record<string, string>>;
/** Texts as they are saved; null takes one back. One of before comes with the English that it was of. */
type SentTexts = Readonly<Record<string, string | { Text: string; Of: string } | null>>;

function Fields({
  kind,
  language,
  record,
}: Omit<TranslationFormProps, 'id'> & { record: CallData<'TranslationRecord'> }) {
  const { session } = useSession();
  const canSave = mayCall(session, 'SaveTranslations');
  const [typed, setTyped] = useState<Texts>({});
  // What was stored when a text was begun, so that a later save by somebody else is shown beside it.
  const [begun, setBegun] = useState<Texts>({});
  const [key, setKey] = useState(newChangeKey);
  const change = useChange('SaveTranslations');
  const { done, failed } = useNotices();
  const name = languageName(language);
  const outdated = record.Fields.filter(({ State }) => State === 'outdated');
  const changed = record.Fields.filter(({ Field, Text }) => (typed[Field] ?? Text) !== Text);
  const changes = Object.fromEntries(changed.map(({ Field }) => [Field, typed[Field] ?? '']));
  const kept = useKeptDraft({ kind: `texts ${kind} ${language}`, id: record.Id, version: record.Version, changes });
  const problem = problemOf(change.error);

  const sent = (fields: SentTexts, version: number, IdempotencyKey: string) =>
    change.mutateAsync({
      Kind: kind,
      Language: language,
      Rows: [{ Id: record.Id, ExpectedVersion: version, Fields: fields }],
      IdempotencyKey,
    });
  /** Saves texts, which can be taken back. */
  async function save(fields: SentTexts, what: string) {
    const former = formerOf(record.Fields.filter(({ Field }) => Field in fields));
    // What went wrong stands above the fields.
    const answer = await sent(fields, record.Version, key).catch(() => null);
    if (!answer) return;
    setKey(newChangeKey());
    // What was typed while they were on their way stays.
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([Field, text]) => text !== typed[Field])));
    setBegun({});
    kept.forget();
    const version = answer.Rows[0]?.Version;
    done(what, version === undefined ? undefined : () => void undo(former, version));
  }
  async function undo(former: SentTexts, version: number) {
    try {
      await sent(former, version, newChangeKey());
      done(`${record.Id} is as it was before in ${name}.`);
    } catch (error) {
      failed(error);
    }
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
  function type(texts: Texts) {
    const stored = record.Fields.filter(({ Field }) => texts[Field] !== undefined).map(({ Field, Text }) => [
      Field,
      Text,
    ]);
    setBegun({ ...Object.fromEntries(stored), ...begun });
    setTyped({ ...typed, ...texts });
  }
  const restore = (restored: Readonly<Record<string, unknown>>) =>
    type(
      Object.fromEntries(
        Object.entries(restored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    );

  if (record.Fields.length === 0) return <Typography>It has no text to translate.</Typography>;
  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} divider={<Divider />}>
      <Typography color="text.secondary">
        {unfinishedText(record)}
        {record.SavedAt !== null && record.Version > 0 && `. Saved ${formatMoment(record.SavedAt)}`}
        {record.SavedBy !== '' && ` by ${record.SavedBy}`}. An empty text leaves what shoppers read without one.
      </Typography>
      {canSave && <DraftOffer kept={kept} version={record.Version} onRestore={restore} nameOf={fieldName} />}
      {change.error && <Problem error={change.error} {...(problem !== undefined && { text: problem })} />}
      {record.Fields.map((field) => (
        <TranslationField
          key={field.Field}
          field={field}
          language={{ code: language, name }}
          text={typed[field.Field] ?? field.Text}
          savedMeanwhile={isSavedMeanwhile(field, typed, begun) ? field.Text : undefined}
          isDisabled={!canSave}
          onChange={(text) => type({ [field.Field]: text })}
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

/** Texts as they were before: an outdated one is outdated again. */
function formerOf(fields: readonly TranslatedField[]): SentTexts {
  return Object.fromEntries(fields.map(({ Field, Text, Of }) => [Field, Text === '' ? null : { Text, Of }]));
}

const CHANGED =
  'Somebody else saved these texts in the meantime. Yours are still here: look at theirs below each field, then save again.';

/** What is said above the fields in place of a problem's own words; undefined where those say enough. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof CallError && error.code === 'Conflict') return CHANGED;
  return rowProblems(error).get(0);
}

/** Whether somebody else has saved another text since this one was begun. */
function isSavedMeanwhile({ Field, Text }: TranslatedField, typed: Texts, begun: Texts): boolean {
  const before = begun[Field];
  return before !== undefined && before !== Text && typed[Field] !== Text;
}
