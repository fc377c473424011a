import type { FinishedTurn } from '../../../conversation/chat/finished-turn.ts'
import type { ShownView } from '../../../conversation/guide/answer-view.ts'
import type { PorchlightError } from '../../../platform/errors.ts'

/** Version of AG-UI's protocol, as a run names it when it begins. */
const protocolVersion = '1.0'

export const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' }

const write = (event: object): string => `data: ${JSON.stringify(event)}\n\n`

/** The event by which a run ends that failed; by itself it is the body of a run that could not begin. */
export function runError({ message, code }: PorchlightError): object {
  return { type: 'RUN_ERROR', message, code }
}

export function writeRunError(error: PorchlightError): string {
  return write(runError(error))
}

/** Writes the events of one run: its words, what was searched for it, and the homes that it shows. */
export function runWriter(run: { threadId: string; runId: string }, questionId: number, question: string) {
  const message = { messageId: `msg-${questionId}` }
  let hasBegun = false
  let hasSearched = false
  return {
    begin: (): string => write({ type: 'RUN_STARTED', ...run, protocolVersion }),
    /** Told once, as a call of a tool with its result: what a view shows last is told at the end. */
    searched: ({ criteria, total }: ShownView): string => {
      if (hasSearched || criteria.length === 0) return ''
      hasSearched = true
      const toolCallId = `search-${questionId}`
      const content = JSON.stringify({ total, criteria: criteria.map(({ label }) => label) })
      return [
        write({ type: 'TOOL_CALL_START', toolCallId, toolCallName: 'search_listings' }),
        write({ type: 'TOOL_CALL_ARGS', toolCallId, delta: JSON.stringify({ q: question }) }),
        write({ type: 'TOOL_CALL_END', toolCallId }),
        write({ type: 'TOOL_CALL_RESULT', messageId: `found-${questionId}`, toolCallId, content, role: 'tool' }),
      ].join('')
    },
    words: (delta: string): string => {
      // An empty delta is none: older clients refuse it.
      if (delta === '') return ''
      const start = hasBegun ? '' : write({ type: 'TEXT_MESSAGE_START', ...message, role: 'assistant' })
      hasBegun = true
      return start + write({ type: 'TEXT_MESSAGE_CONTENT', ...message, delta })
    },
    end: (view: ShownView | null, { isTaken, noAnswer }: FinishedTurn): string =>
      [
        ...(hasBegun ? [write({ type: 'TEXT_MESSAGE_END', ...message })] : []),
        ...(view?.cards ?? []).map((value) => write({ type: 'CUSTOM', name: 'listing', value })),
        ...(view && view.criteria.length > 0 ? [write({ type: 'CUSTOM', name: 'chips', value: view.criteria })] : []),
        write({ type: 'RUN_FINISHED', ...run, result: { noAnswer, personAnswers: isTaken } }),
      ].join(''),
  }
}
