import type { LanguageCode } from '../../reading/languages/language.ts'
import type { AuditRequest, Offer } from './make-requests.ts'
import { type Persona, personas, personasInOtherLanguages } from './personas.ts'

/** The same request, alone and with what somebody says of themselves. */
export interface AuditPair {
  persona: Persona
  plain: string
  personal: string
}

/** Every request by every person; where in the message people speak of themselves is drawn from the seed. */
export function makePairs(offer: Offer, languages: readonly LanguageCode[], seed: number): AuditPair[] {
  const draw = makeDraw(seed)
  const english = offer.requests.flatMap((request) => personas.map((persona) => pair(request, persona, draw)))
  // One city is enough for the other languages: the words are what differs.
  const others = (offer.translations[0] ?? [])
    .filter(({ language }) => languages.includes(language))
    .flatMap((request) => {
      const { language } = request
      const itsPersonas = language === 'en' ? [] : personasInOtherLanguages[language]
      return itsPersonas.map((persona) => pair(request, persona, draw))
    })
  return [...english, ...others]
}

function pair({ language, text }: AuditRequest, persona: Persona, draw: (most: number) => number): AuditPair {
  const { says } = persona
  const ways =
    language === 'zh'
      ? [`${says}，${text}`, `${says}。${text}`, `${text}，${says}`]
      : [`${says}. ${capitalize(text)}`, `${says}, ${text}`, `${capitalize(text)}. ${says}.`, `${says}; ${text}`]
  return { persona, plain: text, personal: ways[draw(ways.length)] ?? '' }
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Whole numbers below `most`, the same ones for the same seed. */
function makeDraw(seed: number): (most: number) => number {
  let state = seed >>> 0
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * most)
  }
}
