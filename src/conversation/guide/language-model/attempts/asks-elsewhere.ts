import type { Act } from '../../../../reading/acts/act.ts'
import { loadNetworks } from '../../../../reading/acts/load-networks.ts'
import { readActs } from '../../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../../reading/acts/share-of-acts.ts'
import type { LanguageCode } from '../../../../reading/languages/language.ts'
import type { Languages } from '../../../../reading/languages/languages.ts'
import { tellLanguage } from '../../../../reading/languages/spoken/tell-language.ts'
import { heardIn } from '../../acts/heard-in.ts'

/** What has nothing to do with homes, the firm or a purchase. */
const elsewhere: ReadonlySet<Act> = new Set<Act>([
  'outside',
  'joke',
  'flirt',
  'abuse',
  'greet',
  'small-talk',
  'thank',
  'part',
  'who-are-you',
  'what-can-you-do',
])
const surely = 0.65
/** Nobody asks for a poem in more. */
const longest = 1_000

/** As if nothing had been said before: beside a home that is in view, nearly every question looks like one about it. */
const context = 'none'

/** Words of the tables that only homes and their features have. */
const ofHomes = /^(?:says (?:feature |family\.(?!any$))|asks (?:point|fact)\.)/u

/** Whether a message surely asks of something else than homes and the firm: then what is answered claims nothing of them. */
export function asksElsewhere(languages: Languages, message: string, expected: LanguageCode): boolean {
  if (message.trim() === '' || message.length > longest) return false
  // What nobody reads here may ask anything.
  if (tellLanguage(message) !== null) return false
  const tables = languages.tablesOf(languages.detect(message, expected))
  if (heardIn(message, tables).some((signal) => ofHomes.test(signal))) return false
  const clauses = readActs(languages.derive(loadNetworks), message, context, (text) => heardIn(text, tables))
  return clauses.length > 0 && clauses.every((clause) => shareOfActs(clause, elsewhere) >= surely)
}
