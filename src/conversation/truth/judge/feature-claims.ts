import { memoize } from '../../../platform/memoize.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { PhraseTree } from '../../../reading/languages/words/phrase-tree.ts'
import { foldWord, type Token } from '../../../reading/languages/words/tokens.ts'
import type { KnownHome } from '../evidence/evidence.ts'
import { homeSays } from '../evidence/home-record.ts'
import { AskedFeature, mentionsFeature, saysFeature } from '../evidence/text-mentions.ts'

/** A feature that a text names. */
export interface FeatureClaim {
  start: number
  end: number
  name: string
  /** By which a listing is asked. */
  feature: AskedFeature | 'parking'
}

const parkingWords =
  'garage, garages, car garage, parking, parking spot, parking spots, parking space, garaje, garajes, cochera, aparcamiento, estacionamiento, plaza de garaje, parking space, stationnement, place de parking, vaga de garagem, vagas de garagem, vaga de estacionamento, vagas de estacionamento, lugar de garagem, lugares de garagem, garagem, garagens, garagen, stellplatz, stellplätze, parkplatz, parkplätze, 车库, 车位, 停车位'

interface Index {
  tree: PhraseTree
  features: readonly (AskedFeature | 'parking')[]
}

/** All ways to name a feature in a language; the rows know the English words that prove it. */
function indexFeatures({ language, languages }: LanguageTables): Index {
  const tree = new PhraseTree([], languages.vocabulary)
  const features: (AskedFeature | 'parking')[] = ['parking']
  for (const phrase of parkingWords.split(',')) tree.add(phrase.trim(), '0')
  for (const row of language.features) {
    const tag = String(features.push(new AskedFeature(row)) - 1)
    for (const phrase of [row.name, ...(row.also ?? [])]) {
      for (const form of language.formsOf?.(phrase) ?? [phrase, `${phrase}s`]) tree.add(form, tag)
    }
  }
  return { tree, features }
}

/** Features that a sentence names. English words count in every language. */
export function findFeatureClaims(text: string, { languages, language, derive }: LanguageTables): FeatureClaim[] {
  const tokens = placeTokens(text, languages.derive(foldingOf))
  const claims: FeatureClaim[] = []
  const english = languages.tablesOf('en').derive(indexFeatures)
  for (const { tree, features } of language.code === 'en' ? [english] : [derive(indexFeatures), english]) {
    for (let at = 0; at < tokens.length; at += 1) {
      const found = tree.longestAt(tokens, at)
      if (!found) continue
      const tag = found.tags[0]
      const feature = tag === undefined ? undefined : features[Number(tag)]
      const start = tokens[at]?.start ?? 0
      const end = tokens[found.end - 1]?.end ?? start
      at = found.end - 1
      if (!feature || claims.some((claim) => claim.start < end && claim.end > start)) continue
      claims.push({ start, end, name: text.slice(start, end), feature })
    }
  }
  return claims
}

const tokenPattern = /\p{Script=Han}|[[\p{L}\p{M}]--\p{Script=Han}]+(?:'[\p{L}--\p{Script=Han}]+)*|\d+|\S/gv

const mostFolds = 20_000

/** Words come again and again; folding one takes longer than looking it up. */
function foldingOf(): (word: string) => string {
  return memoize(foldWord, mostFolds)
}

interface PlacedToken extends Token {
  start: number
  end: number
}

/** The tokens of the search, each with its place: nothing is changed but the letters' case and accents. */
function placeTokens(text: string, fold: (word: string) => string): PlacedToken[] {
  let last = -1
  return [...text.replaceAll('’', "'").matchAll(tokenPattern)].map(({ 0: raw, index }) => {
    const kind = /^\p{L}/u.test(raw) ? 'word' : /^\d/.test(raw) ? 'digits' : 'sign'
    const token: PlacedToken = {
      text: fold(raw),
      raw,
      kind,
      glued: index === last,
      capital: false,
      start: index,
      end: index + raw.length,
    }
    last = token.end
    return token
  })
}

const parkingNouns = [
  'garage',
  'parking',
  'carport',
  'garaje',
  'stellplatz',
  'parkplatz',
  'tiefgarage',
  'estacionamiento',
  'aparcamiento',
  'garagem',
  'box',
  '车位',
  '车库',
]

/** Whether a home has a feature by its own listing. */
export function hasFeature(home: KnownHome, feature: AskedFeature | 'parking'): boolean {
  const asked = home.derive(featuresAsked)
  const known = asked.get(feature)
  if (known !== undefined) return known
  const has =
    feature === 'parking'
      ? home.listing.ParkingSpots > 0 || parkingNouns.some((word) => homeSays(home, word) === 'said')
      : saysFeature(home.listing, feature)
  asked.set(feature, has)
  return has
}

/** Which features a home was asked for, and whether it has them. */
function featuresAsked(): Map<AskedFeature | 'parking', boolean> {
  return new Map()
}

/** Whether a listing denies a feature by its own words. */
export function lacksFeature(home: KnownHome, feature: AskedFeature | 'parking'): boolean {
  if (hasFeature(home, feature)) return false
  if (feature === 'parking') return /(?:no|without) (?:garage|parking|carport)/u.test(home.words)
  return mentionsFeature(home.listing, feature) || deniesNoun(home, feature)
}

/** "No pets.", "Pets: no": of a feature that is a thing and what is said of it, the thing may be denied alone. */
function deniesNoun({ words }: KnownHome, { row }: AskedFeature): boolean {
  const noun = /^(\p{L}+?)s? (?:allowed|welcome|friendly|ok|okay|accepted|included)$/u.exec(
    row.english ?? row.name,
  )?.[1]
  if (noun === undefined) return false
  return new RegExp(
    `(?<!\\p{L})no ${noun}s?(?!\\p{L})|${noun}s?(?: allowed| welcome)?: (?:no|none|not)|${noun}s? (?:are |is )?not `,
    'u',
  ).test(words)
}
