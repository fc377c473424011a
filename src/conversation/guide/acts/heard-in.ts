import { longestSeen } from '../../../reading/acts/signs-of-text.ts'
import { firmWordsOf } from '../../../reading/languages/all-firm-words.ts'
import { wishPartsOf } from '../../../reading/languages/all-wish-parts.ts'
import { wishWordsOf } from '../../../reading/languages/all-wish-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { type FirmSignal, hearFirm } from '../../../reading/languages/words/hear-firm.ts'
import { hearWishes, type WishSignals } from '../../../reading/languages/words/hear-wishes.ts'
import { tokenize } from '../../../reading/languages/words/tokens.ts'
import { readAsks } from '../wishes/read-asks.ts'

const longestRead = 200

/**
 * What the words of the six languages' tables signal in a clause, by name: "hears tour", "asks fact.Price", "says feature.pool". A network
 * takes them for what they are worth beside the words themselves (docs/decisions/0111).
 */
export function heardIn(said: string, tables: LanguageTables): string[] {
  const text = said.slice(0, longestSeen)
  const wishes = hearWishes(text, tables)
  const firm = hearFirm(text, tables)
  const asks = readAsks(text, tables)
  const heard = new Set<string>()
  for (const signal of tables.derive(wishSignals)) if (wishes.has(signal)) heard.add(`hears ${signal}`)
  for (const signal of tables.derive(firmSignals)) if (firm.has(signal)) heard.add(`firm ${signal}`)
  for (const { tags } of asks.found) for (const tag of tags) heard.add(`asks ${tag}`)
  const { lexicon, language } = tables
  const tokens = tokenize(text, longestRead)
  for (let at = 0; at < tokens.length; ) {
    const phrase = lexicon.longestAt(tokens, at)
    for (const tag of phrase?.tags ?? []) {
      const row = language.features[Number(/^feature\.(\d+)$/u.exec(tag)?.[1] ?? Number.NaN)]
      // By its English name: what one language teaches holds for all.
      heard.add(`says ${row === undefined ? tag : `feature ${row.english ?? row.name}`}`)
    }
    at = Math.max(at + 1, phrase?.end ?? 0)
  }
  return [...heard]
}

type WishSignalName = Parameters<WishSignals['has']>[0]

function wishSignals({ language }: LanguageTables): readonly WishSignalName[] {
  const { code: _, ...words } = wishWordsOf(language.code)
  const { code: __, more: ___, ...parts } = wishPartsOf(language.code)
  // The keys of both tables, which are the signals.
  return [...Object.keys(words), ...Object.keys(parts)] as WishSignalName[]
}

function firmSignals({ language }: LanguageTables): readonly FirmSignal[] {
  const { code: _, ...words } = firmWordsOf(language.code)
  // The keys of the table, which are the signals.
  return Object.keys(words) as FirmSignal[]
}
