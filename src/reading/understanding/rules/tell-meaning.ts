import { tellCondition } from '../../criteria/tell-condition.ts'
import type { Meaning } from './meaning.ts'

/** A meaning in a few plain words, as examples, docs and explanations write it: "Price at most 500000". */
export function tellMeaning(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'criterion':
      return meaning.anyOf.map(tellCondition).join(' or ')
    case 'near': {
      const { place, miles } = meaning.near
      const exact = (meaning.anyOf ?? []).map((condition) => `${tellCondition(condition)} or `).join('')
      return `${exact}within ${round(miles ?? 5)} miles of ${place.name}`
    }
    case 'radius':
      return `within ${round(meaning.miles)} miles`
    case 'sort': {
      const { field, direction } = meaning.sort
      return meaning.near ? `closest to ${meaning.near.place.name} first` : `order by ${field} ${direction}`
    }
    case 'limit':
      return `show ${meaning.limit}`
    case 'figure':
      return meaning.figures.map(({ kind, field }) => (kind === 'count' ? 'count' : `${kind} ${field}`)).join(', ')
    case 'figureField':
      return meaning.field
    case 'follow':
      return meaning.count === undefined ? meaning.action : `${meaning.action}, by ${meaning.count}`
    case 'drop':
      return `let go ${[meaning.topics.join(', '), meaning.words].filter(Boolean).join(' ')}`
    case 'step': {
      const { topic, by, sign } = meaning.step
      const amount = by === null ? 'a little' : tellCondition(by)
      return `${sign > 0 ? 'more' : 'less'}, by ${topic === null || by === null ? amount : amount.replace('at least ', '')}`
    }
    case 'ordinal':
      return `number ${meaning.position}`
    case 'number':
      return `a number ${meaning.value}`
    case 'scope':
      return meaning.scope
    case 'marker':
      return meaning.marker
    case 'repair':
      return 'instead of what was said'
    case 'aside':
      return 'nothing that listings know'
    case 'setAside':
      return meaning.role
    case 'home':
      return 'any home'
    case 'opinion':
      return 'a matter of opinion'
    case 'guess':
      return `says ${meaning.words}, perhaps`
    case 'ignored':
    case 'unknown':
      return 'an unknown word'
    case 'ordinary':
      return 'an ordinary word'
    case 'filler':
      return ''
    case 'refused':
      return 'refused'
  }
}

export function tellMeanings(meanings: readonly Meaning[]): string {
  return meanings.map(tellMeaning).filter(Boolean).join('; ')
}

function round(miles: number): number {
  return Math.round(miles * 100) / 100
}
