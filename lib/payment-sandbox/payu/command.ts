/** The arguments of a service call; empty where they were not sent. */
export interface Command {
  var1: string;
  var2: string;
  var3: string;
}

/** The JSON response of a service call. */
export type ServiceReply = Record<string, unknown>;
