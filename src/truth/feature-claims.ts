import type { LanguageCode } from '../language/language.ts'
import { tablesOf } from '../language/languages.ts'
import type { FeatureRow } from '../language/table-rows.ts'
import { PhraseTree } from '../language/words/phrase-tree.ts'
import { foldWord, type Token } from '../language/words/tokens.ts'
import type { KnownHome } from './evidence.ts'
import { mentionsFeature, saysFeature } from './text-mentions.ts'

/** A feature that a text names. */
export interface FeatureClaim {
  start: number
  end: number
  name: string
  /** English row by which a listing is asked. */
  row: FeatureRow | 'parking'
}

const parkingWords =
  'garage, garages, car garage, parking, parking spot, parking spots, parking space, garaje, garajes, cochera, aparcamiento, estacionamiento, plaza de garaje, parking space, stationnement, place de parking, vaga de garagem, vagas de garagem, vaga de estacionamento, vagas de estacionamento, lugar de garagem, lugares de garagem, garagem, garagens, garagen, stellplatz, stellplätze, parkplatz, parkplätze, 车库, 车位, 停车位'

interface Index {
  tree: PhraseTree
  rows: (FeatureRow | 'parking')[]
}

const indexes = new Map<LanguageCode, Index>()

/** All ways to name a feature in a language; the rows know the English words that prove it. */
function featureIndex(code: LanguageCode): Index {
  const known = indexes.get(code)
  if (known) return known
  const tree = new PhraseTree()
  const rows: (FeatureRow | 'parking')[] = ['parking']
  for (const phrase of parkingWords.split(',')) tree.add(phrase.trim(), '0')
  const { language } = tablesOf(code)
  for (const row of language.features) {
    rows.push(row)
    const tag = String(rows.length - 1)
    for (const phrase of [row.name, ...(row.also ?? [])]) {
      for (const form of language.formsOf?.(phrase) ?? [phrase, `${phrase}s`]) tree.add(form, tag)
    }
  }
  const made = { tree, rows }
  indexes.set(code, made)
  return made
}

/** Features that a sentence names. English words count in every language. */
export function findFeatureClaims(text: string, language: LanguageCode): FeatureClaim[] {
  const tokens = placeTokens(text)
  const claims: FeatureClaim[] = []
  for (const { tree, rows } of language === 'en'
    ? [featureIndex('en')]
    : [featureIndex(language), featureIndex('en')]) {
    for (let at = 0; at < tokens.length; at += 1) {
      const found = tree.longestAt(tokens, at)
      if (!found) continue
      const tag = found.tags[0]
      const row = tag === undefined ? undefined : rows[Number(tag)]
      const start = tokens[at]?.start ?? 0
      const end = tokens[found.end - 1]?.end ?? start
      at = found.end - 1
      if (!row || claims.some((claim) => claim.start < end && claim.end > start)) continue
      claims.push({ start, end, name: text.slice(start, end), row })
    }
  }
  return claims
}

const tokenPattern = /\p{Script=Han}|[[\p{L}\p{M}]--\p{Script=Han}]+(?:'[\p{L}--\p{Script=Han}]+)*|\d+|\S/gv

const folds = new Map<string, string>()
const mostFolds = 20_000

/** Words come again and again; folding one takes longer than looking it up. */
function fold(word: string): string {
  const known = folds.get(word)
  if (known !== undefined) return known
  if (folds.size >= mostFolds) folds.clear()
  const folded = foldWord(word)
  folds.set(word, folded)
  return folded
}

interface PlacedToken extends Token {
  start: number
  end: number
}

/** The tokens of the search, each with its place: nothing is changed but the letters' case and accents. */
function placeTokens(text: string): PlacedToken[] {
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

const kept = new WeakMap<KnownHome, Map<FeatureRow | 'parking', boolean>>()

/** Whether a home has a feature by its own listing. */
export function hasFeature(home: KnownHome, row: FeatureRow | 'parking'): boolean {
  const memory = kept.get(home) ?? new Map<FeatureRow | 'parking', boolean>()
  kept.set(home, memory)
  const known = memory.get(row)
  if (known !== undefined) return known
  const has =
    row === 'parking'
      ? home.listing.ParkingSpots > 0 || /garage|parking|carport|garaje|stellpl|parkpl|车位|车库/u.test(home.words)
      : saysFeature(home.listing, row)
  memory.set(row, has)
  return has
}

/** Whether a listing denies a feature by its own words. */
export function lacksFeature(home: KnownHome, row: FeatureRow | 'parking'): boolean {
  if (hasFeature(home, row)) return false
  if (row === 'parking') return /(?:no|without) (?:garage|parking|carport)/u.test(home.words)
  return mentionsFeature(home.listing, row)
}
