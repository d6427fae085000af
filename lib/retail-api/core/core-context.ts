import type { Kysely } from 'kysely';
import type { ApiSecret } from './api-secret.ts';
import type { Database } from './db/schema.ts';
import type { Standby } from './db/standby.ts';
import type { Queues } from './limits/queues.ts';
import type { SecurityLog } from './security-log.ts';

/** Dependencies that belong to no feature. A feature asks for those that it uses. */
export interface CoreContext {
  readonly db: Kysely<Database>;
  /** Answers reads of the catalogue outside of transactions; absent without a standby. */
  readonly standby?: Pick<Standby, 'read'> | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Signs JWTs and keys the hashes of one-time codes. */
  readonly secret: ApiSecret;
  /** Keys that authorize the calls of an operator; where there is none, nobody may make them. */
  readonly operatorKeys: readonly string[];
  /** How staff sign in. */
  readonly staff: StaffSettings;
  /** Public URL of the store, without a trailing slash; used in messages. */
  readonly siteUrl: string;
  /** Mailbox notified of support requests; empty for none. */
  readonly supportEmail: string;
  readonly codes: CodeSettings;
  readonly whatsApp: WhatsAppSettings;
  /** Opening time of the store, in epoch milliseconds. */
  readonly launchAt: number;
  /** Whether a file names the invited mobiles: the private sale is then open only to them, as it is where calls invited some. */
  readonly invitedOnly: boolean;
  /** Alerts the operator of something that should not happen; the facts must contain no personal data. */
  readonly alarm: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Logs sign-ins, refusals and ended sessions; call it after the event. */
  readonly security: SecurityLog;
  /** Whether the store is a trial on this machine: webhooks may then go to private addresses, and the demo's GSTIN is accepted. */
  readonly isTrial: boolean;
  /**
   * The sum of an order's refunds, in paise, from which the running call needs a second person; absent where it needs none, as of
   * a key, an approved request and a customer.
   */
  readonly refundsFrom?: number | undefined;
  /** Queues of work that waits its turn. */
  readonly queues: Queues;
}

/** Settings of the staff's sign-in. */
export interface StaffSettings {
  /** Whether everybody must set up an authenticator before anything else. */
  readonly requiresTotp: boolean;
  /** How long a session lasts at most, and how long without a call; in milliseconds. */
  readonly sessionMs: number;
  readonly idleMs: number;
  /** Address of the back office, without a trailing slash; used in mails. */
  readonly backOfficeUrl: string;
}

/** Settings of one-time codes. */
interface CodeSettings {
  /** Number of digits, 4 to 8. */
  readonly length: number;
  /** Maximum number of codes sent per minute by the whole store. */
  readonly perMinute: number;
}

/** By which webhooks of the WhatsApp Business Platform are recognised; empty texts recognise none. */
interface WhatsAppSettings {
  readonly appSecret: string;
  readonly verifyToken: string;
  readonly phoneNumberId: string;
}
