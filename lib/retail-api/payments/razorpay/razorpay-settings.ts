/** Credentials and addresses of Razorpay. */
export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Base address of the API, e.g. `https://api.razorpay.com`. */
  apiUrl: string;
  /** Script of the checkout. */
  scriptUrl: string;
  /** Total time limit of one operation, in milliseconds. */
  timeoutMs: number;
}
