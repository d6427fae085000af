/** Credentials and addresses of PayU. */
export interface PayuSettings {
  key: string;
  salt: string;
  /** Address that the payment form is posted to. */
  paymentUrl: string;
  /** Address of the service calls. */
  serviceUrl: string;
  /** Total time limit of one operation, in milliseconds. */
  timeoutMs: number;
}
