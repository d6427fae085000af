import type { Generated } from 'kysely';
import type { AfterSaleTables } from './after-sale-tables.ts';
import type { CartTables } from './cart-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { CourierTables } from './courier-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { QuestionTables } from './question-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { SettlementTables } from './settlement-tables.ts';
import type { ShopTables } from './shop-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { StoreTables } from './store-tables.ts';
import type { SurveyTables } from './survey-tables.ts';
import type { TranslationTables } from './translation-tables.ts';
import type { UploadTables } from './upload-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/** Tables of the bundled retail API. Times are epoch milliseconds, money is integer paise, JSON is text. */
export interface Database
  extends CatalogueTables,
    ImportTables,
    CartTables,
    CourierTables,
    CustomerTables,
    OrderTables,
    AfterSaleTables,
    ServiceTables,
    SettlementTables,
    StoreTables,
    SurveyTables,
    TranslationTables,
    UploadTables,
    DocumentTables,
    ReviewTables,
    ShopTables,
    StaffTables,
    QuestionTables,
    WebhookTables {
  /** Migrations that were applied to this database. */
  migrations: { name: string; applied_at: number };
  site_options: { option_id: string; value: string };
  /**
   * Idempotency keys of completed writes with the data needed to answer a retry (`response`), so that the write is not
   * repeated.
   */
  idempotency_keys: { scope: string; key: string; request_hash: string; response: string; created_at: number };
  /** A row to lock while the events of its key are counted. */
  limit_locks: { key: string; touched_at: number };
  limit_events: { id: string; key: string; at: number };
  /**
   * Pending and sent messages and webhooks. The body of a message with a code is removed once the message was sent or has
   * expired. Of a webhook, `recipient` is the endpoint, `subject` what it is about, and `body` its JSON.
   */
  outbox: {
    id: string;
    kind: string;
    channel: 'sms' | 'voice' | 'mail' | 'whatsapp' | 'webhook';
    recipient: string;
    subject: string;
    body: string;
    /** The same message as HTML; empty if there is only plain text. */
    html: Generated<string>;
    /** `accepted`: WhatsApp has it, and its delivery is not reported yet. */
    state: 'waiting' | 'sending' | 'accepted' | 'sent' | 'failed';
    attempts: number;
    next_attempt_at: number;
    created_at: number;
    expires_at: number;
    sent_at: number | null;
    /** The place of a webhook among those to its endpoint about its subject; 0 for messages. */
    sequence: Generated<number>;
    /** What the last attempt of a webhook ended with, or why a message by WhatsApp failed; otherwise empty. */
    result: Generated<string>;
    /** What a template of WhatsApp is filled with, as JSON; otherwise empty, and removed with the body. */
    details: Generated<string>;
    /** The id that WhatsApp knows a message by; otherwise empty. It may contain the number: never log it. */
    gateway_id: Generated<string>;
    /** What WhatsApp has reported of a message; empty before that, and for other channels. */
    delivery: Generated<'' | 'sent' | 'delivered' | 'read' | 'failed'>;
  };
  /** Recipients of a single notice when the store has opened. `mailbox`: the key by which the recipient is counted. */
  launch_notices: {
    mailbox: string;
    channel: 'sms' | 'mail';
    recipient: string;
    created_at: number;
    /** Code of the language that messages are written in. */
    language: Generated<string>;
  };
  error_log: {
    id: string;
    at: number;
    kind: string;
    api_name: string;
    status_code: string;
    error_code: string;
    description: string;
    request: string;
    response: string;
    type_id: number | null;
  };
}
