import { numberCondition } from '../../../criteria/make-condition.ts'
import { hasTag, tagValue } from '../../words/lexeme.ts'
import type { Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

/** A field's name alone: "garage" asks for one, "HOA" for there being any. */
const read: Recogniser = ({ lexemes, lexicon }, at) => {
  const lexeme = lexemes[at]
  const spots = tagValue(lexeme, 'parking.')
  if (spots !== null) {
    const condition = numberCondition('ParkingSpots', { min: Number(spots) })
    return { meanings: [{ kind: 'criterion', topic: 'ParkingSpots', anyOf: [condition] }], end: at + 1 }
  }
  const beds = tagValue(lexeme, 'bedrooms.')
  if (beds !== null) {
    const condition = numberCondition('Bedrooms', { min: Number(beds), max: Number(beds) })
    return { meanings: [{ kind: 'criterion', topic: 'Bedrooms', anyOf: [condition] }], end: at + 1 }
  }
  const words = lexicon.language.bareFields
  const text = lexeme?.key ?? ''
  if (
    words.parking.includes(text) ||
    hasTag(lexeme, 'bare.parking') ||
    (hasTag(lexeme, 'unit.ParkingSpots') && words.parking.some((word) => text.includes(word)))
  ) {
    return {
      meanings: [{ kind: 'criterion', topic: 'ParkingSpots', anyOf: [numberCondition('ParkingSpots', { min: 1 })] }],
      end: at + 1,
    }
  }
  if (hasTag(lexeme, 'field.HOAMonth')) {
    return {
      meanings: [{ kind: 'criterion', topic: 'HOAMonth', anyOf: [numberCondition('HOAMonth', { above: 0 })] }],
      end: at + 1,
    }
  }
  return null
}

export const bareFieldRule: Rule = {
  name: 'bare-field',
  dimension: 'rooms',
  read,
  examples: [
    ['garage', 'ParkingSpots at least 1'],
    ['HOA', 'HOAMonth above 0'],
  ],
  not: ['2-car garage', 'HOA under 300'],
}
