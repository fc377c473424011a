import { findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import type { GuideContext } from '../guide-context.ts'
import { saidIn } from './said-in.ts'

const longestRead = 300
const mostPhrases = 4
const shortestName = 5
/** Homes of one name: a building may have many. */
const mostOfName = 20

/**
 * The homes of a building that a message names ("Whispering Oaks", "the Villa Monterey"), by what their records call its name. Only
 * what is written as a name, or is no word that anybody knows, is looked up.
 */
export async function findByName(
  { db, scope }: GuideContext,
  understood: Understood,
  text: string,
): Promise<FoundListing[]> {
  for (const phrase of namesIn(text.slice(0, longestRead), understood)) {
    const found = await findFirst(db, scope, [saidIn(phrase), anyStatus], null, mostOfName)
    const named = found.filter(({ ExtensionColumn }) =>
      ExtensionColumn?.some(({ Key, value }) => isName.test(Key) && ` ${plain(value)} `.includes(` ${phrase} `)),
    )
    if (named.length > 0) return named
  }
  return []
}

/** A field that holds the name of a building, in the languages of records: of the house, and not of the people who list it. */
const isName =
  /^(?!.*(?:agent|office|owner|broker|seller|member|team))(?:.*\b(?:name|nombre|nom|nome)\b.*|.*(?:Building|Complex|Property|Project|Community|Park)Name|.*(?:名称|名字|楼盘).*)$/i

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words in a row that begin with a capital or that nobody knows: the whole row, then without its ends. */
function namesIn(text: string, { lexemes }: Understood): string[] {
  const unknown = new Set(
    lexemes.filter(({ tags }) => tags.every((tag) => tag === 'unknown')).map((lexeme) => foldText(lexeme.text)),
  )
  const rows: string[][] = [[]]
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu)) {
    const begins = index === 0 || /[.!?:]\s*$/u.test(text.slice(0, index))
    const isPart = /^\p{L}/u.test(raw) && ((/^\p{Lu}\p{Ll}/u.test(raw) && !begins) || unknown.has(foldText(raw)))
    if (isPart) rows.at(-1)?.push(foldText(raw))
    else if ((rows.at(-1)?.length ?? 0) > 0) rows.push([])
  }
  const phrases = rows.flatMap((row) => [row, row.slice(0, -1), row.slice(1)]).map((row) => row.join(' '))
  return [...new Set(phrases.filter((phrase) => phrase.length >= shortestName))].slice(0, mostPhrases)
}
