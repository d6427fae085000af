import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { productItem } from '../entities.ts';
import { callerFields, epochMilliseconds, singleLineText } from '../fields.ts';
import { offerBanner } from '../offer-banner.ts';
import { storeCode } from '../store.ts';
import { storyEntry } from '../story.ts';
import { HOME_KINDS, TRUST_ICONS } from '../vocabulary.ts';

const homeTile = z.object({
  Title: z.string(),
  Text: z.string(),
  Url: z.string(),
  Image: z.string(),
  ImageWidth: z.number().int(),
  ImageHeight: z.number().int(),
});

const homeStore = z.object({
  StoreCode: storeCode.optional(),
  Name: z.string(),
  /** The name in the language of the request; missing where it is the English one. */
  LocalName: z.string().optional().catch(undefined),
  Address: z.string(),
  City: z.string(),
  State: z.string(),
  Pincode: z.string(),
  Phone: z.string(),
  /** Opening hours in the order of the week: `Mon to Sat`, `10:30-21:00`. */
  Hours: z.array(z.object({ Days: z.string(), Hours: z.string() })),
});

const homePoint = z.object({
  /** An icon that this storefront does not know yet is read as `unknown`, and the trust point is left out. */
  Icon: z.enum([...TRUST_ICONS, 'unknown']).catch('unknown'),
  Title: z.string(),
  Text: z.string(),
  Url: z.string(),
});

/** The sections of a home page, in their order. */
const sections = z.array(
  z.object({
    /** A kind that this storefront does not know yet is read as `unknown`, and the section is left out. */
    Kind: z.enum([...HOME_KINDS, 'unknown']).catch('unknown'),
    Title: z.string(),
    /** Links with pictures; a brand without a picture has an empty Image of zero size. */
    Tiles: z.array(homeTile).default([]),
    /** For a rail: the list that "see all" opens; Products are its first products. */
    ListUrl: z.string().default(''),
    Products: z.array(productItem).prefault([]),
    Stores: z.array(homeStore).default([]),
    /** The store's promises, each with the page that explains it. */
    Points: z.array(homePoint).default([]),
    Offers: z.array(offerBanner).default([]),
    Stories: z.array(storyEntry).default([]),
    /** For stories: epoch milliseconds at which an occasion starts or ends, so that the section changes. */
    ChangesAt: z.number().int().min(0).optional().catch(undefined),
  }),
);

export const homeSections = defineCall({
  name: 'HomeSections',
  method: 'GET',
  request: z.object({}),
  data: sections,
  repeatable: true,
  summary: "The sections of the home page in the operator's order.",
});

export const previewedHome = defineCall({
  name: 'PreviewedHome',
  method: 'POST',
  request: z.object({
    /** Of the link that PagePreview answers. */
    Token: singleLineText(120).min(1),
    ...callerFields,
  }),
  data: z.object({
    Sections: sections,
    PublishFrom: epochMilliseconds.nullable(),
    PublishUntil: epochMilliseconds.nullable(),
  }),
  repeatable: true,
  summary: 'The home page by the draft of its layout. Fails with NotFound for a wrong or expired link.',
});
