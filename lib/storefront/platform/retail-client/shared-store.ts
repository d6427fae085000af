/** A store that several processes share. Its entries end by themselves; every method may reject. */
export interface SharedStore {
  /** Null where there is no such entry, or its time is over. */
  read(name: string): Promise<string | null>;
  write(name: string, value: string, milliseconds: number): Promise<void>;
  /** Claims a name for a holder; false while anybody has it. */
  claim(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Gives a claimed name back, where the holder still has it. */
  release(name: string, holder: string): Promise<void>;
}

export interface OpenStore extends SharedStore {
  /** Ends the connection at once. */
  close(): void;
}
