import { counter, gauge, histogram } from './definition.ts';

/** Reads of SQLite take microseconds. */
const QUERY_BUCKETS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];
/** A gateway may take eight seconds. */
const GATEWAY_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 10];
/** With the limits of good and poor that web.dev gives to LCP, FCP, INP and TTFB. */
const VITAL_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** All metrics that the store exports itself. docs/operate/monitoring.md explains each; a test compares both. */
export const METRICS = {
  httpRequests: histogram('storefront', 'samay_http_request_duration_seconds', 'Time until a request was answered', {
    labels: ['route', 'method', 'status'],
  }),
  pageCache: counter('storefront', 'samay_page_cache_requests_total', 'Requests for public pages', ['result']),
  pageCacheBytes: gauge('storefront', 'samay_page_cache_bytes', 'Size of the stored pages'),
  renders: gauge('storefront', 'samay_renders', 'Renders of pages', ['state']),
  renderTime: histogram('storefront', 'samay_render_duration_seconds', 'Time that Next took for a public page'),
  pagesRefused: counter('storefront', 'samay_pages_refused_total', 'Requests without their page', ['reason']),
  prefetchesRefused: counter('storefront', 'samay_prefetches_refused_total', 'Prefetches refused under load'),
  retailCalls: histogram('storefront', 'samay_retail_call_duration_seconds', 'Time of calls to the retail API', {
    labels: ['call', 'outcome'],
  }),
  retailBreakerOpen: gauge('storefront', 'samay_retail_breaker_open', '1 while calls to the retail API are not tried'),
  webVitals: histogram(
    'storefront',
    'samay_web_vital_seconds',
    'How fast pages are for visitors who agreed to statistics',
    {
      labels: ['vital', 'page', 'device'],
      buckets: VITAL_BUCKETS,
    },
  ),
  layoutShifts: histogram(
    'storefront',
    'samay_web_vital_layout_shift',
    'How much a page moves under its visitor (CLS)',
    {
      labels: ['page', 'device'],
      buckets: SHIFT_BUCKETS,
    },
  ),
  rateLimited: counter('storefront', 'samay_rate_limited_total', 'Requests refused by a rate limit', ['limit']),

  calls: histogram('retail-api', 'samay_api_call_duration_seconds', 'Time until a call was answered', {
    labels: ['call', 'outcome'],
  }),
  refusals: counter('retail-api', 'samay_api_refusals_total', 'Calls refused with a return code', ['call', 'code']),
  queries: histogram('retail-api', 'samay_database_query_duration_seconds', 'Time of SQL statements', {
    labels: ['statement', 'outcome'],
    buckets: QUERY_BUCKETS,
  }),
  catalogueReads: counter(
    'retail-api',
    'samay_catalogue_reads_total',
    'Reads of the catalogue where there is a standby',
    ['answered'],
  ),
  connections: gauge('retail-api', 'samay_database_connections', 'Connections to PostgreSQL, and waits for one', [
    'state',
  ]),
  search: histogram('retail-api', 'samay_search_duration_seconds', 'Time that the search index took', {
    labels: ['operation'],
  }),
  outbox: gauge('retail-api', 'samay_outbox_messages', 'Messages and webhooks in the outbox', ['channel', 'state']),
  outboxAge: gauge('retail-api', 'samay_outbox_oldest_seconds', 'Age of the oldest that was not sent', [
    'channel',
    'kind',
  ]),
  jobs: gauge('retail-api', 'samay_jobs', 'Jobs in the queue', ['kind', 'state']),
  jobsAge: gauge('retail-api', 'samay_jobs_oldest_seconds', 'Age of the oldest job that is not done', ['kind']),
  whatsAppRefusals: counter('retail-api', 'samay_whatsapp_refusals_total', 'Messages that WhatsApp did not take', [
    'reason',
  ]),
  gatewayCalls: histogram('retail-api', 'samay_gateway_call_duration_seconds', 'Time of calls to a payment gateway', {
    labels: ['gateway', 'operation', 'outcome'],
    buckets: GATEWAY_BUCKETS,
  }),
  gatewayWebhooks: counter('retail-api', 'samay_gateway_webhooks_total', 'Webhooks of a gateway', ['gateway', 'kind']),
  courierCalls: histogram('retail-api', 'samay_courier_call_duration_seconds', 'Time of questions to a courier', {
    labels: ['courier', 'operation', 'outcome'],
    buckets: GATEWAY_BUCKETS,
  }),
  courierWebhooks: counter('retail-api', 'samay_courier_webhooks_total', 'Webhooks of a courier', ['courier', 'kind']),
  courierEvents: counter('retail-api', 'samay_courier_events_total', 'States of parcels that were not known before', [
    'courier',
    'source',
  ]),
  courierBookings: gauge('retail-api', 'samay_courier_bookings', 'Bookings that wait for a courier or for staff', [
    'state',
  ]),
  payments: counter('retail-api', 'samay_payments_total', 'Payments by their outcome', ['gateway', 'outcome']),
  refunds: counter('retail-api', 'samay_refunds_total', 'Refunds by their outcome', ['gateway', 'outcome']),
  ordersConfirmed: counter('retail-api', 'samay_orders_confirmed_total', 'Orders that were paid or need no payment'),
  securityEvents: counter('retail-api', 'samay_security_events_total', 'Lines of the security log', ['event']),
  alarms: counter('retail-api', 'samay_alarms_total', 'Lines of the log with an alarm', ['alarm']),
  backgroundFailures: counter('retail-api', 'samay_background_failures_total', 'Rounds of background work that failed'),
  storageFree: gauge('retail-api', 'samay_storage_free_bytes', 'Free space on the disk of DATA_DIR'),
} as const;

export type MetricKey = keyof typeof METRICS;
