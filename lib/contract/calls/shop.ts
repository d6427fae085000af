import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { operatorField } from '../desk-fields.ts';
import { epochMilliseconds, MAX_INTEGER } from '../fields.ts';
import { CONFIRMED_STEPS, SET_UP_STEPS } from '../set-up-vocabulary.ts';
import { PICTURE_FIELDS } from '../shop.ts';

/** A profile as in a file of `SHOP_FILE`, which docs/operate/shop.md describes; the API checks every field. */
const profile = z.record(z.string(), z.unknown());

/** More than the lists and groups in each other that a profile has. */
const MAX_DEPTH = 8;

/** Whether no text in a value has control characters, and no list or group is too deep in others. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/\p{Cc}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([name, entry]) => isPlain(name) && isPlain(entry, depth + 1));
}

const shopData = z.object({
  /** To be sent back as ExpectedVersion. */
  Version: z.number().int(),
  Profile: profile,
  /** The pictures that the profile names, and that are stored. */
  Pictures: z.array(z.object({ Field: z.enum(PICTURE_FIELDS), Name: z.string(), Bytes: z.number().int() })),
  /** The staff member who saved it; empty if it comes from the settings. */
  SavedBy: z.string(),
  SavedAt: epochMilliseconds,
});

export const shopProfile = defineCall({
  name: 'ShopProfile',
  method: 'GET',
  request: z.object({}),
  data: shopData,
  repeatable: true,
  operator: ['manager', 'merchandiser', 'accountant'],
  summary: "The shop's profile: names, seller, contacts, pictures and colours, with its version.",
});

export const saveShopProfile = defineCall({
  name: 'SaveShopProfile',
  method: 'POST',
  request: z.object({
    Profile: profile.refine(
      (given) => isPlain(given),
      'must not contain control characters or be nested more deeply than a profile',
    ),
    /** Pictures that the profile names; one that is not sent stays if the profile before names it, too. */
    Pictures: z
      .array(z.object({ Field: z.enum(PICTURE_FIELDS), ContentBase64: z.base64().max(600_000) }))
      .max(PICTURE_FIELDS.length)
      .default([]),
    /** The Version that the caller read last. */
    ExpectedVersion: z.number().int().min(0).max(MAX_INTEGER),
    /** Checks the profile and answers as if it were saved, but saves nothing. */
    DryRun: z.boolean().default(false),
    Operator: operatorField,
  }),
  data: shopData.extend({
    /** What is sound but may be a slip, such as a return rule for a category that no product has; one sentence each. */
    Warnings: z.array(z.string()),
  }),
  repeatable: false,
  operator: ['manager'],
  deadlineMs: 30_000,
  summary:
    "Replaces the shop's profile; storefronts follow within two seconds. Fails with InvalidRequest naming the first wrong field, and with Conflict if it was changed since it was read.",
});

export const beginHintList = defineCall({
  name: 'BeginHints',
  method: 'GET',
  request: z.object({}),
  /** One sentence each; empty for a shop that has begun. */
  data: z.array(z.string()),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary: 'What the operator has to do before shoppers can buy, and links of the store that lead nowhere.',
});

const setUp = z.object({
  /** In order. */
  Steps: z.array(
    z.object({
      Step: z.enum(SET_UP_STEPS),
      /** What it lacks, one sentence each; empty where it is done. */
      Missing: z.array(z.string()),
      /** What stands now, in a few words; may be empty. */
      Fact: z.string(),
    }),
  ),
  /** Whether no step lacks anything. */
  IsReady: z.boolean(),
  /** A trial has the profile and goods of the demo, and nothing to set up. */
  IsTrial: z.boolean(),
});

export const setUpState = defineCall({
  name: 'SetUpState',
  method: 'GET',
  request: z.object({}),
  data: setUp,
  repeatable: true,
  operator: ['manager'],
  summary: 'What a shop lacks before its launch: profile, payments, products, delivery, pages and the launch date.',
});

export const confirmSetUpStep = defineCall({
  name: 'ConfirmSetUpStep',
  method: 'POST',
  request: z.object({ Step: z.enum(CONFIRMED_STEPS), Operator: operatorField }),
  data: setUp,
  repeatable: true,
  operator: ['manager'],
  deadlineMs: 30_000,
  summary:
    'Confirms a step of the set-up as it stands now; other keys, or another launch date, are confirmed again. That of payments asks each gateway about a payment that nobody makes, and fails with InvalidRequest where one refuses the keys or is away, or where nobody could pay at all.',
});
