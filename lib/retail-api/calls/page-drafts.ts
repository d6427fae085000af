import { calls, type DataOf } from '#lib/contract/index.ts';
import { cleanPage, removedElements } from '../content/clean-page.ts';
import {
  deletePageDraft,
  readPageDraft,
  storedPageDrafts,
  storePageDraft,
} from '../content/drafts/draft-repository.ts';
import { opensPreview, previewLink } from '../content/drafts/preview-link.ts';
import { presentPageHtml } from '../content/present-page.ts';
import { readFacts } from '../content/stored-story.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type StoredDraft = Awaited<ReturnType<ReturnType<typeof storedPageDrafts>['execute']>>[number];

function presentDraft(draft: StoredDraft): DataOf<typeof calls.pageDrafts>[number] {
  return {
    PageURL: draft.slug,
    PageTitle: draft.title,
    Group: draft.footer_group,
    Version: draft.version,
    PublishFrom: draft.from_at,
    PublishUntil: draft.until_at,
    Published: draft.published_at !== null,
    SavedBy: draft.saved_by,
    SavedAt: draft.saved_at,
    Note: draft.note,
  };
}

/** All drafts and scheduled pages. */
const pageDrafts = handlerFor(calls.pageDrafts, async (_request, { db }) =>
  succeed((await storedPageDrafts(db).execute()).map(presentDraft)),
);

/** The draft of a page with its text; that a page has none is an ordinary answer. */
const pageDraft = handlerFor(calls.pageDraft, async ({ PageURL }, { db }) => {
  const draft = await readPageDraft(db, PageURL);
  if (!draft) return succeed(null);
  return succeed({ ...presentDraft(draft), PageContent: draft.content, Story: readFacts(draft.story) });
});

type Saved = DataOf<typeof calls.savePageDraft>;

/** Saves the draft of a page, once per idempotency key; a dry run only checks. */
const savePageDraft = handlerFor(calls.savePageDraft, async (request, context, caller) => {
  const { PageURL: slug, PageTitle: title, Group: group, PageContent: sent, Story: story } = request;
  const { DryRun: dryRun, Operator: by, Note: note, ExpectedVersion: expectedVersion } = request;
  const clean = cleanPage({ slug, group, content: sent, story });
  if (!clean.ok) return invalidField(clean.field, clean.message);
  const { content } = clean;
  const now = context.now();
  const [from, until] = [request.PublishFrom, request.PublishUntil].map((time) => (time ? Date.parse(time) : null));
  const draft = {
    slug,
    title,
    group,
    content,
    story,
    expectedVersion,
    from: from ?? null,
    until: until ?? null,
    by,
    note,
  };
  return inTransaction<Saved>(context.db, async (transaction) => {
    const save = async (): Promise<Outcome<Saved>> => {
      const saved = await storePageDraft(transaction, draft, { now, dryRun });
      if (saved.code !== 'Success') return saved;
      const Removed = removedElements(sent, content);
      return succeed({ PageURL: slug, Version: saved.data, Changed: content !== sent.trim(), Removed });
    };
    if (dryRun) return save();
    return onceByKey<Saved>(transaction, { call: calls.savePageDraft, request, caller, now }, save, {
      storedPart: (data) => JSON.stringify(data),
      replay: async (stored) => succeed(JSON.parse(stored)),
    });
  });
});

/** Removes a draft, or ends a page that is published until a time. */
const removePageDraft = handlerFor(calls.removePageDraft, async (request, { db, now }) => {
  const { PageURL: slug, ExpectedVersion: expectedVersion } = request;
  return inTransaction(db, async (transaction) => {
    const removed = await deletePageDraft(transaction, { slug, expectedVersion }, now());
    return removed.code === 'Success' ? succeed({ PageURL: slug }) : removed;
  });
});

/** A signed link to the draft of a page or fragment. */
const pagePreview = handlerFor(calls.pagePreview, async ({ PageURL: slug }, { db, secret, siteUrl, now }) => {
  if (!(await readPageDraft(db, slug))) return fail('NotFound');
  const { url, expiresAt } = previewLink(secret, slug, { siteUrl, now: now() });
  return succeed({ Url: url, ExpiresAt: expiresAt });
});

/** The draft behind a signed link. */
const previewedPage = handlerFor(calls.previewedPage, async ({ PageURL: slug, Token }, { db, secret, now }) => {
  if (!opensPreview(secret, { slug, token: Token, now: now() })) return fail('NotFound');
  const draft = await readPageDraft(db, slug);
  if (!draft) return fail('NotFound');
  const { title, html } = await presentPageHtml(db, { title: draft.title, content: draft.content }, now());
  const { from_at: PublishFrom, until_at: PublishUntil } = draft;
  return succeed({ PageTitle: title, PageContent: html, PublishFrom, PublishUntil });
});

/** Handlers of the calls about drafts of pages. */
export const pageDraftCalls: readonly CallHandler[] = [
  pageDrafts,
  pageDraft,
  savePageDraft,
  removePageDraft,
  pagePreview,
  previewedPage,
];
