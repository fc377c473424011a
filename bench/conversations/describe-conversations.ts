import type { HeldConversation, HeldTurn } from './hold-conversations.ts'
import { isReached } from './judge-answer.ts'

export interface ConversationFigures {
  turns: number
  rightKind: number
  whole: number
  madeUp: number
  refusals: number
  deadEnds: number
  wanting: number
  reached: number
  medianWords: number
  p95Words: number
  p95Ms: number
}

export function figuresOf(held: readonly HeldConversation[]): ConversationFigures {
  const turns = held.flatMap((each) => each.turns)
  const count = (test: (turn: HeldTurn) => boolean): number => turns.filter(test).length
  const wanting = held.filter(({ conversation }) => conversation.wants !== null)
  const words = turns.map(({ verdict }) => verdict.words)
  return {
    turns: turns.length,
    rightKind: count(({ verdict }) => verdict.isKind),
    whole: count(isWhole),
    madeUp: count(({ verdict }) => verdict.madeUp.length > 0),
    refusals: count(({ verdict }) => verdict.isRefusal),
    deadEnds: count(({ verdict }) => verdict.isDeadEnd),
    wanting: wanting.length,
    reached: wanting.filter(({ conversation, turns: own }) =>
      isReached(
        conversation.wants,
        own.map(({ verdict }) => verdict),
        own.map(({ reply }) => reply),
      ),
    ).length,
    medianWords: quantile(words, 0.5),
    p95Words: quantile(words, 0.95),
    p95Ms: quantile(
      turns.map(({ verdict }) => verdict.ms),
      0.95,
    ),
  }
}

const isWhole = ({ verdict }: HeldTurn): boolean => verdict.isKind && verdict.faults.length === 0

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The figures as a table. */
export function describeFigures(figures: ConversationFigures): string {
  const { turns } = figures
  const share = (part: number, of: number): string =>
    `${part} of ${of} (${of === 0 ? '–' : ((100 * part) / of).toFixed(1)} %)`
  const rows = [
    ['turns of the right kind', share(figures.rightKind, turns), '97 %'],
    ['turns with everything they must have', share(figures.whole, turns), '93 %'],
    ['answers with something made up', String(figures.madeUp), '0'],
    ['refusals where help was there', share(figures.refusals, turns), '1 %'],
    ['dead ends without a button', String(figures.deadEnds), '0'],
    ['conversations that reach what they want', share(figures.reached, figures.wanting), '95 %'],
    ['words before the cards, median / p95', `${figures.medianWords} / ${figures.p95Words}`, '35 / 70'],
    ['answer p95, with HTTP and the database', `${figures.p95Ms.toFixed(1)} ms`, '–'],
  ]
  return ['| What | Seen | To reach |', '|---|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

/** What went wrong in a conversation; "" where nothing did. */
export function describeFaults({ conversation, turns }: HeldConversation): string {
  const wrong = turns.filter((held) => !isWhole(held) || held.verdict.madeUp.length > 0 || held.verdict.isDeadEnd)
  if (wrong.length === 0) return ''
  return [
    `# ${conversation.id} (${conversation.listings}, wants ${conversation.wants ?? 'nothing'})`,
    ...wrong.map(describeTurn),
  ].join('\n')
}

/** A whole conversation with what was judged. */
export function describeConversation({ conversation, turns }: HeldConversation): string {
  return [
    `# ${conversation.id} (${conversation.listings}, wants ${conversation.wants ?? 'nothing'})`,
    ...turns.map(describeTurn),
  ].join('\n')
}

function describeTurn({ turn, reply, verdict }: HeldTurn): string {
  const said = typeof turn.say === 'string' ? turn.say : `[${turn.say.click}]`
  const kind = verdict.isKind
    ? verdict.kind
    : `${verdict.kind ?? 'no kind'} instead of ${[turn.kind].flat().join(' or ')}`
  const notes = [
    ...verdict.faults,
    ...verdict.madeUp.map((each) => `makes up ${each}`),
    ...(verdict.isDeadEnd ? ['is a dead end'] : []),
  ]
  const cards = reply.cards.length > 0 ? `\n    cards: ${reply.cards.map(({ title }) => title).join(' | ')}` : ''
  return `  > ${said}\n    ${kind}${notes.length > 0 ? `; ${notes.join('; ')}` : ''}\n    ${reply.words.slice(0, 300).replace(/\s+/g, ' ')}${cards}\n    buttons: ${[...reply.buttons].join(' ')}`
}
