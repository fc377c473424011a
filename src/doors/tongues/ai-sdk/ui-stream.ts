import type { ShownView } from '../../../conversation/guide/answer-view.ts'

/** Headers of a UI message stream, version 1. */
export const uiStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-vercel-ai-ui-message-stream': 'v1',
}

export const done = 'data: [DONE]\n\n'

const write = (part: object): string => `data: ${JSON.stringify(part)}\n\n`

/** Writes the parts of one message: its words, what was searched for it, and the homes that it shows. */
export function uiWriter(messageId: string, question: string) {
  const text = { id: 'words' }
  let hasBegun = false
  let hasSearched = false
  return {
    begin: () => write({ type: 'start', messageId }) + write({ type: 'start-step' }),
    /** Told once: what a view shows last is told at the end. */
    searched: (view: ShownView): string => {
      if (hasSearched || view.criteria.length === 0) return ''
      hasSearched = true
      const toolCallId = `${messageId}-search`
      const output = { total: view.total, criteria: view.criteria.map(({ label }) => label) }
      return (
        write({ type: 'tool-input-available', toolCallId, toolName: 'search_listings', input: { q: question } }) +
        write({ type: 'tool-output-available', toolCallId, output })
      )
    },
    words: (delta: string): string => {
      const start = hasBegun ? '' : write({ type: 'text-start', ...text })
      hasBegun = true
      return start + write({ type: 'text-delta', ...text, delta })
    },
    end: (view: ShownView | null): string =>
      [
        ...(hasBegun ? [write({ type: 'text-end', ...text })] : []),
        ...(view?.cards ?? []).flatMap((card) => [
          ...(card.url === ''
            ? []
            : [write({ type: 'source-url', sourceId: `${card.id}`, url: card.url, title: card.title })]),
          write({ type: 'data-listing', id: `listing-${card.id}`, data: card }),
        ]),
        ...(view && view.criteria.length > 0 ? [write({ type: 'data-chips', id: 'chips', data: view.criteria })] : []),
        write({ type: 'finish-step' }),
        write({ type: 'finish', finishReason: 'stop' }),
        done,
      ].join(''),
  }
}
