interface ParseResult {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}

/** Every error text of a field. More than one means that the rules do not stop at the first that fails. */
export function errorsOf(result: ParseResult, field: string): string[] {
  return (result.error?.issues ?? [])
    .filter((issue) => issue.path[0] === field)
    .map((issue) => issue.message);
}
