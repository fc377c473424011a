import type { Usage } from './completion-shapes.ts'

/** What is the same in all that is said of one answer. */
export interface ResponseHead {
  /** Id of the question, by which the answer is found again. */
  questionId: number
  createdAt: number
  model: string
  previous: string | null
  metadata: object
}

const prefix = 'resp_'

export function writeResponseId(questionId: number): string {
  return `${prefix}${questionId}`
}

/** The id of the question in the id of a response; null: it is none of ours. */
export function readResponseId(id: string): number | null {
  const [, digits] = /^resp_([1-9]\d{0,14})$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}

export function textPart(text: string): object {
  return { type: 'output_text', text, annotations: [], logprobs: [] }
}

export function messageItem({ questionId }: ResponseHead, text: string | null): object {
  const status = text === null ? 'in_progress' : 'completed'
  const content = text === null ? [] : [textPart(text)]
  return { id: `msg_${questionId}`, type: 'message', status, role: 'assistant', content }
}

interface State {
  status: 'in_progress' | 'completed' | 'failed'
  /** null: there is none yet. */
  text: string | null
  usage: Usage | null
  error?: { code: string; message: string } | null
  porchlight?: object
}

export function describeResponse(head: ResponseHead, { status, text, usage, error = null, porchlight }: State): object {
  return {
    id: writeResponseId(head.questionId),
    object: 'response',
    created_at: head.createdAt,
    status,
    background: false,
    error,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: null,
    model: head.model,
    output: text === null ? [] : [messageItem(head, text)],
    parallel_tool_calls: false,
    previous_response_id: head.previous,
    store: true,
    temperature: null,
    text: { format: { type: 'text' } },
    tool_choice: 'none',
    tools: [],
    top_p: null,
    truncation: 'disabled',
    usage: usage && describeUsage(usage),
    metadata: head.metadata,
    ...(porchlight && { porchlight }),
  }
}

function describeUsage(usage: Usage): object {
  return {
    input_tokens: usage.prompt_tokens,
    input_tokens_details: usage.prompt_tokens_details,
    output_tokens: usage.completion_tokens,
    output_tokens_details: usage.completion_tokens_details,
    total_tokens: usage.total_tokens,
  }
}

/**
 * Writes the events of a streamed answer. Their numbers grow with the characters that were said, so that the number of
 * the last event that a client has tells how much of the answer it has, however it was cut. What it has, up to `after`, is left out.
 */
export function eventWriter(head: ResponseHead, after = -1) {
  const begun = 3
  let said = 0
  const write = (number: number, type: string, rest: object): string =>
    number <= after ? '' : `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: number, ...rest })}\n\n`
  const place = { item_id: `msg_${head.questionId}`, output_index: 0, content_index: 0 }
  return {
    begin: (): string => {
      const response = describeResponse(head, { status: 'in_progress', text: null, usage: null })
      return [
        write(0, 'response.created', { response }),
        write(1, 'response.in_progress', { response }),
        write(2, 'response.output_item.added', { output_index: 0, item: messageItem(head, null) }),
        write(begun, 'response.content_part.added', { ...place, part: textPart('') }),
      ].join('')
    },
    words: (words: string): string => {
      const known = Math.max(0, after - begun - said)
      said += words.length
      const delta = words.slice(known)
      return write(begun + said, 'response.output_text.delta', { ...place, delta, logprobs: [] })
    },
    end: (text: string, response: object): string =>
      [
        write(begun + said + 1, 'response.output_text.done', { ...place, text, logprobs: [] }),
        write(begun + said + 2, 'response.content_part.done', { ...place, part: textPart(text) }),
        write(begun + said + 3, 'response.output_item.done', { output_index: 0, item: messageItem(head, text) }),
        write(begun + said + 4, 'response.completed', { response }),
      ].join(''),
    failed: (response: object): string => write(begun + said + 1, 'response.failed', { response }),
  }
}
