import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields } from '../fields.ts';

export const siteOptions = defineCall({
  name: 'SiteOptions',
  method: 'GET',
  request: z.object({
    /** Comma-separated option names; empty for all. */
    SiteConfigOptionIds: z.string().max(500).default(''),
    cid: z.coerce.number().int().min(1).default(1),
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
  summary: 'A guess of where the visitor is; only ever a suggestion.',
});

const errorReport = {
  APIName: z.string().max(200),
  StatusCode: z.string().max(10),
  ErrorCode: z.string().max(100),
  ErrorDescription: z.string().max(2000),
  RequestXML: z.string().max(4000).default(''),
  ResponseXML: z.string().max(4000).default(''),
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
  summary: 'Records that a shopper was sent to /404.',
});

export const bannerTracking = defineCall({
  name: 'BannerTracking',
  method: 'POST',
  request: z.object({
    SessionId: z.string().max(64),
    BannerURL: z.string().max(500),
    RevalTrackingCode: z.string().max(200),
    DeviceType: z.enum(['desktop', 'mobile']),
    ...callerFields,
  }),
  data: z.object({}).nullable(),
  repeatable: false,
  summary: 'Records the visit that a campaign link brought.',
});
