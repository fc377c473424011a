import { isLargePlace } from '../../../reading/languages/large-places.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import { type GeneralText, trade } from './general-scope.ts'
import { type General, GeneralSignal } from './general-signal.ts'

export interface GeneralReading {
  is: General
  /** Whether numbers in it are those of the general case: "30 to 45 days". */
  tellsNumbers: boolean
}

/**
 * Whether a sentence is true of homes at large: it speaks of a kind or of people in general, and nothing in it points at a home, the
 * firm, a place or a day. Whatever points ends it: then its words are claims like any others.
 */
export function readGeneral(text: GeneralText): GeneralReading | null {
  if (text.namesHome) return null
  return new GeneralReader(text).judge()
}

class GeneralReader extends GeneralSignal {
  judge(): GeneralReading | null {
    const is = this.signal()
    if (is === null || this.points(is)) return null
    const isUsual = this.has('general.habits')
    return { is, tellsNumbers: isUsual || !this.isCertain(this.firstOf(['general.processes', 'general.parties'])) }
  }

  /** Whether anything points at what is here or now. */
  private points(is: General): boolean {
    if (this.hasParty()) return true
    // "The deposit comes back in full": a certain one, and more said of it than what the word means.
    if (is === 'defines' && this.has('judged') && this.isArticle(this.firstWord())) return true
    if (this.speaksOfFirm(is) || this.has('withinBudget') || this.has('general.market')) return true
    const pointing = ['here', 'general.points', 'general.moments'].flatMap((tag) => this.all(tag))
    if (
      pointing.some(
        (phrase) =>
          !this.isExempt(phrase) &&
          !(phrase.tag === 'general.moments' && this.explains()) &&
          // "Here are four questions"
          !(is === 'counts' && phrase.tag === 'here' && phrase.from === this.firstWord()) &&
          !this.isWithinTerm(phrase) &&
          !(phrase.tag === 'general.points' && this.isAccented(phrase)),
      )
    )
      return true
    return this.namesPlace() || this.refersToHome(is) || this.hasCertain()
  }

  /** "副本": a sign within a longer word of the trade points at nothing. */
  private isWithinTerm({ from, to }: TaggedPhrase): boolean {
    return ['general.processes', 'general.actors'].some((tag) =>
      this.all(tag).some((term) => term.from <= from && term.to >= to && term.to - term.from > to - from),
    )
  }

  private isExempt({ from, to }: TaggedPhrase): boolean {
    return [...this.all('general.pointsNot'), ...this.all('general.habits'), ...this.all('general.expletives')].some(
      (other) => other.from <= from && other.to >= to,
    )
  }

  /** "está" is, "esta" points. */
  private isAccented({ from, to, start, end }: TaggedPhrase): boolean {
    const { text, folded } = this.read
    return to - from === 1 && text.slice(start, end).toLowerCase() !== folded.slice(start, end)
  }

  private speaksOfFirm(is: General): boolean {
    const { lexicon, tokens } = this.read
    const isArticle = ({ from, to }: TaggedPhrase) => to - from === 1 && lexicon.isCertain(tokens[from]?.text ?? '')
    const isTalk = ({ from }: TaggedPhrase) =>
      this.all('general.steps').some((step) => step.from <= from && step.to > from)
    // "That leaves us two possibilities": the chatbot and the visitor.
    const isBoth = ({ from, to }: TaggedPhrase) =>
      is === 'counts' && to - from === 1 && both.test(tokens[from]?.text ?? '') && !this.has('haves')
    return this.all('firmRefs').some((phrase) => !isArticle(phrase) && !isTalk(phrase) && !isBoth(phrase))
  }

  private namesPlace(): boolean {
    const { text, folded, tokens, lexicon, places } = this.read
    if (places.some((place) => place.length > 2 && new RegExp(`(?<![\\p{L}])${place}(?![\\p{L}])`, 'u').test(folded)))
      return true
    if (/^\s*#/u.test(folded)) return false
    return tokens.some(({ text: word, start, end }, at) => {
      const raw = text.slice(start, end)
      if (!/^\p{Lu}/u.test(raw)) return false
      if (isLargePlace(word) && !this.isPlain(at)) return true
      if (at === 0 || lexicon.code === 'de' || lexicon.code === 'zh' || /^\p{Lu}{2,}/u.test(raw)) return false
      const before = text.slice(tokens[at - 1]?.end ?? 0, start)
      if (/[.:!?*_"“„«»(¿¡•\n—–-]/u.test(before)) return false
      return !lexicon.isReadable(word) && !this.isOfTrade(at)
    })
  }

  /** Where no article tells the seller from any seller, only what is usual is said of him. */
  private hasParty(): boolean {
    const { lexicon, tokens } = this.read
    if (lexicon.hasArticles || !this.has('general.parties') || this.has('general.habits')) return false
    const waited = (at: number) => this.all('general.steps').some(({ from, to }) => from < at && to > at)
    // "等卖家答复": a step that ends with whom one waits for.
    if (this.all('general.parties').every(({ from }) => waited(from))) return false
    const { from: at = 0 } =
      this.all('general.parties').find(
        ({ from }) => !this.isAt('general.processes', from) && !this.isAt('glossary', from),
      ) ?? {}
    const condition = this.firstOf(['conditions', 'general.actors', 'glossary'])
    return condition > at || condition === tokens.length
  }

  /** "it", "the house": allowed only where the sentence itself has said what they stand for. */
  private refersToHome(is: General): boolean {
    const { tokens } = this.read
    return this.all('homeRefs').some((phrase) => {
      const { from, to } = phrase
      if (this.isExempt(phrase)) return false
      const spans = (tag: string) => this.isAt(tag, from) || this.isAt(tag, to - 1)
      if (spans('general.parties') || spans('general.parts')) return false
      // "the first step"
      const isArticle = to - from > 1 || this.isArticle(from)
      if (isArticle && ['general.counted', 'general.processes', 'general.certainly'].some((tag) => this.isAt(tag, to)))
        return false
      const isEarlier = (tags: readonly string[]) => this.firstOf(tags) < from
      // "A heat pump moves heat, which makes it efficient"
      if (
        !this.has('general.actors') &&
        this.isOfKindAlone &&
        !spans('general.homes') &&
        this.firstOf(['general.matters']) < from &&
        this.isPronoun(from)
      )
        return this.isArticle(from) || this.isArticle(from - 1)
      // "carries the weight of the house"
      if (this.isOfKindAlone && spans('general.homes') && this.firstOf(['general.matters']) < from) return false
      if (spans('general.homes') || spans('glossary'))
        return !(isEarlier(trade) || (is === 'step' && from > this.firstWord()))
      return !isEarlier(plural.test(tokens[from]?.text ?? '') ? trade : things)
    })
  }

  /** An article, and behind it nothing that every purchase has. */
  private hasCertain(): boolean {
    const isOfWords = this.isOfWords && !this.has('general.moments') && !this.has('visitorRefs')
    if (isOfWords) return this.read.tokens.some((_, at) => this.isArticle(at) && this.isOfPart(at + 1, at + 3))
    if (this.isOfKindAlone)
      return this.read.tokens.some(
        (_, at) => this.isArticle(at) && this.isOfRoom(at, at + 3) && !this.isAt('general.homes', at + 1) && at > 2,
      )
    return this.read.tokens.some(
      (_, at) => this.isArticle(at) && !this.isRelative(at) && !this.isOfPhrase(at) && !this.isOfAnyPurchase(at),
    )
  }

  /** "vale a pena", "zum Schluss": an article that is a part of a turn of speech. */
  private isOfPhrase(at: number): boolean {
    return turns.some((tag) => this.all(tag).some(({ from, to }) => from <= at && to > at + 1))
  }

  private isOfAnyPurchase(article: number): boolean {
    const { tokens, lexicon } = this.read
    const last = Math.min(article + (lexicon.code === 'en' ? 3 : 2), tokens.length - 1)
    for (let at = article + 1; at <= last; at += 1) {
      if (at > article + 1 && this.endsBefore(at)) return false
      if (this.isAt('general.parties', at) && !this.isAt('general.processes', at)) return this.isOfAnySale(article)
      if (general.some((tag) => this.isAt(tag, at)) || /^\p{N}/u.test(tokens[at]?.text ?? '')) return true
      // "the reasoning": a thought is no part of a home.
      if (lexicon.plain.isThought(tokens[at]?.text ?? '') && !this.isOfRoom(at, at + 2)) return true
      if (this.isAt('general.parts', at)) return this.isLookedAt(article) && at - article <= 1
      if (lexicon.code !== 'en' && !this.isPlain(at)) return false
    }
    return article === tokens.length - 1
  }

  /** "ein Darlehen, das durch …": behind a comma and before a word of no weight it takes up what was said. */
  private isRelative(at: number): boolean {
    const { lexicon, tokens } = this.read
    return at > 0 && this.endsBefore(at) && lexicon.isNeutral(tokens[at + 1]?.text ?? '')
  }

  /** "If the seller accepts", "the seller usually pays the taxes": of a sale, and of no certain one. */
  private isOfAnySale(article: number): boolean {
    if (this.has('general.habits')) return this.has('general.processes') || this.has('general.actors')
    const end = /[,，;；]|$/u.exec(this.read.folded.slice(this.read.tokens[article]?.start))?.index ?? 0
    const until = (this.read.tokens[article]?.start ?? 0) + end
    const isOfHome = ({ from, start }: TaggedPhrase) => from > article && start < until && this.isPronoun(from)
    return (this.isConditional(article) || this.isBehindTrade(article)) && !this.all('homeRefs').some(isOfHome)
  }

  /** "it": a word for what was said before. */
  private isPronoun(at: number): boolean {
    return !this.isArticle(at) && !trade.some((tag) => this.isAt(tag, at))
  }

  /** "the price that the seller accepts": a party behind the first words of a general sentence takes part in it. */
  private isBehindTrade(at: number): boolean {
    return this.firstOf(trade) < at
  }

  /** "if the seller accepts": in one clause with its condition. */
  private isConditional(at: number): boolean {
    const { folded, tokens } = this.read
    const start = tokens[at]?.start ?? 0
    return [...this.all('conditions'), ...this.all('general.leads')].some(
      (phrase) => phrase.from < at && !/[,，;；]/u.test(folded.slice(phrase.end, start)),
    )
  }

  /** "check the roof, the plumbing and the wiring", "questions about the neighborhood" */
  private isLookedAt(at: number): boolean {
    return this.firstOf(['general.examines', 'general.steps', 'general.counted']) < at
  }
}

const both = /^(?:we|us|we'll|we'd|let's|nos|nosotros|nous|on|wir|uns|我们|咱们)$/u
/** What "it" may stand for, and what "they" may. */
const things: readonly string[] = ['general.processes', 'general.homes']
const plural = /^(?:they|them|their|they're|ellos|ellas|ils|elles|leur|leurs|sie|ihre?[nmrs]?|eles|elas)$/u
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
