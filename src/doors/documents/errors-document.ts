import type { ErrorEntry } from '../../platform/errors.ts'

/** docs/errors.md from the error catalogue: what to do with a failure, and every code, ordered by status. */
export function renderErrorsDocument(catalogue: Record<string, ErrorEntry>): string {
  const rows = Object.entries(catalogue).sort(([, a], [, b]) => a.status - b.status)
  return `# Errors

<!-- Made from src/platform/errors.ts by \`npm run documents\`. -->

Every failure has an HTTP status, the same number as \`Code\` of the envelope, one sentence for a person in \`Message\`, and a stable
code for programs in the header \`x-error-code\`. Sentences may be reworded; codes stay. \`x-request-id\` names the request in the log.

| Status | x-error-code | Message |
|---|---|---|
${rows.map(([code, { status, sentence }]) => `| ${status} | \`${code}\` | ${describeSentence(sentence)} |`).join('\n')}

Names in braces stand for a detail of the failure. 429 and 503 carry \`Retry-After\` in seconds; 405 carries \`Allow\`.
A stream that fails after its first piece ends with the line \`{"Success":false,"Code":502,"Message":"..."}\`, which holds the same Code and Message.
`
}

/** Some sentences consist of nothing but a detail. */
function describeSentence(sentence: string): string {
  const detail = /^\{(\w+)\}$/.exec(sentence)?.[1]
  return detail === undefined ? sentence.replaceAll('|', '\\|') : `(what is wrong, in words: {${detail}})`
}
