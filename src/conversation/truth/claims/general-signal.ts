import type { TaggedPhrase } from './claim-lexicon.ts'
import { GeneralScope, mostBefore, trade } from './general-scope.ts'

/**
 * How a sentence speaks of what is so in general. `defines`: a term is explained; `usual`: something is said to be usual, or
 * said of people of a kind; `step`: the visitor is told what to do; `counts`: things that are no homes are counted.
 */
export type General = 'defines' | 'usual' | 'step' | 'counts'

const item = /^[\s>]*(?:[-*+•]\s|(?:\*\*)?(?:\d{1,2}[.)]|[①-⑳]|(?:step|paso|etape|schritt|passo)\s\d))/u
const numberedItem = /^[\s>]*(?:[-*+•]\s+)?(?:\*\*)?(?:\d{1,2}[.)]|[①-⑳])/u
/** "**Appraisal:** an estimate": a term, and behind the colon what it is. */
const label =
  /^[\s>]*(?:[-*+•]\s+|\d{1,2}[.)]\s+)?(?:\*\*|__)?([^:：*_]{2,60}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?\s*(?=\S)/u
const quotedTerm =
  /^[\s>*_]*(?:\p{L}{1,4}[\s\u00A0]+)?["“”„«»‘'「『][\s\u00A0]?[^"“”„«»'’」』]{2,40}[\s\u00A0]?["“”«»'’」』][\s,，]*/u
/** So many words of a label's explanation: fewer are a value. */
const leastExplained = 3
/** "Rents are low": so short a sentence of "are" praises what is shown. */
const leastDefined = 6
/** So many words may stand before what a kind does. */
const mostOfSubject = 6
/** So many words may a term have. */
const mostOfTerm = 5
/** Where one of these is said, no kind is spoken of. */
const nobodys = ['judged', 'visitorRefs', 'firmRefs', 'here', 'promises', 'forecasts', 'money', 'rhetoric'] as const

/** What in a sentence says that it is true in general. */
export class GeneralSignal extends GeneralScope {
  protected signal(): General | null {
    const { tokens, lexicon, folded } = this.read
    const first = this.firstWord()
    const tells = trade.some((tag) => this.has(tag))
    if (tells && this.has('general.habits')) return 'usual'
    if (this.defines() || this.explains() || this.names()) return 'defines'
    if (tells && this.isLabelled()) return 'defines'
    if (/^\s*#{1,6}\s/u.test(folded)) return tells ? 'step' : null
    if (!this.has('judged') && this.isOfKind(first)) return 'usual'
    if (this.isOfAnyThing(first)) {
      this.isOfKindAlone = true
      return 'usual'
    }
    if (this.isOfAct(first)) return 'usual'
    if (this.doesAtOnce(first)) return 'defines'
    if (tells && this.all('general.leads').some(({ from }) => from <= first + 1)) return 'step'
    // "View: mountains" names a thing.
    const begins = this.all('general.steps').some(
      ({ from, end }) => from === first && !/^[*_\s]*[:：]/u.test(folded.slice(end)),
    )
    if (begins && (tells || item.test(folded) || tokens.length - first > 3)) return 'step'
    // "A checklist for your first viewing:"
    if (tells && /[:：][*_\s]*$/u.test(folded)) return 'step'
    if (this.all('general.expletives').some(({ from }) => from <= first + mostBefore))
      return tells ? 'step' : this.has('judged') ? null : 'counts'
    if (numberedItem.test(folded) && tells && lexicon.code === 'zh') return 'step'
    return this.counts() ? 'counts' : null
  }

  /** "A duplex is a house with two units." */
  protected defines(): boolean {
    const { tokens } = this.read
    let term: TaggedPhrase | undefined
    for (let at = 0; at <= Math.min(3, tokens.length - 1) && !term; at += 1) {
      term = [...this.all('glossary')].filter(({ from }) => from === at).sort((a, b) => b.to - a.to)[0]
      if (!term && !this.all('generalLeads').some(({ from }) => from === at)) break
    }
    if (!term) return this.definesAny()
    if (this.all('homeRefs').some(({ from }) => from < (term?.from ?? 0))) return false
    const until = term.to + 7
    const verbs = this.all('defines').filter(
      (verb) => verb.from >= (term?.to ?? 0) && verb.from <= until && !this.isPartOfWord(verb),
    )
    return verbs.some(
      ({ from, to }) =>
        to - from > 1 ||
        tokens.length >= leastDefined ||
        !/^(?:are|son|sont|sind|sao)$/u.test(tokens[from]?.text ?? ''),
    )
  }

  /** "A fixed-rate mortgage keeps …": a term of the trade, and at once what it does. */
  private doesAtOnce(first: number): boolean {
    const { tokens, lexicon } = this.read
    const begin = lexicon.general.isIndefinite(tokens[first]?.text ?? '') ? first + 1 : first
    const [term] = [...this.all('glossary')].filter(({ from }) => from === begin).sort((a, b) => b.to - a.to)
    if (!term || tokens.length < leastDefined || this.isOfRoom(term.from, term.to) || this.has('judged')) return false
    return [term.to, term.to + 1].some((at) => lexicon.plain.isVerb(tokens[at]?.text ?? ''))
  }

  /** "A bay window is a window that …": a kind, and which kind it is one of. */
  protected definesAny(): boolean {
    const { tokens, lexicon } = this.read
    const first = this.firstWord()
    const isKind = lexicon.general.isIndefinite(tokens[first]?.text ?? '')
    const isTerm =
      lexicon.code !== 'en' &&
      this.isArticle(first) &&
      (this.isAt('general.matters', first + 1) || this.isAt('general.processes', first + 1)) &&
      !this.isOfRoom(first, first + 2)
    if ((!isKind && !isTerm) || tokens.length - first < leastDefined) return false
    if (['visitorRefs', 'firmRefs', 'here'].some((tag) => this.has(tag))) return false
    const verb = this.all('defines').find(({ from, to }) => from > first && from <= first + mostOfTerm && to - from > 1)
    if (!verb || this.all('homeRefs').some(({ from }) => from < verb.from)) return false
    if (tokens.slice(first + 1, verb.from).some(({ text }) => /^\p{N}/u.test(text) || lexicon.general.isFew(text)))
      return false
    // "A sauna is the best part of the basement": what is said of a certain part is said of a home.
    if (tokens.some((_, at) => at >= verb.from && this.isArticle(at) && this.isOfPart(at + 1, at + 3))) return false
    // Praise is of something that is there.
    return !tokens.some(
      ({ text }, at) => lexicon.isPraise(text) || (at > first && at <= verb.from && this.endsBefore(at)),
    )
  }

  /** "“Pending” means that": words that are quoted, or that name a state of homes, and behind them what they mean. */
  protected explains(): boolean {
    const { folded, tokens } = this.read
    const first = this.firstWord()
    const quoted = quotedTerm.exec(folded)
    const state = this.read.phrases.find(({ tag, from }) => tag.startsWith('status.') && from === first)
    const end = quoted ? quoted[0].length : state?.end
    if (end === undefined) return this.explainsTerm(first)
    const behind = tokens.findIndex(({ start }) => start >= end)
    if (!this.all('general.explains').some(({ from }) => from === behind)) return false
    this.isOfWords = true
    return true
  }

  /** Whether it tells what words mean: its articles point at nothing but parts of a home. */
  protected isOfWords = false

  /** "MLS stands for …", "equity refers to …": a term without an article, and at once what it means. */
  private explainsTerm(first: number): boolean {
    const { tokens, lexicon, text } = this.read
    const verb = this.all('general.explains').find(({ from }) => from > first && from <= first + mostOfTerm)
    if (!verb || !this.all('general.onlyExplains').some(({ from, to }) => from === verb.from && to >= verb.to))
      return false
    for (let at = first; at < verb.from; at += 1) {
      const { text: word = '', start = 0, end = 0 } = tokens[at] ?? {}
      if (lexicon.isDefinite(word) || this.isArticle(at) || /^\p{N}/u.test(word) || this.endsBefore(at + 1))
        return false
      if (
        ['homeRefs', 'here', 'firmRefs', 'visitorRefs', 'general.points', 'relatives'].some((tag) => this.isAt(tag, at))
      )
        return false
      const isInitials = /^\p{Lu}{2,}$/u.test(text.slice(start, end))
      if (lexicon.isNeutral(word) && !isInitials && !this.isOfTrade(at)) return false
    }
    this.isOfWords = true
    return true
  }

  /** "Unter Eigenkapital versteht man …", "se llama … a": words are given their name. */
  private names(): boolean {
    const first = this.firstWord()
    const verb = this.all('general.names').find(({ from }) => from >= first && from <= first + mostOfTerm)
    if (!verb || this.all('homeRefs').some(({ from }) => from < verb.from)) return false
    if (this.read.tokens.length - verb.to < leastExplained) return false
    this.isOfWords = true
    return true
  }

  /** Whether a part of a home, or of what listings tell, stands among some words. */
  protected isOfPart(from: number, to: number): boolean {
    return this.read.phrases.some(
      ({ tag, from: at }) => at >= from && at < to && /^(?:parts\.|listing\.|general\.parts)/u.test(tag),
    )
  }

  protected isLabelled(): boolean {
    const match = label.exec(this.read.folded)
    if (!match) return false
    const end = match.index + match[0].length
    const { tokens } = this.read
    const behind = tokens.filter(({ start }) => start >= end).length
    const own = tokens.filter(({ start }) => start < end)
    const least = this.read.lexicon.code === 'zh' ? 2 * leastExplained : leastExplained
    return (
      behind >= least && own.some((_, at) => ['general.processes', 'general.actors'].some((tag) => this.isAt(tag, at)))
    )
  }

  /** "Buyers", "a lender", "rules": people and things of a kind, and something said of them. */
  protected isOfKind(first: number): boolean {
    const { tokens, lexicon } = this.read
    let at = first
    while (at < Math.min(first + 3, tokens.length - 1) && !this.isOfTrade(at)) {
      const lead = this.all('generalLeads').find(({ from }) => from === at)
      // "There is an HOA" tells of one.
      const word = tokens[at]?.text ?? ''
      // "a 15-year mortgage"
      const isTerm =
        lexicon.general.isIndefinite(tokens[first]?.text ?? '') &&
        (/^\p{N}/u.test(word) || this.isAt('record.timeUnits', at) || word === 'year')
      const isSilent = lexicon.isArticle(word) || lexicon.isPraise(word) || isTerm
      // "a bidding process"
      const isOfAny = at > first && !this.isArticle(at - 1) && this.isAt('general.processes', at + 1)
      if (!lead && !isSilent && !isOfAny) return false
      at = lead?.to ?? at + 1
    }
    // "condo owners"
    if (!this.isCertain(at) && ['general.actors', 'general.parties'].some((tag) => this.isAt(tag, at + 1))) at += 1
    if (this.isAt('general.actors', at)) return tokens.length - at >= 3
    if (this.isAt('general.parties', at)) return !this.isCertain(at) && lexicon.code !== 'zh' && tokens.length - at >= 3
    if (!this.isAt('general.processes', at) || tokens.length - at < leastDefined) return false
    return this.doesSoon(at) || this.all('defines').some(({ from }) => from > at && from <= at + 7)
  }

  /** "Title insurance shields the buyer": a verb right behind what does it. */
  private doesSoon(at: number): boolean {
    const { tokens, lexicon } = this.read
    return [at + 1, at + 2].some((place) => lexicon.plain.isVerb(tokens[place]?.text ?? ''))
  }

  /** Whether it only says what a kind of things does: its articles point at nothing but rooms and homes. */
  protected isOfKindAlone = false

  /** "Concrete needs time", "a landlord has to give notice": a kind, and what it does or needs. */
  protected isOfAnyThing(first: number): boolean {
    const { tokens, lexicon } = this.read
    if (nobodys.some((tag) => this.has(tag))) return false
    const verb = this.all('general.does').find(({ from }) => from > first && from <= first + mostOfSubject)
    if (!verb || tokens.length - verb.to < 1) return false
    const word = tokens[first]?.text ?? ''
    if (this.isAt('homeRefs', first) && !this.isAt('general.matters', first)) return false
    const begin = lexicon.isArticle(word) ? first + 1 : first
    const isKnown = tokens.slice(begin, verb.from).some((_, index) => this.isAt('general.matters', begin + index))
    if (!isKnown || tokens.slice(first, verb.from).some(({ text }) => /^\p{N}/u.test(text))) return false
    if (!this.isArticle(first)) return !lexicon.isDefinite(word) || lexicon.general.isEvery(word)
    // "The wood", "la madera": with an article that may point, only what is no room and no part of a home.
    const isCounted = tokens.slice(verb.from).some(({ text }) => /^\p{N}/u.test(text) || lexicon.general.isCount(text))
    return lexicon.code !== 'en' && !isCounted && !this.isOfRoom(begin, verb.from)
  }

  /** "Adding a bathroom requires a permit": what anyone may do, and what it takes. */
  private isOfAct(first: number): boolean {
    const { tokens, lexicon } = this.read
    const word = tokens[first]?.text ?? ''
    if (!lexicon.general.isAct(word) || lexicon.isArticle(word) || this.isAt('homeRefs', first)) return false
    if (nobodys.some((tag) => this.has(tag)) || this.has('homeRefs')) return false
    if (!lexicon.general.isIndefinite(tokens[first + 1]?.text ?? '')) return false
    return this.all('general.does').some(({ from }) => from > first + 1 && from <= first + mostOfSubject)
  }

  protected isOfRoom(from: number, to: number): boolean {
    return this.read.phrases.some(
      ({ tag, from: at }) =>
        at >= from && at < to && /^(?:parts\.|listing\.|general\.(?:parts|homes)|families)/u.test(tag),
    )
  }

  /** "You have two options": so many things, and none of them is a home's. */
  protected counts(): boolean {
    const { tokens, folded } = this.read
    return this.all('general.counted').some(({ from }) => {
      const before = tokens.slice(Math.max(0, from - mostBefore), from)
      return before.some(({ text, start }) => /^\p{N}{1,2}$/u.test(text) || this.isSmallWord(text, folded, start))
    })
  }

  protected isSmallWord(text: string, folded: string, start: number): boolean {
    return this.read.lexicon.general.isFew(text) || /^[一二两三四五六几]/u.test(folded.slice(start, start + 1))
  }
}
