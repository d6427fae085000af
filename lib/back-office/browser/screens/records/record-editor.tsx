import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { type CallRequest, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { DraftOffer } from '../../parts/draft-offer.tsx';
import { changedFields } from '../../parts/field-editor.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { fieldProblems, rowProblems } from '../../parts/row-problems.ts';
import { Panel } from '../../parts/screen.tsx';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { TranslationPanel } from '../translations/translation-panel.tsx';
import { RECORD_FORMS } from './forms/form-of-kind.ts';
import { type EditedRecord, RECORD_LISTS, type RecordListKind } from './list-kinds.ts';
import { PromotionForm } from './promotion-form.tsx';
import { type SentRow, undoRow } from './record-undo.ts';
import { RenameBrand } from './rename-brand.tsx';
import { TryPanel } from './try-panel.tsx';

/** The name of the id of a new record among its kept fields. */
const ID_FIELD = 'Id';

interface RecordEditorProps {
  kind: RecordListKind;
  record: EditedRecord;
  onClose: () => void;
}

/** Changes one record; only the fields that differ are sent, over the version that was read. */
export function RecordEditor({ kind, record, onClose }: RecordEditorProps) {
  const { save, idLabel, title, translated } = RECORD_LISTS[kind];
  const { session } = useSession();
  const [id, setId] = useState(record.Id);
  const [place, setPlace] = useState(String(record.Position + 1));
  const [fields, setFields] = useState(record.Fields);
  const [key, setKey] = useState(newChangeKey);
  const change = useChange(save);
  const { done, failed } = useNotices();
  const [restoredTimes, setRestored] = useState(0);
  const isNew = record.Version === 0;
  const canSave = mayCall(session, save);
  const sent = isNew ? fields : changedFields(record.Fields, fields);
  const isPromotion = kind === 'offers' || kind === 'coupons';
  const Form = isPromotion ? null : RECORD_FORMS[kind];
  const isTried = isPromotion && mayCall(session, 'TryOffers');
  const changes = { ...changedFields(record.Fields, fields), ...(isNew && id !== record.Id && { [ID_FIELD]: id }) };
  const kept = useKeptDraft({ kind, id: record.Id, version: record.Version, changes });
  const problem = rowProblems(change.error).get(0);

  async function send(Action: 'save' | 'remove') {
    const moved = Number(place) - 1;
    const row: SentRow = {
      Id: id.trim(),
      Action,
      ExpectedVersion: record.Version,
      ...(Action === 'save' && !isNew && moved !== record.Position && moved >= 0 && { Position: moved }),
      ...(Action === 'save' && { Fields: sent }),
    };
    const answer = await change
      .mutateAsync({ Rows: [row], IdempotencyKey: key } as CallRequest<typeof save>)
      // What went wrong stands above the fields.
      .catch(() => null);
    if (!answer) return;
    setKey(newChangeKey());
    kept.forget();
    const version = answer.Rows[0]?.Version;
    const takeBack = version === undefined ? undefined : () => void undo(undoRow(record, row, version));
    done(Action === 'remove' ? `${id} is removed.` : `${id} is saved.`, takeBack);
    onClose();
  }
  async function undo(row: SentRow) {
    try {
      await change.mutateAsync({ Rows: [row], IdempotencyKey: newChangeKey() } as CallRequest<typeof save>);
      done(`${row.Id} is as it was before.`);
    } catch (error) {
      failed(error);
    }
  }
  function restore(restored: Readonly<Record<string, unknown>>) {
    const { [ID_FIELD]: restoredId, ...rest } = restored;
    if (typeof restoredId === 'string') setId(restoredId);
    setFields({ ...fields, ...rest });
    setRestored(restoredTimes + 1);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('save');
  };

  return (
    <Panel
      title={isNew ? `Add to ${title.toLowerCase()}` : record.Id}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ mb: isTried ? 3 : 0 }}>
        {canSave && <DraftOffer kept={kept} version={record.Version} onRestore={restore} />}
        {change.error && <Problem error={change.error} {...(problem !== undefined && { text: problem })} />}
        {isNew ? (
          <TextField
            label={idLabel}
            value={id}
            onChange={(event) => setId(event.target.value)}
            required
            autoFocus
            sx={{ maxWidth: 360 }}
          />
        ) : (
          <TextField
            label="Position in the list"
            type="number"
            value={place}
            disabled={!canSave}
            onChange={(event) => setPlace(event.target.value)}
            sx={{ maxWidth: 160 }}
          />
        )}
        {isPromotion && <PromotionForm kind={kind} fields={fields} isDisabled={!canSave} onChange={setFields} />}
        {Form && (
          <Form
            // A restored list or group is shown in place of what stood there.
            key={restoredTimes}
            fields={fields}
            problems={fieldProblems(change.error)}
            isDisabled={!canSave}
            onChange={setFields}
          />
        )}
        {canSave && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button type="submit" variant="contained" loading={change.isPending}>
              Save
            </Button>
            {!isNew && (
              <Button color="error" disabled={change.isPending} onClick={() => void send('remove')}>
                Remove
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {translated && !isNew && <TranslationPanel kind={translated} id={record.Id} />}
      {kind === 'brands' && !isNew && mayCall(session, 'RenameBrand') && (
        <>
          <Divider sx={{ my: 3 }} />
          <RenameBrand brand={record} onRenamed={onClose} />
        </>
      )}
      {isTried && (
        <TryPanel
          kind={kind}
          draft={{ Id: id.trim(), ExpectedVersion: record.Version, Fields: sent }}
          fields={fields}
        />
      )}
    </Panel>
  );
}
