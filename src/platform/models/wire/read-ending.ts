/** How an answer ended. `failed`: by something that went wrong; `untold`: it broke off before its end was told. */
export type Ending = 'whole' | 'cut' | 'filtered' | 'failed' | 'untold'

/** The end of an answer as the client of its protocol tells it: in its own word, and in the server's. */
export interface FinishReason {
  unified: string
  raw?: string | undefined
}

/** A model was done when a server says nothing but these: "end_turn", "stop_sequence", "eos_token", "COMPLETE". */
const wellWords = new Set(
  'stop stopped end ended eos eot turn sequence token complete completed done finish finished success normal tool tools call calls function use pause content message of'.split(
    ' ',
  ),
)
/** There was no more room: "model_length", "MAX_TOKENS", "model_context_window_exceeded". */
const cutWords = /(?:^|_)(?:length|max|maximum|limit|window|context|budget)(?:_|$)/
/** Somebody did not want it said. */
const filterWords = /filter|safety|sensitive|refus|block|prohibit|recitation|moderat|guardrail|spii|policy/

/**
 * What the end of an answer means. Clients know the words of their own protocol, and call all others by one name; servers go on
 * making new ones. What says in every word that the model was done is well, what says that there was no room is cut, and what says anything
 * else is a failure, whatever it is.
 */
export function readEnding(reason: FinishReason | undefined): Ending {
  if (reason === undefined) return 'untold'
  const { unified, raw } = reason
  if (unified === 'interrupted') return 'untold'
  if (unified === 'length') return 'cut'
  // A refusal in words is an answer; a filter stops one.
  if (unified === 'content-filter' && (raw === undefined || raw === 'stop' || raw === 'completed')) return 'whole'
  if (unified === 'content-filter') return 'filtered'
  if (unified === 'error') return 'failed'
  if (unified !== 'other') return 'whole'
  return raw === undefined || raw === '' ? 'untold' : endingOfWord(raw)
}

function endingOfWord(raw: string): Ending {
  const word = raw
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
  if (filterWords.test(word)) return 'filtered'
  if (word.split('_').every((part) => wellWords.has(part))) return 'whole'
  return cutWords.test(word) ? 'cut' : 'failed'
}
