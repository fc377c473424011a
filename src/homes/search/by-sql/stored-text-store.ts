import { type RawBuilder, sql } from 'kysely'
import type { Family } from '../../../reading/criteria/condition.ts'
import { familyBit } from '../../../reading/criteria/family-tester.ts'
import { deniedWord, isStoredWord, saidWord } from '../../listing-text/feature-reader.ts'
import { type KnownFeature, knownFeatures } from '../../listing-text/known-features.ts'
import { phraseForms } from '../../listing-text/phrase-forms.ts'
import { placePrefix } from '../../listing-text/text-reader.ts'

type Sql = RawBuilder<boolean>

/** Listings whose texts were read as they are read now, and not since changed. */
export function isRead(): Sql {
  return sql`"textReader" = ${knownFeatures().version}`
}

/** The others; written so that an index finds them, of which there are hardly ever any. */
export function isUnread(): Sql {
  const { version } = knownFeatures()
  return sql`("textReader" IS NULL OR "textReader" < ${version} OR "textReader" > ${version})`
}

/** What tells of listings that are read whether they say one of the mentions; undefined when their texts have to. */
export function storedSql(mentions: readonly string[]): Sql | undefined {
  const feature = knownFeatures().find(mentions)
  if (feature) return sql`(${featureSql(feature)})`
  const said = wordsSql(mentions)
  return said && sql`(${isRead()} AND ${said})`
}

/** The same of the family of a property type. */
export function storedFamilySql(family: Family): Sql {
  return sql`(${isRead()} AND families & ${familyBit(family)}::smallint <> 0)`
}

/** Of another version there may be fewer bits, and to ask for one beyond them is an error. */
function featureSql({ place }: KnownFeature): Sql {
  return sql`CASE WHEN ${isRead()} THEN get_bit("featureBits", ${sql.lit(place)}) = 1 ELSE false END`
}

/** Single words are stored with whether they are said; the first that a listing has decides. */
function wordsSql(mentions: readonly string[]): Sql | undefined {
  const each: string[][] = []
  for (const mention of mentions) {
    const runs = phraseForms(mention)
    if (runs.some((run) => run.length !== 1 || !isStoredWord(run[0] ?? ''))) return undefined
    if (runs.length > 0) each.push(runs.flat())
  }
  return each.reduceRight<Sql>((rest, words) => {
    return sql`(${hasAny(words.map(saidWord))} OR (NOT ${hasAny(words.map(deniedWord))} AND ${rest}))`
  }, sql`false`)
}

/** Listings that have all the words of one of the mentions; undefined when some of them has none that is stored. */
export function candidateSql(mentions: readonly string[]): Sql | undefined {
  const alternatives: Sql[] = []
  const single = new Set<string>()
  for (const run of mentions.flatMap(phraseForms)) {
    const words = run.filter(isStoredWord)
    const [first] = words
    if (first === undefined) return undefined
    if (words.length === 1) single.add(first)
    else
      alternatives.push(
        sql`(${sql.join(
          words.map((word) => hasAny(bothWays([word]))),
          sql` AND `,
        )})`,
      )
  }
  if (single.size > 0) alternatives.push(hasAny(bothWays([...single])))
  return alternatives.length === 0 ? sql`false` : sql`(${sql.join(alternatives, sql` OR `)})`
}

/** Listings that have all the words in the names of their areas. */
export function areaWordsSql(words: readonly string[]): Sql {
  if (words.length === 0) return sql`false`
  const each = words.map((word) => hasAny(bothWays([placePrefix.Location + word])))
  return sql`(${sql.join(each, sql` AND `)})`
}

function bothWays(words: readonly string[]): number[] {
  return words.flatMap((word) => [saidWord(word), deniedWord(word)])
}

function hasAny(words: readonly number[]): Sql {
  return sql`"textWords" && ${[...words]}::bigint[]`
}
