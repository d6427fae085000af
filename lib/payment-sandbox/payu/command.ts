/** The arguments of a service call; empty where they were not sent. */
export interface Command {
  var1: string;
  var2: string;
  var3: string;
}

/** What a service call answers, as JSON. */
export type Reply = Record<string, unknown>;
