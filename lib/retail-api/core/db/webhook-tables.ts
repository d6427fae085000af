/** The table of outgoing webhooks; part of `Database`. Their deliveries are rows of `outbox`. */
export interface WebhookTables {
  webhook_endpoints: {
    name: string;
    url: string;
    /** Types of events, as a JSON list; empty for all. */
    events: string;
    enabled: number;
    /** Why the store disabled it; empty if it did not. */
    disabled_because: string;
    note: string;
    /** Sealed (`sealSecret`), as is the previous one, which is empty if there is none. */
    secret: string;
    secret_version: number;
    previous_secret: string;
    /** When the previous secret stops signing. */
    previous_until: number;
    saved_by: string;
    saved_at: number;
  };
}
