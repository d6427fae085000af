/** Whether an `Accept` header asks for a page, as a browser does with a plain form and a script does not. */
export function acceptsHtml(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}
