import { describeFileCount } from '../../firm/uploads/message-files.ts'

export type QuestionKind = 'Text' | 'Image' | 'Audio' | 'Video'

export const questionKinds = ['Text', 'Audio', 'Image', 'Video'] as const satisfies readonly QuestionKind[]

/** Code points of a question at the most. */
export const maxQuestionLength = 32_000
/** Of what a visitor types: more than anybody writes to a chat. */
export const maxVisitorQuestionLength = 4_000

/** Ids in fileIds that are looked at, before it is said how many a kind of message takes. */
export const maxNamedFiles = 100

/** What is wrong between the fields of a question, which a schema cannot say (wire-decisions.md, "Messages"). */
export function findQuestionFaults(kind: QuestionKind, content: string, fileIds: readonly number[]): string[] {
  const files = describeFileCount(kind, fileIds)
  return [
    ...(kind === 'Text' && isBlank(content)
      ? ['content: expected text that is not blank, because chatAskType is Text.']
      : []),
    ...(files === null ? [] : [files]),
  ]
}

/** Whether a text shows nothing: blanks and characters without a width. */
export function isBlank(text: string): boolean {
  return !/[^\s\u200B-\u200F\u2060\uFEFF\u00AD]/u.test(text)
}
