import { isLargePlace } from '../language/large-places.ts'
import type { ClaimLexicon, ClaimToken, TaggedPhrase } from './claim-lexicon.ts'

/**
 * How a sentence speaks of what is so in general. `defines`: a term is explained; `usual`: something is said to be usual, or
 * said of people of a kind; `step`: the visitor is told what to do; `counts`: things that are no homes are counted.
 */
export type General = 'defines' | 'usual' | 'step' | 'counts'

export interface GeneralReading {
  is: General
  /** Whether numbers in it are those of the general case: "30 to 45 days". */
  tellsNumbers: boolean
}

export interface GeneralText {
  /** With its case. */
  text: string
  folded: string
  lexicon: ClaimLexicon
  tokens: readonly ClaimToken[]
  phrases: readonly TaggedPhrase[]
  /** Cities and states of the homes that are known, folded. */
  places: readonly string[]
  namesHome: boolean
}

/**
 * Whether a sentence is true of homes at large: it speaks of a kind or of people in general, and nothing in it points at a home, the
 * firm, a place or a day. Whatever points ends it: then its words are claims like any others.
 */
export function readGeneral(read: GeneralText): GeneralReading | null {
  if (read.namesHome) return null
  return new GeneralReader(read).read()
}

const listMarker =
  /^[\s>]*(?:[-*+•]\s+|#{1,6}\s+)?(?:\*\*|__)?(?:\d{1,2}[.)]\s*|[①-⑳]\s*|(?:step|paso|etape|schritt|passo)\s\d{1,2}\s?[:：.)]\s*)?(?:\*\*|__)?\s*/u
const item = /^[\s>]*(?:[-*+•]\s|(?:\*\*)?(?:\d{1,2}[.)]|[①-⑳]|(?:step|paso|etape|schritt|passo)\s\d))/u
const numberedItem = /^[\s>]*(?:[-*+•]\s+)?(?:\*\*)?(?:\d{1,2}[.)]|[①-⑳])/u
/** "**Appraisal:** an estimate": a term, and behind the colon what it is. */
const label =
  /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:\*\*|__)?([^:：*_]{2,60}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?\s*(?=\S)/u
/** So many words may stand before what a sentence begins with: "for legal questions, it's best". */
const mostBefore = 5
/** So many words of a label's explanation: fewer are a value. */
const leastExplained = 3
/** "Rents are low": so short a sentence of "are" praises what is shown. */
const leastDefined = 6

class GeneralReader {
  readonly #read: GeneralText
  readonly #marks = new Map<string, TaggedPhrase[]>()
  /** By tag: which words its phrases take. */
  readonly #taken = new Map<string, Uint8Array>()

  constructor(read: GeneralText) {
    this.#read = read
    for (const phrase of read.phrases) {
      const known = this.#marks.get(phrase.tag)
      if (known) known.push(phrase)
      else this.#marks.set(phrase.tag, [phrase])
    }
  }

  read(): GeneralReading | null {
    const is = this.#signal()
    if (is === null || this.#points(is)) return null
    const isUsual = this.#has('general.habits')
    return { is, tellsNumbers: isUsual || !this.#isCertain(this.#firstOf(['general.processes', 'general.parties'])) }
  }

  #all(tag: string): readonly TaggedPhrase[] {
    return this.#marks.get(tag) ?? []
  }

  #has(tag: string): boolean {
    return this.#marks.has(tag)
  }

  /** Whether one of the phrases spans a word. */
  #isAt(tag: string, at: number): boolean {
    const phrases = this.#marks.get(tag)
    if (!phrases) return false
    let taken = this.#taken.get(tag)
    if (!taken) {
      taken = new Uint8Array(this.#read.tokens.length)
      for (const { from, to } of phrases) taken.fill(1, from, to)
      this.#taken.set(tag, taken)
    }
    return taken[at] === 1
  }

  /** The first word of one of the tags; none: behind the last. */
  #firstOf(tags: readonly string[]): number {
    return Math.min(...tags.flatMap((tag) => this.#all(tag).map(({ from }) => from)), this.#read.tokens.length)
  }

  /** Words of buying and renting: without one of them nobody knows what is usual. */
  #isOfTrade(at: number): boolean {
    return trade.some((tag) => this.#isAt(tag, at))
  }

  #signal(): General | null {
    const { tokens, lexicon, folded } = this.#read
    const first = this.#firstWord()
    const tells = trade.some((tag) => this.#has(tag))
    if (tells && this.#has('general.habits')) return 'usual'
    if (this.#defines()) return 'defines'
    if (tells && this.#isLabelled()) return 'defines'
    if (/^\s*#{1,6}\s/u.test(folded)) return tells ? 'step' : null
    if (!this.#has('judged') && this.#isOfKind(first)) return 'usual'
    if (tells && this.#all('general.leads').some(({ from }) => from <= first + 1)) return 'step'
    // "View: mountains" names a thing.
    const begins = this.#all('general.steps').some(
      ({ from, end }) => from === first && !/^[*_\s]*[:：]/u.test(folded.slice(end)),
    )
    if (begins && (tells || item.test(folded) || tokens.length - first > 3)) return 'step'
    // "A checklist for your first viewing:"
    if (tells && /[:：][*_\s]*$/u.test(folded)) return 'step'
    if (this.#all('general.expletives').some(({ from }) => from <= first + mostBefore)) return tells ? 'step' : 'counts'
    if (numberedItem.test(folded) && tells && lexicon.code === 'zh') return 'step'
    return this.#counts() ? 'counts' : null
  }

  #firstWord(): number {
    const { tokens, folded } = this.#read
    const skipped = listMarker.exec(folded)?.[0].length ?? 0
    const at = tokens.findIndex(({ start }) => start >= skipped)
    return Math.max(at, 0)
  }

  /** "A duplex is a house with two units." */
  #defines(): boolean {
    const { tokens } = this.#read
    let term: TaggedPhrase | undefined
    for (let at = 0; at <= Math.min(3, tokens.length - 1) && !term; at += 1) {
      term = [...this.#all('glossary')].filter(({ from }) => from === at).sort((a, b) => b.to - a.to)[0]
      if (!term && !this.#all('generalLeads').some(({ from }) => from === at)) return false
    }
    if (!term || this.#all('homeRefs').some(({ from }) => from < (term?.from ?? 0))) return false
    const until = term.to + 7
    const verbs = this.#all('defines').filter(
      (verb) => verb.from >= (term?.to ?? 0) && verb.from <= until && !this.#isPartOfWord(verb),
    )
    return verbs.some(
      ({ from, to }) =>
        to - from > 1 ||
        tokens.length >= leastDefined ||
        !/^(?:are|son|sont|sind|sao)$/u.test(tokens[from]?.text ?? ''),
    )
  }

  /** "所有": a sign within a longer word is none of its own. */
  #isPartOfWord({ from, to }: TaggedPhrase): boolean {
    return this.#all('neutral').some((word) => word.from <= from && word.to >= to && word.to - word.from > to - from)
  }

  #isLabelled(): boolean {
    const match = label.exec(this.#read.folded)
    if (!match) return false
    const end = match.index + match[0].length
    const { tokens } = this.#read
    const behind = tokens.filter(({ start }) => start >= end).length
    const own = tokens.filter(({ start }) => start < end)
    const least = this.#read.lexicon.code === 'zh' ? 2 * leastExplained : leastExplained
    return (
      behind >= least && own.some((_, at) => ['general.processes', 'general.actors'].some((tag) => this.#isAt(tag, at)))
    )
  }

  /** "Buyers", "a lender", "rules": people and things of a kind, and something said of them. */
  #isOfKind(first: number): boolean {
    const { tokens, lexicon } = this.#read
    let at = first
    while (at < Math.min(first + 3, tokens.length - 1) && !this.#isOfTrade(at)) {
      const isLead = this.#all('generalLeads').some(({ from }) => from === at)
      if (!isLead && !lexicon.isNeutral(tokens[at]?.text ?? '') && !lexicon.isPraise(tokens[at]?.text ?? ''))
        return false
      at += 1
    }
    if (this.#isAt('general.actors', at)) return tokens.length - at >= 3
    if (this.#isAt('general.parties', at))
      return !this.#isCertain(at) && lexicon.code !== 'zh' && tokens.length - at >= 3
    if (!this.#isAt('general.processes', at) || tokens.length - at < leastDefined) return false
    return this.#all('defines').some(({ from }) => from > at && from <= at + 7)
  }

  /** "You have two options": so many things, and none of them is a home's. */
  #counts(): boolean {
    const { tokens, folded } = this.#read
    return this.#all('general.counted').some(({ from }) => {
      const before = tokens.slice(Math.max(0, from - mostBefore), from)
      return before.some(({ text, start }) => /^\p{N}{1,2}$/u.test(text) || this.#isSmallWord(text, folded, start))
    })
  }

  #isSmallWord(text: string, folded: string, start: number): boolean {
    return smallNumber.test(text) || /^[一二两三四五六几]/u.test(folded.slice(start, start + 1))
  }

  /** Whether anything points at what is here or now. */
  #points(is: General): boolean {
    if (this.#hasParty()) return true
    if (this.#speaksOfFirm() || this.#has('withinBudget') || this.#has('general.market')) return true
    const pointing = ['here', 'general.points', 'general.moments'].flatMap((tag) => this.#all(tag))
    if (
      pointing.some(
        (phrase) =>
          !this.#isExempt(phrase) &&
          !this.#isWithinTerm(phrase) &&
          !(phrase.tag === 'general.points' && this.#isAccented(phrase)),
      )
    )
      return true
    return this.#namesPlace() || this.#refersToHome(is) || this.#hasCertain()
  }

  /** "副本": a sign within a longer word of the trade points at nothing. */
  #isWithinTerm({ from, to }: TaggedPhrase): boolean {
    return ['general.processes', 'general.actors'].some((tag) =>
      this.#all(tag).some((term) => term.from <= from && term.to >= to && term.to - term.from > to - from),
    )
  }

  #isExempt({ from, to }: TaggedPhrase): boolean {
    return [...this.#all('general.pointsNot'), ...this.#all('general.habits'), ...this.#all('general.expletives')].some(
      (other) => other.from <= from && other.to >= to,
    )
  }

  /** "está" is, "esta" points. */
  #isAccented({ from, to, start, end }: TaggedPhrase): boolean {
    const { text, folded } = this.#read
    return to - from === 1 && text.slice(start, end).toLowerCase() !== folded.slice(start, end)
  }

  #speaksOfFirm(): boolean {
    const { lexicon, tokens } = this.#read
    const isArticle = ({ from, to }: TaggedPhrase) => to - from === 1 && lexicon.isCertain(tokens[from]?.text ?? '')
    const isTalk = ({ from }: TaggedPhrase) =>
      this.#all('general.steps').some((step) => step.from <= from && step.to > from)
    return this.#all('firmRefs').some((phrase) => !isArticle(phrase) && !isTalk(phrase))
  }

  #namesPlace(): boolean {
    const { text, folded, tokens, lexicon, places } = this.#read
    if (places.some((place) => place.length > 2 && new RegExp(`(?<![\\p{L}])${place}(?![\\p{L}])`, 'u').test(folded)))
      return true
    if (/^\s*#/u.test(folded)) return false
    return tokens.some(({ text: word, start, end }, at) => {
      const raw = text.slice(start, end)
      if (!/^\p{Lu}/u.test(raw)) return false
      if (isLargePlace(word) && !this.#isPlain(at)) return true
      if (at === 0 || lexicon.code === 'de' || lexicon.code === 'zh' || /^\p{Lu}{2,}/u.test(raw)) return false
      const before = text.slice(tokens[at - 1]?.end ?? 0, start)
      if (/[.:!?*_"“„«»(¿¡•\n—–-]/u.test(before)) return false
      return !lexicon.isReadable(word) && !this.#isOfTrade(at)
    })
  }

  /** Where no article tells the seller from any seller, only what is usual is said of him. */
  #hasParty(): boolean {
    const { lexicon, tokens } = this.#read
    if (lexicon.hasArticles || !this.#has('general.parties') || this.#has('general.habits')) return false
    const { from: at = 0 } =
      this.#all('general.parties').find(
        ({ from }) => !this.#isAt('general.processes', from) && !this.#isAt('glossary', from),
      ) ?? {}
    const condition = this.#firstOf(['conditions', 'general.actors', 'glossary'])
    return condition > at || condition === tokens.length
  }

  /** "it", "the house": allowed only where the sentence itself has said what they stand for. */
  #refersToHome(is: General): boolean {
    const { tokens } = this.#read
    return this.#all('homeRefs').some((phrase) => {
      const { from, to } = phrase
      if (this.#isExempt(phrase)) return false
      const spans = (tag: string) => this.#isAt(tag, from) || this.#isAt(tag, to - 1)
      if (spans('general.parties') || spans('general.parts')) return false
      // "the first step"
      if (['general.counted', 'general.processes', 'general.certainly'].some((tag) => this.#isAt(tag, to))) return false
      const isEarlier = (tags: readonly string[]) => this.#firstOf(tags) < from
      if (spans('general.homes') || spans('glossary'))
        return !(isEarlier(trade) || (is === 'step' && from > this.#firstWord()))
      return !isEarlier(plural.test(tokens[from]?.text ?? '') ? trade : things)
    })
  }

  /** An article, and behind it nothing that every purchase has. */
  #hasCertain(): boolean {
    return this.#read.tokens.some(
      (_, at) => this.#isArticle(at) && !this.#isRelative(at) && !this.#isOfPhrase(at) && !this.#isOfAnyPurchase(at),
    )
  }

  /** "vale a pena", "zum Schluss": an article that is a part of a turn of speech. */
  #isOfPhrase(at: number): boolean {
    return turns.some((tag) => this.#all(tag).some(({ from, to }) => from <= at && to > at + 1))
  }

  #isOfAnyPurchase(article: number): boolean {
    const { tokens, lexicon } = this.#read
    const last = Math.min(article + (lexicon.code === 'en' ? 3 : 2), tokens.length - 1)
    for (let at = article + 1; at <= last; at += 1) {
      if (at > article + 1 && this.#endsBefore(at)) return false
      if (this.#isAt('general.parties', at) && !this.#isAt('general.processes', at)) return this.#isOfAnySale(article)
      if (general.some((tag) => this.#isAt(tag, at)) || /^\p{N}/u.test(tokens[at]?.text ?? '')) return true
      if (this.#isAt('general.parts', at)) return this.#isLookedAt(article)
      if (lexicon.code !== 'en' && !this.#isPlain(at)) return false
    }
    return article === tokens.length - 1
  }

  /** "ein Darlehen, das durch …": behind a comma and before a word of no weight it takes up what was said. */
  #isRelative(at: number): boolean {
    const { lexicon, tokens } = this.#read
    return at > 0 && this.#endsBefore(at) && lexicon.isNeutral(tokens[at + 1]?.text ?? '')
  }

  #isArticle(at: number): boolean {
    const { lexicon, tokens, folded } = this.#read
    const { text = '', start = 0 } = tokens[at] ?? {}
    // "leia-o": a pronoun at its verb.
    return lexicon.isCertain(text) && folded.charAt(start - 1) !== '-'
  }

  #isCertain(at: number): boolean {
    return this.#isArticle(at - 1) || this.#isArticle(at - 2)
  }

  #isPlain(at: number): boolean {
    const { lexicon, tokens } = this.#read
    const word = tokens[at]?.text ?? ''
    return /^\p{N}/u.test(word) || lexicon.isNeutral(word) || lexicon.isPraise(word)
  }

  /** "If the seller accepts", "the seller usually pays the taxes": of a sale, and of no certain one. */
  #isOfAnySale(article: number): boolean {
    if (this.#has('general.habits')) return this.#has('general.processes') || this.#has('general.actors')
    const end = /[,，;；]|$/u.exec(this.#read.folded.slice(this.#read.tokens[article]?.start))?.index ?? 0
    const until = (this.#read.tokens[article]?.start ?? 0) + end
    const isOfHome = ({ from, start }: TaggedPhrase) => from > article && start < until && this.#isPronoun(from)
    return (this.#isConditional(article) || this.#isBehindTrade(article)) && !this.#all('homeRefs').some(isOfHome)
  }

  /** "it": a word for what was said before. */
  #isPronoun(at: number): boolean {
    return !this.#isArticle(at) && !trade.some((tag) => this.#isAt(tag, at))
  }

  /** "the price that the seller accepts": a party behind the first words of a general sentence takes part in it. */
  #isBehindTrade(at: number): boolean {
    return this.#firstOf(trade) < at
  }

  #endsBefore(at: number): boolean {
    const { folded, tokens } = this.#read
    return /[,.;:!?]/u.test(folded.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))
  }

  /** "if the seller accepts": in one clause with its condition. */
  #isConditional(at: number): boolean {
    const { folded, tokens } = this.#read
    const start = tokens[at]?.start ?? 0
    return [...this.#all('conditions'), ...this.#all('general.leads')].some(
      (phrase) => phrase.from < at && !/[,，;；]/u.test(folded.slice(phrase.end, start)),
    )
  }

  /** "check the roof, the plumbing and the wiring", "questions about the neighborhood" */
  #isLookedAt(at: number): boolean {
    return this.#firstOf(['general.examines', 'general.steps', 'general.counted']) < at
  }
}

/** What "it" may stand for, and what "they" may. */
const things: readonly string[] = ['general.processes', 'general.homes']
const plural = /^(?:they|them|their|they're|ellos|ellas|ils|elles|leur|leurs|sie|ihre?[nmrs]?|eles|elas)$/u
const trade = ['general.actors', 'general.parties', 'general.processes', 'general.homes', 'glossary'] as const
const turns = ['general.leads', 'general.habits', 'general.expletives', 'general.pointsNot', 'general.steps'] as const
/** Behind an article these are of any purchase. */
const general = [
  'general.processes',
  'general.actors',
  'general.certainly',
  'general.counted',
  'general.habits',
  'general.homes',
] as const
const smallNumber =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|eine?[nmrs]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|u?ma|dois|duas|quatro|sete|oito|nove|dez|both|few|couple|several|varios|varias|plusieurs|mehrere|algunas?|algunos)$/u
