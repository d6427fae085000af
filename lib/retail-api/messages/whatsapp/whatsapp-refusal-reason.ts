/** Error codes of the platform for a token that has expired, is wrong or has too few rights. */
const ACCESS = new Set(['0', '3', '10', '190', '200', '131005']);
/** The number has no WhatsApp, or cannot be reached there. */
const RECIPIENT = new Set(['131026', '131030', '131021']);

/**
 * Why the platform refused a message, by its error code, in a few words for metrics. Source: Meta, WhatsApp Cloud API,
 * "Error codes".
 */
export function whatsAppRefusalReason(code: string): 'access' | 'template' | 'recipient' | 'other' {
  if (ACCESS.has(code)) return 'access';
  if (/^132\d{3}$/.test(code)) return 'template';
  return RECIPIENT.has(code) ? 'recipient' : 'other';
}
