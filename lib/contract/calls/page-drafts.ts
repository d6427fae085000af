import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, epochMilliseconds, singleLineText } from '../fields.ts';
import { recordVersion, rowsFields } from '../operator-rows.ts';
import { pageContent, pageGroup, pageSlug, pageTitle } from '../page-fields.ts';
import { storyFacts } from '../story.ts';

/** A time with its offset, e.g. `2026-11-27T00:00:00+05:30`. */
const time = z.iso.datetime({ offset: true });

const draftFields = {
  PageURL: z.string(),
  PageTitle: z.string(),
  Group: z.string(),
  Version: recordVersion,
  /** When it is published; null for a draft without a time. */
  PublishFrom: epochMilliseconds.nullable(),
  /** When the page before is back; null if it stays. */
  PublishUntil: epochMilliseconds.nullable(),
  /** True from its publication to its end. */
  Published: z.boolean(),
  SavedBy: z.string(),
  SavedAt: epochMilliseconds,
  Note: z.string(),
};
const draftText = z.object({
  ...draftFields,
  /** As stored: sanitised HTML, tokens included. */
  PageContent: z.string(),
  Story: storyFacts.nullable(),
});

export const pageDrafts = defineCall({
  name: 'PageDrafts',
  method: 'GET',
  request: z.object({}),
  data: z.array(z.object(draftFields)),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'All drafts and scheduled pages, without their text.',
});

export const pageDraft = defineCall({
  name: 'PageDraft',
  method: 'GET',
  request: z.object({ PageURL: pageSlug }),
  data: draftText.nullable(),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'The draft of a page; null where there is none.',
});

export const savePageDraft = defineCall({
  name: 'SavePageDraft',
  method: 'POST',
  request: z.object({
    PageURL: pageSlug,
    PageTitle: pageTitle,
    Group: pageGroup.default(''),
    /** At most 200,000 bytes. */
    PageContent: pageContent,
    /** Makes the page a story of the journal. */
    Story: storyFacts.nullable().default(null),
    /** The version that the caller read; 0 where the page has no draft. */
    ExpectedVersion: recordVersion,
    /** Publishes it then, at once if it is past; without it, it stays a draft. */
    PublishFrom: time.optional(),
    /** The page before, or none if there was none, is back then. */
    PublishUntil: time.optional(),
    ...rowsFields,
  }),
  data: z.object({
    PageURL: z.string(),
    Version: recordVersion,
    /** True where the stored text differs from the one that was sent. */
    Changed: z.boolean(),
    /** Elements that were removed because they are unsafe in a page, e.g. `script`. */
    Removed: z.array(z.string()),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary:
    'Saves the draft of a page after sanitising its HTML, and schedules it. Fails with Conflict if it changed since it was read; with InvalidRequest for wrong times, and while it is published until a time.',
});

export const removePageDraft = defineCall({
  name: 'RemovePageDraft',
  method: 'POST',
  request: z.object({ PageURL: pageSlug, ExpectedVersion: recordVersion }),
  data: z.object({ PageURL: z.string() }),
  repeatable: false,
  operator: ['manager', 'merchandiser'],
  summary:
    'Removes a draft; one that is published until a time ends now. Fails with NotFound where there is none, with Conflict if it changed since it was read.',
});

export const pagePreview = defineCall({
  name: 'PagePreview',
  method: 'POST',
  request: z.object({ PageURL: pageSlug }),
  data: z.object({
    /** Opens the draft in the store, also for others who get the link. */
    Url: z.string(),
    ExpiresAt: epochMilliseconds,
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary:
    'A signed link to the draft of a page, a strip or a menu panel as the store shows it, for a day. Fails with NotFound where there is no draft.',
});

export const previewedPage = defineCall({
  name: 'PreviewedPage',
  method: 'POST',
  request: z.object({
    PageURL: pageSlug,
    /** Of the link that PagePreview answers. */
    Token: singleLineText(120).min(1),
    ...callerFields,
  }),
  data: z.object({
    PageTitle: z.string(),
    PageContent: z.string(),
    PublishFrom: epochMilliseconds.nullable(),
    PublishUntil: epochMilliseconds.nullable(),
  }),
  repeatable: true,
  summary: 'The draft behind a link of PagePreview. Fails with NotFound for a wrong or expired link.',
});
