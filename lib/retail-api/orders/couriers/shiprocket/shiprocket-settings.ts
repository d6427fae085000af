/** How the store is known to Shiprocket. */
export interface ShiprocketSettings {
  /** Without a trailing slash. */
  apiUrl: string;
  /** The API user. */
  email: string;
  password: string;
  /** Name of the pickup location, exactly as it stands at Shiprocket, and its pincode. */
  pickupLocation: string;
  pickupPincode: string;
  /** The token that its webhooks bring. */
  webhookToken: string;
}
