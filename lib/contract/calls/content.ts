import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, MAX_INTEGER, singleLineText } from '../fields.ts';
import { menuItem } from '../menu.ts';

export type { MenuItem } from '../menu.ts';

const pageEntry = z.object({
  PageURL: z.string().max(200),
  PageContent: z.string(),
  /** Epoch milliseconds of the last change; 0 where it is unknown. */
  UpdatedAt: z.number().int().min(0).default(0),
});

export const pages = defineCall({
  name: 'Page',
  method: 'POST',
  request: z.object({
    /** Comma-separated slugs, e.g. `disclaimer,bottomsticky`. */
    PageURL: singleLineText(500).min(1),
    ...callerFields,
  }),
  data: z.array(pageEntry),
  repeatable: true,
  summary: 'Content fragments by slug: strips, footer and social links, content pages.',
});

export const footerPages = defineCall({
  name: 'Page',
  method: 'GET',
  request: z.object({}),
  data: z.array(z.object({ PageURL: z.string(), PageTitle: z.string(), Group: z.string() })),
  repeatable: true,
  summary: 'The pages that the footer links to.',
});

const menuRequest = z.object({
  Hierarchy: z.coerce.number().int().max(MAX_INTEGER).optional(),
  /** 1 desktop, 2 mobile. */
  DeviceType: z.coerce.number().int().min(1).max(2).default(1),
});

export const categoryMenu = defineCall({
  name: 'CategoryMenu',
  method: 'GET',
  request: menuRequest,
  data: z.array(menuItem),
  repeatable: true,
  summary: 'The category tree for the header.',
});

export const megaMenu = defineCall({
  name: 'MegaMenu',
  method: 'GET',
  request: menuRequest,
  data: z.array(menuItem),
  repeatable: true,
  summary: 'The category tree with merchant HTML panels.',
});
