import type { Kysely } from 'kysely';
import type { CatalogueStructure } from '../catalogue/catalogue-index.ts';
import type { SearchEngine } from '../catalogue/search-engine.ts';
import type { SearchTally } from '../catalogue/search-tally.ts';
import type { UploadMaker } from '../community/uploads/upload-maker.ts';
import type { Database } from '../core/db/schema.ts';
import type { Queues } from '../core/limits/queues.ts';
import type { SecurityLog } from '../core/security-log.ts';
import type { Seller } from '../documents/invoices/seller.ts';
import type { Printer } from '../documents/print/printer.ts';
import type { Payments } from '../payments/gateway.ts';
import type { PhotoSearch } from '../photo-search/photo-search.ts';

/** Dependencies available to every call. Nothing here is global: tests build their own. */
export interface ApiContext {
  readonly db: Kysely<Database>;
  /** The current lists of the catalogue and their details: read once, the value does not change during a call. */
  readonly catalogue: CatalogueStructure;
  /** Product search; may run on another machine. */
  readonly search: SearchEngine;
  /** Counts search terms. */
  readonly searchTally: Pick<SearchTally, 'add' | 'addMiss'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Signs JWTs and keys the hashes of one-time codes. */
  readonly secret: Uint8Array;
  /** Key that authorizes editing pages; empty if nobody may. */
  readonly operatorKey: string;
  /** Public URL of the store, without a trailing slash; used in messages. */
  readonly siteUrl: string;
  /** Mailbox notified of support requests; empty for none. */
  readonly supportEmail: string;
  readonly codes: CodeSettings;
  /** Opening time of the store, in epoch milliseconds. */
  readonly launchAt: number;
  /** Whether the operator has configured invitations: the private sale is then open only to the invited mobiles. */
  readonly invitedOnly: boolean;
  readonly payments: Payments;
  /** The seller as named on tax invoices. */
  readonly seller: Seller;
  /** Renders documents to files. */
  readonly printer: Printer;
  /** Product search by photo. */
  readonly photos: PhotoSearch;
  /** Re-encodes shoppers' photos. */
  readonly uploads: UploadMaker;
  /** Alerts the operator of something that should not happen; the facts must contain no personal data. */
  readonly alarm: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Logs sign-ins, refusals and ended sessions; call it after the event. */
  readonly security: SecurityLog;
  /** Queues of work that waits its turn. */
  readonly queues: Queues;
}

/** Settings of one-time codes. */
interface CodeSettings {
  /** Number of digits, 4 to 8. */
  readonly length: number;
  /** Maximum number of codes sent per minute by the whole store. */
  readonly perMinute: number;
}
