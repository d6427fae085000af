import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatMoment } from '#lib/shared/dates.ts';
import { type CallData, callShop, newChangeKey } from '../../api/call.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { MomentField, momentInIndia } from '../../parts/moment-field.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';

type Draft = CallData<'PageDrafts'>[number];

interface DraftPanelProps {
  source: CallData<'PageSource'>;
  /** What is typed in the editor now. */
  title: string;
  content: string;
  /** What is missing before it can be saved; empty if nothing is. */
  problem: string;
  /** Puts the draft's text into the editor. */
  onTake: (title: string, content: string) => void;
}

/** The draft of a page: kept beside what shoppers see, looked at by a link, published at a time. */
export function DraftPanel({ source, title, content, problem, onTake }: DraftPanelProps) {
  const drafts = useCall('PageDrafts', {});
  const draft = drafts.data?.find(({ PageURL }) => PageURL === source.PageURL);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [key, setKey] = useState(newChangeKey);
  const [preview, setPreview] = useState('');
  const save = useChange('SavePageDraft');
  const remove = useChange('RemovePageDraft');
  const { done, failed } = useNotices();

  async function saveDraft() {
    try {
      await save.mutateAsync({
        PageURL: source.PageURL,
        PageTitle: title,
        Group: source.Group,
        PageContent: content,
        Story: source.Story,
        ExpectedVersion: draft?.Version ?? 0,
        ...(from !== '' && { PublishFrom: momentInIndia(from) }),
        ...(until !== '' && { PublishUntil: momentInIndia(until) }),
        IdempotencyKey: key,
      });
      setKey(newChangeKey());
      done(
        from === '' ? 'The draft is saved. Shoppers do not see it.' : 'The draft is saved and will be published then.',
      );
    } catch (error) {
      failed(error);
    }
  }
  const makePreview = () =>
    callShop('PagePreview', { PageURL: source.PageURL }).then(({ Url }) => setPreview(Url), failed);
  const take = () =>
    callShop('PageDraft', { PageURL: source.PageURL }).then(
      // Somebody may have published or removed it just now: then the list of drafts says so.
      (found) => (found ? onTake(found.PageTitle, found.PageContent) : void drafts.refetch()),
      failed,
    );

  return (
    <Panel title="Draft">
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {draft
          ? draftText(draft)
          : 'There is no draft. Save your text as one to look at it before shoppers do, or to publish it at a time.'}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mb: 2 }}>
        <MomentField label="Publish from" value={from} onChange={setFrom} />
        <MomentField label="Until" value={until} onChange={setUntil} />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" loading={save.isPending} disabled={problem !== ''} onClick={() => void saveDraft()}>
          Save as a draft
        </Button>
        {draft && (
          <>
            <Button onClick={() => void makePreview()}>Create a preview link</Button>
            <Button onClick={() => void take()}>Put its text above</Button>
            <Button
              color="error"
              disabled={remove.isPending}
              onClick={() =>
                void remove
                  .mutateAsync({ PageURL: source.PageURL, ExpectedVersion: draft.Version })
                  .then(() => done('The draft is removed.'), failed)
              }
            >
              Remove the draft
            </Button>
          </>
        )}
        {preview !== '' && (
          <Link href={preview} target="_blank" rel="noreferrer">
            Preview the draft
          </Link>
        )}
      </Stack>
    </Panel>
  );
}

/** Who saved a draft, and when shoppers see it. */
export function draftText({ SavedBy, SavedAt, PublishFrom, PublishUntil, Published }: Draft): string {
  const times = [
    PublishFrom !== null && `from ${formatMoment(PublishFrom)}`,
    PublishUntil !== null && `until ${formatMoment(PublishUntil)}`,
  ].filter((time) => time !== false);
  const state = Published ? 'It is published' : times.length > 0 ? 'It will be published' : 'Shoppers do not see it';
  return `Saved by ${SavedBy}, ${formatMoment(SavedAt)}. ${[state, ...times].join(' ')}.`;
}
