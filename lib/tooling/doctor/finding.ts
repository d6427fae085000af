/** What one check found. `wrong` is what keeps the store from working; `note` is what an operator should know. */
export interface Finding {
  state: 'ok' | 'note' | 'wrong';
  text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const note = (text: string): Finding => ({ state: 'note', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
