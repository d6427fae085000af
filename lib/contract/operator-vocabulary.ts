/**
 * The header that names the staff member of a request with a key, percent-encoded because headers
 * are ASCII.
 */
export const OPERATOR_HEADER = 'x-operator';

/** The longest name of a staff member, in characters. */
export const MAX_OPERATOR_NAME_LENGTH = 60;

/**
 * A staff member's name as stored in the audit: letters of any script, digits, spaces, and the punctuation of
 * people's and teams' names.
 */
export const OPERATOR_NAME_PATTERN = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} .,'’&()@_+/-]+$/u;
export const OPERATOR_NAME_FORM = "must be a name: letters, digits, spaces and . , ' & ( ) @ _ + / -";

/** Jobs of the queue in PostgreSQL: deleting what is too old, mails about stock and prices, and descriptions of photos. */
export const JOB_KINDS = ['housekeeping', 'alerts', 'photo-features'] as const;

/**
 * What is done in the background, beside jobs. `payments`: payments that a gateway is asked about; `refunds`: refunds that it is to
 * make.
 */
const ROW_QUEUES = ['mail', 'sms', 'voice', 'whatsapp', 'webhook', 'payments', 'refunds', 'couriers'] as const;
export const WORK_QUEUES = [...ROW_QUEUES, ...JOB_KINDS] as const;
