/** What Razorpay is spoken to with. */
export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Base address of its API, e.g. `https://api.razorpay.com`. */
  apiUrl: string;
  /** Script of its checkout. */
  scriptUrl: string;
  /** What one use may take altogether, in milliseconds. */
  timeoutMs: number;
}
