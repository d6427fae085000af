import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { epochMilliseconds, MAX_INTEGER } from '../fields.ts';
import { recordVersion } from '../operator-rows.ts';
import { pageContent, pageGroup, pageSlug, pageTitle } from '../page-fields.ts';
import { storyFacts } from '../story.ts';
import { PAGE_CHANGES } from '../vocabulary.ts';

/**
 * The UpdatedAt the operator read last; 0 where there is no such page yet. A change based on another version
 * is refused.
 */
const expectedUpdatedAt = z.number().int().min(0);

const pageFields = {
  PageURL: z.string(),
  PageTitle: z.string(),
  Group: z.string(),
  /** Epoch milliseconds of the last change in the store; to be sent back as ExpectedUpdatedAt. */
  UpdatedAt: z.number().int(),
  /** True where the page was saved by SavePage and overrides its file. */
  Saved: z.boolean(),
  /** True where the folder of pages holds it, so that RemovePage restores the file's text. */
  InFiles: z.boolean(),
  /** What makes the page a story of the journal; null for all others. */
  Story: storyFacts.nullable().default(null),
};

const pageText = z.object({
  ...pageFields,
  /** HTML as stored, tokens included; JSON for `home.json`. */
  PageContent: z.string(),
});

export const pageList = defineCall({
  name: 'PageList',
  method: 'GET',
  request: z.object({}),
  data: z.array(z.object(pageFields)),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'All pages and fragments in the order of the footer, without their text.',
});

export const pageSource = defineCall({
  name: 'PageSource',
  method: 'GET',
  request: z.object({ PageURL: pageSlug }),
  data: pageText,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'A page or fragment as stored, for editing.',
});

export const savePage = defineCall({
  name: 'SavePage',
  method: 'POST',
  request: z.object({
    PageURL: pageSlug,
    PageTitle: pageTitle,
    Group: pageGroup.default(''),
    /** At most 200,000 bytes. */
    PageContent: pageContent,
    /** Makes the page a story of the journal, or with null an ordinary page; without it the page stays what it is. */
    Story: storyFacts.nullable().optional(),
    ExpectedUpdatedAt: expectedUpdatedAt,
  }),
  data: pageText.extend({
    /** True where the stored text differs from the one that was sent. */
    Changed: z.boolean(),
    /** Elements that were removed because they are unsafe in a page, e.g. `script`. */
    Removed: z.array(z.string()),
  }),
  repeatable: false,
  operator: ['manager', 'merchandiser'],
  summary: 'Saves a page or fragment after sanitising its HTML. Fails with Conflict if it changed since it was read.',
});

export const removePage = defineCall({
  name: 'RemovePage',
  method: 'POST',
  request: z.object({ PageURL: pageSlug, ExpectedUpdatedAt: expectedUpdatedAt }),
  data: z.object({
    PageURL: z.string(),
    /** The page as it is now, from its file; null where no page is left. */
    Page: pageText.nullable(),
  }),
  repeatable: false,
  operator: ['manager', 'merchandiser'],
  summary: 'Reverts a page or fragment to the text of its file; one without a file is deleted.',
});

const columnNames = z.array(pageGroup.min(1)).max(500);

export const footerColumnOrder = defineCall({
  name: 'FooterColumnOrder',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    Columns: z.array(
      z.object({
        Group: z.string(),
        /** What shoppers read in English: the group with the facts of the shop in place of their tokens. */
        Heading: z.string(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'The columns of the footer, which are the groups of pages, in their order.',
});

export const saveFooterColumnOrder = defineCall({
  name: 'SaveFooterColumnOrder',
  method: 'POST',
  request: z.object({
    /** All of them, in their new order. */
    Columns: columnNames,
    /** The order that was read; another one is refused. */
    ExpectedColumns: columnNames,
  }),
  data: z.object({ Columns: z.array(z.string()) }),
  repeatable: false,
  operator: ['manager', 'merchandiser'],
  summary:
    'Puts the columns of the footer in another order; one that comes later stands after them. Fails with Conflict if the columns changed since they were read.',
});

const pageVersionFields = {
  /** Counted from 1 for each page. */
  Version: recordVersion,
  PageTitle: z.string(),
  Group: z.string(),
  Change: z.enum(PAGE_CHANGES),
  PublishedAt: epochMilliseconds,
  /** The staff member; empty where it came from a file or is not known. */
  PublishedBy: z.string(),
};

export const pageHistory = defineCall({
  name: 'PageHistory',
  method: 'GET',
  request: z.object({ PageURL: pageSlug }),
  data: z.array(
    z.object({
      ...pageVersionFields,
      /** True for the version that shoppers see. */
      Current: z.boolean(),
    }),
  ),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'What a page or fragment said, the newest version first, without its text; empty if it never changed.',
});

export const pageVersion = defineCall({
  name: 'PageVersion',
  method: 'GET',
  request: z.object({ PageURL: pageSlug, Version: z.coerce.number().int().min(1).max(MAX_INTEGER) }),
  data: z.object({
    PageURL: z.string(),
    ...pageVersionFields,
    /** As stored: sanitised HTML, tokens included; empty where the page was removed. */
    PageContent: z.string(),
    Story: storyFacts.nullable(),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary:
    'One version of a page, to be looked at or, by SavePage, published again. Fails with NotFound where it is not kept.',
});
