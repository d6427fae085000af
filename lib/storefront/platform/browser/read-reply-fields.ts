/** The fields of the JSON object in an answer, not checked yet; none where it is another value. Rejects where it is not JSON. */
export async function readReplyFields(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Whether a field is a list of texts. */
export function isTextList(field: unknown): field is string[] {
  return Array.isArray(field) && field.every((entry) => typeof entry === 'string');
}
