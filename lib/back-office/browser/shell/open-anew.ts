/** Opens the back office anew, without anything of the screen that is left. */
export function openAnew(): void {
  window.location.assign('/');
}
