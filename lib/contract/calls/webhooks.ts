import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { deskPages, operatorField, pageNumber } from '../desk-fields.ts';
import {
  epochMilliseconds,
  httpUrl,
  idempotencyKey,
  MAX_INTEGER,
  opaqueId,
  singleLineText,
  visibleText,
} from '../fields.ts';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from '../webhook-vocabulary.ts';

/** The operator's name of an endpoint, e.g. `erp`. */
const endpointName = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens between');

const endpoint = z.object({
  EndpointName: z.string(),
  Url: z.string(),
  /** Empty for all. */
  Events: z.array(z.enum(WEBHOOK_EVENTS)),
  Enabled: z.boolean(),
  /** Why the store disabled it; empty if it did not. */
  DisabledBecause: z.string(),
  Note: z.string(),
  SecretVersion: z.number().int(),
  /** When the previous secret stops signing; null if there is none. */
  PreviousSecretUntil: epochMilliseconds.nullable(),
  SavedBy: z.string(),
  SavedAt: epochMilliseconds,
});

export const saveWebhookEndpoint = defineCall({
  name: 'SaveWebhookEndpoint',
  method: 'POST',
  request: z.object({
    /** A new name adds an endpoint, with a secret of its own. */
    EndpointName: endpointName,
    /** Begins with `https://`; in a trial also with `http://`. */
    Url: httpUrl.max(500),
    /** Empty for all. */
    Events: z.array(z.enum(WEBHOOK_EVENTS)).max(WEBHOOK_EVENTS.length).default([]),
    Enabled: z.boolean().default(true),
    Note: visibleText(80).default(''),
    Operator: operatorField,
  }),
  data: endpoint,
  repeatable: true,
  operator: [],
  summary:
    'Adds an endpoint of outgoing webhooks, or changes it. Fails with InvalidRequest for an address without https outside of a trial, and with ListFull above 20 endpoints.',
});

export const webhookEndpoints = defineCall({
  name: 'WebhookEndpoints',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    Endpoints: z.array(
      endpoint.extend({
        /** Deliveries of the last 30 days that are still tried, and those that failed. */
        Waiting: z.number().int(),
        Failed: z.number().int(),
      }),
    ),
  }),
  repeatable: true,
  operator: ['manager'],
  summary: 'The endpoints of outgoing webhooks, without their secrets.',
});

export const webhookSecret = defineCall({
  name: 'WebhookSecret',
  method: 'POST',
  request: z.object({ EndpointName: endpointName, Operator: operatorField }),
  data: z.object({ Secret: z.string(), SecretVersion: z.number().int() }),
  repeatable: true,
  operator: [],
  summary: 'The secret that signs the webhooks of an endpoint. Fails with NotFound for an unknown one.',
});

export const rotateWebhookSecret = defineCall({
  name: 'RotateWebhookSecret',
  method: 'POST',
  request: z.object({
    EndpointName: endpointName,
    /** The SecretVersion that the caller read last. */
    ExpectedVersion: z.number().int().min(1).max(MAX_INTEGER),
    /** How long the secret before signs, too. */
    KeepHours: z.number().int().min(0).max(168).default(24),
    Operator: operatorField,
  }),
  data: endpoint,
  repeatable: false,
  operator: [],
  summary:
    'Gives an endpoint a new secret; for some hours its webhooks carry the signatures of both. Fails with Conflict if the secret was rotated since it was read, and with NotFound.',
});

export const deleteWebhookEndpoint = defineCall({
  name: 'DeleteWebhookEndpoint',
  method: 'POST',
  request: z.object({ EndpointName: endpointName, Operator: operatorField }),
  data: z.object({}),
  repeatable: true,
  operator: [],
  summary: 'Deletes an endpoint with its secrets and deliveries. Fails with NotFound for an unknown one.',
});

export const webhookDeliveries = defineCall({
  name: 'WebhookDeliveries',
  method: 'POST',
  request: z.object({
    EndpointName: endpointName,
    /** All states without it. */
    State: z.enum(DELIVERY_STATES).optional(),
    /** What the events are about, e.g. `order:` and its number; all without it. */
    About: singleLineText(120).optional(),
    Page: pageNumber,
  }),
  data: z.object({
    Deliveries: z.array(
      z.object({
        /** `webhook-id` of its requests. */
        DeliveryId: z.string(),
        Event: z.string(),
        About: z.string(),
        State: z.enum(DELIVERY_STATES),
        Attempts: z.number().int(),
        /** What the last attempt ended with, e.g. `HTTP 503`; empty before the first. */
        Result: z.string(),
        CreatedAt: epochMilliseconds,
        /** Null unless it is waiting. */
        NextAttemptAt: epochMilliseconds.nullable(),
        SentAt: epochMilliseconds.nullable(),
        /** The JSON that is sent. */
        Payload: z.string(),
      }),
    ),
    ...deskPages,
  }),
  repeatable: true,
  operator: ['manager'],
  summary: 'Deliveries to an endpoint in the last 30 days, the latest first. Fails with NotFound for an unknown one.',
});

export const replayWebhook = defineCall({
  name: 'ReplayWebhook',
  method: 'POST',
  request: z.object({
    EndpointName: endpointName,
    /** One delivery, whether it was sent or failed; all that failed without it. */
    DeliveryId: opaqueId.optional(),
    /** Sends only failed events from this time on, if it is given. */
    FromAt: epochMilliseconds.min(0).optional(),
    Operator: operatorField,
  }),
  data: z.object({ Replayed: z.number().int() }),
  repeatable: true,
  operator: ['manager'],
  summary:
    'Sends deliveries again, with their own ids and in the order of their subject; what is still waiting is left alone. Fails with NotFound for an unknown endpoint or delivery.',
});

export const testWebhook = defineCall({
  name: 'TestWebhook',
  method: 'POST',
  request: z.object({ EndpointName: endpointName, Operator: operatorField, IdempotencyKey: idempotencyKey }),
  data: z.object({}),
  repeatable: true,
  operator: ['manager'],
  summary: 'Sends the event `webhook.test` to an enabled endpoint. Fails with NotFound for an unknown or disabled one.',
});
