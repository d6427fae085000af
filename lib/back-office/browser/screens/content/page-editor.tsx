import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, CallError } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useChange } from '../../api/use-call.ts';
import { DraftOffer } from '../../parts/draft-offer.tsx';
import { changedFields } from '../../parts/field-editor.tsx';
import { HtmlSource } from '../../parts/html-source.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { useTabDraft } from '../../parts/use-tab-draft.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { FragmentField, fragmentProblem } from './fragments/fragment-field.tsx';
import { fragmentKindOf } from './fragments/fragment-slugs.ts';
import { HistoryPanel } from './history-panel.tsx';
import { HtmlField } from './html-field.tsx';
import { canStandInFooter, PageGroupField } from './page-group-field.tsx';
import { type PageDraft, usePageUndo } from './use-page-undo.ts';

type Source = CallData<'PageSource'>;

/** Edits a page. Two people at one page are told, and both texts stay. */
export function PageEditor({ source }: { source: Source }) {
  const [initial] = useState<PageDraft>({
    title: source.PageTitle,
    content: source.PageContent,
    group: source.Group,
    updatedAt: source.UpdatedAt,
  });
  const [draft, setDraft] = useTabDraft<PageDraft>(`page-draft:${source.PageURL}`, initial);
  const { session } = useSession();
  const save = useChange('SavePage');
  const { done } = useNotices();
  const isStale = draft.updatedAt !== source.UpdatedAt;
  const changes = changedFields(
    { title: source.PageTitle, content: source.PageContent, group: source.Group },
    { title: draft.title, content: draft.content, group: draft.group },
  );
  const isOurs = Object.keys(changes).length > 0;
  const kind = fragmentKindOf(source.PageURL);
  const problem = kind ? fragmentProblem(kind, draft.content) : '';
  const kept = useKeptDraft({ kind: 'pages', id: source.PageURL, version: source.UpdatedAt, changes });
  const undo = usePageUndo();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await save
      .mutateAsync({
        PageURL: source.PageURL,
        PageTitle: draft.title,
        Group: draft.group,
        PageContent: draft.content,
        ExpectedUpdatedAt: draft.updatedAt,
      })
      // What went wrong stands above the text.
      .catch(() => null);
    if (!saved) return;
    kept.forget();
    setDraft({ title: saved.PageTitle, content: saved.PageContent, group: saved.Group, updatedAt: saved.UpdatedAt });
    done(
      saved.Removed.length === 0 ? 'The page is saved.' : `The page is saved without ${saved.Removed.join(', ')}.`,
      () => void undo(source, saved.UpdatedAt).then((back) => back && setDraft(back)),
    );
  }
  const setContent = (content: string) => setDraft({ ...draft, content });
  const isConflict = save.error instanceof CallError && save.error.code === 'Conflict';

  return (
    <Stack spacing={2}>
      <Stack component="form" spacing={2} onSubmit={submit}>
        <DraftOffer
          kept={kept}
          version={source.UpdatedAt}
          onRestore={({ title, content, group }) =>
            setDraft({
              ...draft,
              ...(typeof title === 'string' && { title }),
              ...(typeof content === 'string' && { content }),
              ...(typeof group === 'string' && { group }),
            })
          }
        />
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
        {canStandInFooter(source) && (
          <PageGroupField value={draft.group} onChange={(group) => setDraft({ ...draft, group })} />
        )}
        {kind ? (
          <FragmentField slug={source.PageURL} kind={kind} html={draft.content} onChange={setContent} />
        ) : (
          <HtmlField label="Text (HTML)" html={draft.content} onChange={setContent} />
        )}
        {isOurs && problem !== '' && <Alert severity="info">{problem}</Alert>}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            disabled={!isOurs || isStale || problem !== ''}
            loading={save.isPending}
          >
            Save
          </Button>
          <Button
            disabled={!isOurs}
            onClick={() =>
              setDraft({
                title: source.PageTitle,
                content: source.PageContent,
                group: source.Group,
                updatedAt: source.UpdatedAt,
              })
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
          problem={problem}
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
