import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, CallError } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { HtmlSource } from '../../parts/html-source.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useTabDraft } from '../../parts/use-tab-draft.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';

type Source = CallData<'PageSource'>;

/** What is typed, and the version that it began with. */
interface Draft {
  title: string;
  content: string;
  updatedAt: number;
}

/** Edits a page. Two people at one page are told, and both texts stay. */
export function PageEditor({ source }: { source: Source }) {
  const [initial] = useState<Draft>({
    title: source.PageTitle,
    content: source.PageContent,
    updatedAt: source.UpdatedAt,
  });
  const [draft, setDraft] = useTabDraft<Draft>(`page:${source.PageURL}`, initial);
  const { session } = useSession();
  const save = useChange('SavePage');
  const { done } = useNotices();
  const isStale = draft.updatedAt !== source.UpdatedAt;
  const isOurs = draft.content !== source.PageContent || draft.title !== source.PageTitle;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await save
      .mutateAsync({
        PageURL: source.PageURL,
        PageTitle: draft.title,
        Group: source.Group,
        PageContent: draft.content,
        ExpectedUpdatedAt: draft.updatedAt,
      })
      // What went wrong stands above the text.
      .catch(() => null);
    if (!saved) return;
    setDraft({ title: saved.PageTitle, content: saved.PageContent, updatedAt: saved.UpdatedAt });
    done(saved.Removed.length === 0 ? 'The page is saved.' : `The page is saved without ${saved.Removed.join(', ')}.`);
  }
  const isConflict = save.error instanceof CallError && save.error.code === 'Conflict';

  return (
    <Stack spacing={2}>
      <Stack component="form" spacing={2} onSubmit={submit}>
        {save.error && !isConflict && <Problem error={save.error} />}
        {isStale && isOurs && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => setDraft({ ...draft, updatedAt: source.UpdatedAt })}>
                Mine replaces it
              </Button>
            }
          >
            Somebody saved this page at {formatMoment(source.UpdatedAt)}. Their text stands below yours; take over what
            you need, then save.
          </Alert>
        )}
        <TextField
          label="Title"
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          required
        />
        <TextField
          label="Text (HTML)"
          value={draft.content}
          onChange={(event) => setDraft({ ...draft, content: event.target.value })}
          multiline
          minRows={12}
          maxRows={30}
          slotProps={{ htmlInput: { spellCheck: true, style: { fontFamily: 'monospace', fontSize: 14 } } }}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button type="submit" variant="contained" disabled={!isOurs || isStale} loading={save.isPending}>
            Save
          </Button>
          <Button
            disabled={!isOurs}
            onClick={() =>
              setDraft({ title: source.PageTitle, content: source.PageContent, updatedAt: source.UpdatedAt })
            }
          >
            Discard my changes
          </Button>
        </Stack>
        {isStale && isOurs && (
          <Panel title="Their text">
            <HtmlSource text={source.PageContent} />
          </Panel>
        )}
      </Stack>
      {mayCall(session, 'SavePageDraft') && (
        <DraftPanel
          source={source}
          title={draft.title}
          content={draft.content}
          onTake={(title, content) => setDraft({ ...draft, title, content })}
        />
      )}
      {mayCall(session, 'PageHistory') && (
        <HistoryPanel slug={source.PageURL} updatedAt={source.UpdatedAt}>
          {(text) => <HtmlSource text={text} />}
        </HistoryPanel>
      )}
    </Stack>
  );
}
