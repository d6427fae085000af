/** What PayU is spoken to with. */
export interface PayuSettings {
  key: string;
  salt: string;
  /** Address that its form is posted to. */
  paymentUrl: string;
  /** Address of its service calls. */
  serviceUrl: string;
  /** What one use may take altogether, in milliseconds. */
  timeoutMs: number;
}
