import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, MAX_INTEGER, multilineText, singleLineText } from '../fields.ts';

export const siteOptions = defineCall({
  name: 'SiteOptions',
  method: 'GET',
  request: z.object({
    /** Comma-separated option names; empty for all options. */
    SiteConfigOptionIds: singleLineText(500).default(''),
    cid: z.coerce.number().int().min(1).max(MAX_INTEGER).default(1),
  }),
  data: z.array(z.object({ OptionId: z.string(), Value: z.string() })),
  repeatable: true,
  summary: 'Feature flags and limits of the site.',
});

export const currencies = defineCall({
  name: 'getCurrency',
  method: 'GET',
  request: z.object({}),
  data: z.array(z.object({ CurrencyId: z.number().int(), CurrencyCode: z.string(), CurrencySymbol: z.string() })),
  repeatable: true,
  summary: 'Currencies of the site; 1 is INR.',
});

export const myLocation = defineCall({
  name: 'mylocation',
  method: 'GET',
  request: z.object({}),
  data: z.object({ City: z.string(), State: z.string(), Pincode: z.string(), Country: z.string() }),
  repeatable: true,
  summary: 'An estimated location of the visitor, only as a suggestion.',
});

const errorReport = {
  APIName: singleLineText(200),
  StatusCode: singleLineText(10),
  ErrorCode: singleLineText(100),
  ErrorDescription: multilineText(2000),
  RequestXML: multilineText(4000).default(''),
  ResponseXML: multilineText(4000).default(''),
  /** 1 on one site variant. */
  TypeId: z.literal(1).optional(),
  ...callerFields,
};

export const errorLog = defineCall({
  name: 'ErrorLog',
  method: 'POST',
  request: z.object(errorReport),
  data: z.object({}).nullable(),
  repeatable: false,
  summary: 'Records a failed call.',
});

export const errorLog404 = defineCall({
  name: 'ErrorLog404',
  method: 'POST',
  request: z.object(errorReport),
  data: z.object({}).nullable(),
  repeatable: false,
  summary: 'Records that a shopper was redirected to /404.',
});

export const bannerTracking = defineCall({
  name: 'BannerTracking',
  method: 'POST',
  request: z.object({
    SessionId: singleLineText(64),
    BannerURL: singleLineText(500),
    RevalTrackingCode: singleLineText(200),
    DeviceType: z.enum(['desktop', 'mobile']),
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: false,
  bestEffort: true,
  summary: 'Records a visit through a campaign link.',
});
