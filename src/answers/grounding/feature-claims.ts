import type { FeatureRow, LanguageCode } from '../../search/language.ts'
import { tablesOf } from '../../search/languages.ts'
import { PhraseTree } from '../../search/phrase-tree.ts'
import { foldWord, type Token } from '../../search/tokens.ts'
import type { KnownHome } from './evidence.ts'
import { saysFeature } from './text-mentions.ts'

/** A feature that a text says a home has, or has not. */
export interface FeatureClaim {
  start: number
  end: number
  name: string
  /** English row by which a listing is asked. */
  row: FeatureRow | 'parking'
  /** Said to be there; false: said to be missing; null: asked, offered or called unknown. */
  says: boolean | null
}

/** Everyday words that are features only in a listing: too many sentences hold them without a claim. */
const everyday = new Set(
  'view,views,well,stream,study,light,private,square,lift,office,storage,park,parks,school,schools,bus,train,quiet,tub,alarm,spa,stable,stables,updated,restored,refreshed,bright,internet,historic,commercial,shopping,shops,stores,restaurants,near park,near school,near shopping,privacy,peaceful,fixer,ada,ac,ev,rv,den,horse,horses,modern,contemporary,luxury,luxurious,golf,tennis,farm,ranch,fence,fenced,beach,train station,mall,trains,buses,a dog,a cat,pet,dog,cat,dogs,cats'.split(
    ',',
  ),
)
const realViews = /^(?:ocean|lake|water|mountain|city|river|sea|bay|skyline)/
const parkingWords =
  'garage, garages, car garage, parking, parking spot, parking spots, parking space, garaje, garajes, cochera, aparcamiento, estacionamiento, plaza de garaje, parking space, stationnement, place de parking, garagen, stellplatz, stellplätze, parkplatz, parkplätze, 车库, 车位, 停车位'

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
      if (everyday.has(phrase.toLowerCase()) && !realViews.test(phrase)) continue
      for (const form of language.formsOf?.(phrase) ?? [phrase, `${phrase}s`]) tree.add(form, tag)
    }
  }
  const made = { tree, rows }
  indexes.set(code, made)
  return made
}

const negation =
  /(?:\b(?:no|not|without|lacks?|lacking|never|neither|nor|none|sin|ningun[ao]?|tampoco|carece|pas|sans|aucune?|ni|jamais|kein(?:e[nmrs]?)?|nicht|ohne|weder|noch)\b|n['’]t\b|没有|无|不带|不含|没)[^.;:!?。]{0,48}$/iu
const unknown =
  /\b(?:whether|if|unknown|unclear|mentions? no|(?:doesn|does|don|do)['’]?t? ?(?:not )?(?:say|mention|list|state|specify|indicate)|not (?:say|mention|list|state|specified|mentioned|listed)|confirm|ask(?: the)?|check|si (?:tiene|hay|dispone)|no (?:dice|menciona|indica|especifica)|confirmar|consultar|ne (?:dit|mentionne|precise|précise)|si (?:elle|il|le)|verifier|vérifier|ob|erwähnt|nicht angegeben|unbekannt|是否|未提|没有提|没提|未说明|不清楚)\b|是否|未提|没有提|没提|未说明|不清楚/iu
const notOnly = /not only|not just|no s[oó]lo|no [uú]nicamente|non seulement|pas seulement|nicht nur|不仅|不只/iu
const asks = /[?？]\s*["”’)*_]*\s*$/u

/** Features that a sentence speaks of, each with whether it claims them. English words count in every language. */
export function findFeatureClaims(text: string, language: LanguageCode): FeatureClaim[] {
  const tokens = placeTokens(text)
  const isQuestion = asks.test(text)
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
      claims.push({ start, end, name: text.slice(start, end), row, says: moodOf(text, start, end, isQuestion) })
    }
  }
  return claims
}

/** Whether words there claim something or deny it; null when they ask, or call it unknown. */
export function moodOf(text: string, start: number, end: number, isQuestion = asks.test(text)): boolean | null {
  const clause =
    text
      .slice(0, start)
      .split(/[.;!?。；]\s|\bbut\b|\bpero\b|\bmais\b|\baber\b|但/u)
      .at(-1) ?? ''
  if (isQuestion || unknown.test(clause) || unknown.test(text.slice(end, end + 40))) return null
  return !negation.test(clause) || notOnly.test(clause)
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
