/** How many numbers may enter the private sale, now or after a step. */
export function invitedText(invited: number, when: 'now' | 'then' = 'now'): string {
  return invited === 1 ? `1 number is invited ${when}.` : `${invited} numbers are invited ${when}.`;
}
