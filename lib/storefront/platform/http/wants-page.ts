/** Whether whoever sent an `Accept` header reads pages, as a browser does with a plain form; a script does not. */
export function wantsPage(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}
