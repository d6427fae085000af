import type { EstimateAnswer, ServiceState, ServiceStep } from '#lib/contract/index.ts';

/** What moves a service request: the order desk's steps, and what its shopper does. */
export type ServiceMove = 'request' | 'withdraw' | `${EstimateAnswer}-estimate` | ServiceStep;

/** Tables of services and repairs; part of `Database`, in the same units. */
export interface ServiceTables {
  /** `document`: the request as sent, with the store's notes (`ServiceDocument`), as JSON. */
  service_requests: {
    number: string;
    order_number: string;
    line_id: string;
    /** Null after the account was deleted. */
    customer_id: string | null;
    state: ServiceState;
    document: string;
    /** Price of the repair; null until one was given. */
    estimate: number | null;
    /** Null as long as the store has not had the item. */
    item_received_at: number | null;
    requested_at: number;
    changed_at: number;
  };
  /** Each move of a request, and the state after it. `actor`: `customer`, `store`, or `desk:` and a name. */
  service_events: {
    id: string;
    service_number: string;
    move: ServiceMove;
    state: ServiceState;
    actor: string;
    at: number;
  };
}
