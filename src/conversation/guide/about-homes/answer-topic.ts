import { memoize } from '../../../platform/memoize.ts'
import type { Act } from '../../../reading/acts/act.ts'
import { loadNetworks } from '../../../reading/acts/load-networks.ts'
import { type ReadClause, readClause } from '../../../reading/acts/read-acts.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { heardIn } from '../acts/heard-in.ts'
import type { GuideContext } from '../guide-context.ts'
import type { Asks } from '../wishes/read-asks.ts'

/** From so much on something is asked of a home. */
const perhapsAsked = 0.4
const hardlyAsked = 0.2
/** From so much on it is of a topic, and from so much nobody doubts it. */
const perhapsTopic = 0.3
const surelyTopic = 0.6
/** Sentences of which it is kept what they ask. */
const mostKept = 500

const ofHome = 'ask-home:'
const asking: ReadonlySet<Act> = new Set(['ask-home', 'ask-how', 'ask-firm', 'ask-area'])

/** A topic of `ask-home` (corpus/acts.json) without its beginning ("roof"), and how likely a sentence asks of it. */
export interface AskedTopic {
  name: string
  isSure: boolean
}

/** What a question asks of a home, the likeliest first, as it would be read with one in view; none where it rather asks something else. */
export function topicsAsked(context: GuideContext, asks: Asks): AskedTopic[] {
  const { acts, topics, anyTopic } = readWithHome(context, asks)
  const [first] = acts
  const isAsked = first?.act === 'ask-home' && first.likely >= perhapsAsked
  // "how do you heat it" asks how something is done as well.
  const mayAsk = acts.some(({ act, likely }) => asking.has(act) && likely >= hardlyAsked)
  const surely = mayAsk && anyTopic?.name.startsWith(ofHome) && anyTopic.likely >= surelyTopic ? [anyTopic] : []
  return (isAsked ? topics : surely)
    .filter(({ likely }) => likely >= perhapsTopic)
    .map(({ name, likely }) => ({ name: name.slice(ofHome.length), isSure: likely >= surelyTopic }))
}

const surelyAsked = 0.6

/** Whether it surely asks something of a home: it wants no description of all of it. */
export function isAskedOfHome(context: GuideContext, asks: Asks): boolean {
  const [first] = readWithHome(context, asks).acts
  return first?.act === 'ask-home' && first.likely >= surelyAsked && !asks.has('ask.detail')
}

function readWithHome({ scope: { languages }, asked }: GuideContext, { tokens }: Asks): ReadClause {
  const sentence = tokens.map(({ raw, glued }) => (glued ? raw : ` ${raw}`)).join('')
  return languages.tablesOf(asked).derive(makeReader)(sentence.trim())
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function makeReader(tables: LanguageTables): (sentence: string) => ReadClause {
  const networks = tables.languages.derive(loadNetworks)
  return memoize(
    (text) => readClause(networks, { text, context: 'home', place: 'only', heard: heardIn(text, tables) }),
    mostKept,
  )
}
