/** Header in which whoever shows the operator's key says who they are, percent-encoded: headers hold no other letters. */
export const OPERATOR_HEADER = 'x-operator';

/** The longest name of who is at the desk, in characters. */
export const MAX_OPERATOR_NAME_LENGTH = 60;

/** A name as the audit keeps it: letters of any script, digits, blanks, and what stands in names of people and teams. */
export const OPERATOR_NAME_PATTERN = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} .,'’&()@_+/-]+$/u;
export const OPERATOR_NAME_FORM = "must be a name: letters, digits, blanks and . , ' & ( ) @ _ + / -";
