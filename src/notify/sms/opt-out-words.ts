/** What carriers and Twilio take for "no more", and for "again", as the whole of a message. */
const outWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'])
const inWords = new Set(['START', 'YES', 'UNSTOP'])

/**
 * Whether who wrote this wants no more messages, or wants them again; null: neither. `optOutType`: what Twilio itself
 * took it for, where the firm has set words of its own there (Advanced Opt-Out).
 */
export function readOptOut(body: string, optOutType?: string | null): 'out' | 'in' | null {
  const type = optOutType?.trim().toUpperCase()
  if (type === 'STOP') return 'out'
  if (type === 'START') return 'in'
  // "Stop." and "stop all" are what they are; within a sentence the words mean nothing.
  const word = body
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (outWords.has(word)) return 'out'
  return inWords.has(word) ? 'in' : null
}
