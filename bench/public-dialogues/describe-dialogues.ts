import type { HeldDialogue, HeldTurn } from './hold-dialogues.ts'
import { type WishKind, wishKinds } from './wishes-of-turn.ts'

export interface DialogueFigures {
  dialogues: Share
  turns: Share
  tours: Share
  kinds: Record<WishKind, Share>
}

interface Share {
  right: number
  of: number
}

export function figuresOf(held: readonly HeldDialogue[]): DialogueFigures {
  const turns = held.flatMap((each) => each.turns).filter(({ verdicts }) => verdicts.length > 0)
  const tours = held.flatMap(({ tour }) => tour ?? [])
  const kinds = wishKinds.map((kind) => {
    const own = turns.flatMap(({ verdicts }) => verdicts.filter(({ wish }) => wish.kind === kind))
    return [kind, shareOf(own, ({ fault }) => fault === '')] as const
  })
  return {
    dialogues: shareOf(held, isWhole),
    turns: shareOf(turns, isRight),
    tours: shareOf(tours, ({ fault }) => fault === ''),
    // One entry a kind, as they were made just above.
    kinds: Object.fromEntries(kinds) as Record<WishKind, Share>,
  }
}

const isRight = ({ verdicts }: HeldTurn): boolean => verdicts.every(({ fault }) => fault === '')
const isWhole = ({ turns, tour }: HeldDialogue): boolean => turns.every(isRight) && (tour?.fault ?? '') === ''

const shareOf = <Item>(items: readonly Item[], test: (item: Item) => boolean): Share => ({
  right: items.filter(test).length,
  of: items.length,
})

/** The figures as a table. */
export function describeFigures({ dialogues, turns, tours, kinds }: DialogueFigures): string {
  const row = (what: string, { right, of }: Share): string =>
    `| ${what} | ${right} of ${of}${of === 0 ? '' : ` (${((100 * right) / of).toFixed(1)} %)`} |`
  return [
    '| What | Right |',
    '|---|---|',
    row('whole dialogues', dialogues),
    row('turns', turns),
    row('tours at the end, with home and day', tours),
    ...wishKinds.map((kind) => row(`wishes: ${kind}`, kinds[kind])),
  ].join('\n')
}

/** What went wrong, by kind: how often, and the first `most` of each. */
export function describeFaults(held: readonly HeldDialogue[], most: number): string {
  const kinds = wishKinds
    .map((kind) => {
      const wrong = held.flatMap(({ id, turns }) =>
        turns.flatMap((turn) =>
          turn.verdicts
            .filter(({ wish, fault }) => wish.kind === kind && fault !== '')
            .map(({ fault }) => `  ${id} > ${turn.turn.said}\n    ${fault}\n    ${tellReply(turn)}`),
        ),
      )
      return wrong.length === 0 ? '' : [`# ${kind}: ${wrong.length} wrong`, ...wrong.slice(0, most)].join('\n')
    })
    .filter(Boolean)
  const tours = held.flatMap(({ id, tour }) => (tour === null || tour.fault === '' ? [] : [`  ${id}: ${tour.fault}`]))
  return [...kinds, [`# tours at the end: ${tours.length} wrong`, ...tours.slice(0, most)].join('\n')].join('\n\n')
}

/** Whole dialogues with what was judged. */
export function describeDialogue({ id, turns, tour }: HeldDialogue): string {
  const lines = turns.map((turn) => {
    const judged = turn.verdicts.map(({ wish, fault }) =>
      `${wish.kind} ${wish.of} ${fault || 'right'}`.replace('  ', ' '),
    )
    return `  > ${turn.turn.said}\n    ${judged.join('; ')}\n    ${tellReply(turn)}`
  })
  return [`# ${id}`, ...lines, ...(tour === null ? [] : [`  tour at the end: ${tour.fault || 'right'}`])].join('\n')
}

function tellReply({ reply }: HeldTurn): string {
  const cards = reply.cards.length > 0 ? `\n    cards: ${reply.cards.map(({ title }) => title).join(' | ')}` : ''
  const buttons = (reply.view?.buttons ?? []).map(({ kind, day, opens }) =>
    [kind, day, opens && 'opens'].filter(Boolean).join(' '),
  )
  return `${reply.words.slice(0, 300).replace(/\s+/g, ' ')}${cards}\n    buttons: ${buttons.join(' | ')}`
}
