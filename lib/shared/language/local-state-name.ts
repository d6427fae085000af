import * as m from '#messages';
import { stateCodeOf } from '../gst.ts';

/**
 * Returns the name of a state of India in the language of the page; a name that is none stays as it is. Addresses are
 * stored with the English name. Tax documents keep that, beside the code: it is the name of GSTN's list, which returns are
 * filed by and officers compare with.
 */
export function localStateName(name: string): string {
  return m.sharedStateName({ code: stateCodeOf(name) ?? '', name });
}
