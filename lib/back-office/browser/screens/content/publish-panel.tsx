import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { callShop, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { MomentField, momentInIndia } from '../../parts/moment-field.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';
import { draftText } from './draft-panel.tsx';
import { type EditedSection, layoutOf, missingText } from './home-sections.ts';
import { HOME_PAGE, type StoredHome } from './use-home-edit.ts';

interface PublishPanelProps {
  stored: StoredHome;
  sections: readonly EditedSection[];
  /** Whether the sections differ from what is stored. */
  isOurs: boolean;
  isStale: boolean;
  onDiscard: () => void;
}

/** Saves the sections as a draft, with a preview and a time, or publishes them. */
export function PublishPanel({ stored: { page, draft }, sections, isOurs, isStale, onDiscard }: PublishPanelProps) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [key, setKey] = useState(newChangeKey);
  const [preview, setPreview] = useState('');
  const saveDraft = useChange('SavePageDraft');
  const savePage = useChange('SavePage');
  const removeDraft = useChange('RemovePageDraft');
  const { done, failed } = useNotices();
  const missing = missingText(sections);
  const isSending = saveDraft.isPending || savePage.isPending || removeDraft.isPending;
  const written = {
    PageURL: HOME_PAGE,
    PageTitle: page.title,
    Group: page.group,
    PageContent: layoutOf(sections),
  };

  async function keep(times: { PublishFrom?: string; PublishUntil?: string }) {
    await saveDraft.mutateAsync({
      ...written,
      ...times,
      ExpectedVersion: draft?.Version ?? 0,
      IdempotencyKey: key,
    });
    setKey(newChangeKey());
  }
  async function attempt(action: () => Promise<void>) {
    try {
      await action();
    } catch (error) {
      failed(error);
    }
  }
  const showPreview = () =>
    attempt(async () => {
      await keep({});
      setPreview((await callShop('PagePreview', { PageURL: HOME_PAGE })).Url);
      done('The draft is saved. Shoppers do not see it.');
    });
  const schedule = () =>
    attempt(async () => {
      await keep({
        PublishFrom: momentInIndia(from),
        ...(until !== '' && { PublishUntil: momentInIndia(until) }),
      });
      done('The draft is saved and will be published then.');
    });
  const publish = () =>
    attempt(async () => {
      await savePage.mutateAsync({ ...written, ExpectedUpdatedAt: page.updatedAt });
      if (draft) await removeDraft.mutateAsync({ PageURL: HOME_PAGE, ExpectedVersion: draft.Version });
      setPreview('');
      done('The home page is published.');
    });
  const remove = (version: number) =>
    attempt(async () => {
      await removeDraft.mutateAsync({ PageURL: HOME_PAGE, ExpectedVersion: version });
      setPreview('');
      done('The draft is removed.');
    });
  const isBlocked = isStale || missing !== '' || isSending;
  const nothingNew = !isOurs && !draft;

  return (
    <Panel title="Draft and publication">
      <Stack spacing={2}>
        <Typography color="text.secondary">
          {draft ? draftText(draft) : 'Save a draft to look at it in the shop before shoppers do.'}
        </Typography>
        {isOurs && missing !== '' && <Alert severity="info">{missing}</Alert>}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" disabled={isBlocked} onClick={() => void showPreview()}>
            Save the draft and preview it
          </Button>
          <Button variant="contained" disabled={isBlocked || nothingNew} onClick={() => void publish()}>
            Publish now
          </Button>
          <Button disabled={!isOurs || isSending} onClick={onDiscard}>
            Discard my changes
          </Button>
          {draft && (
            <ConfirmButton
              label="Remove the draft"
              question="Really remove it?"
              isSending={removeDraft.isPending}
              onConfirm={() => void remove(draft.Version)}
            />
          )}
          {preview !== '' && (
            <Link href={preview} target="_blank" rel="noreferrer">
              Preview in the shop
            </Link>
          )}
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
          <MomentField label="Publish from" value={from} onChange={setFrom} />
          <MomentField label="Until" value={until} onChange={setUntil} />
          <Button variant="outlined" disabled={isBlocked || nothingNew || from === ''} onClick={() => void schedule()}>
            Publish then
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
