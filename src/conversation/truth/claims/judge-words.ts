import { memoize } from '../../../platform/memoize.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { homeSays, stemsOf } from '../evidence/home-record.ts'
import { isLoanWord } from '../numbers/prove-loan.ts'
import { foldAligned } from '../text/fold-text.ts'
import { stemOf } from '../text/stem-of.ts'
import type { ClaimToken } from './claim-lexicon.ts'
import type { ClaimVerdict } from './claims.ts'
import { type FeatureClaim, findFeatureClaims, hasFeature, lacksFeature } from './feature-claims.ts'
import { FieldJudge } from './field-judge.ts'
import { findStranger } from './find-names.ts'
import { findTwisted } from './judge-echo.ts'
import { findFrauds } from './judge-frauds.ts'
import type { ReadSentence } from './read-frames.ts'
import type { Span, WordContext } from './word-scope.ts'

/** Judges every word of a sentence that claims something; the first claim that nothing bears out stands last. */
export function judgeWords(read: ReadSentence, context: WordContext): ClaimVerdict[] {
  return new WordJudge(read, context).judge()
}

class WordJudge extends FieldJudge {
  judge(): ClaimVerdict[] {
    const { read, context } = this
    const frauds = findFrauds(read, context.evidence)
    this.verdicts.push(...frauds.verdicts)
    if (this.isLost()) return this.verdicts
    for (const { from, to } of frauds.harmless) this.cover(from, to)
    const { lexicon } = read
    const isNoun = (word: string) =>
      (lexicon.code === 'de' && lexicon.isReadable(foldAligned(word))) ||
      context.evidence.homes.some((home) => home.words.includes(foldAligned(word)))
    const stranger = findStranger(context.text, isNoun, context.evidence)
    if (stranger) {
      this.add(stranger, { field: 'person', value: '', how: 'said' }, false, 'is nobody whom the firm has named')
      return this.verdicts
    }
    const twisted = findTwisted(read, context.evidence)
    if (twisted) {
      this.add(twisted, { field: 'visitor', value: twisted.tag, how: 'said' }, false, 'is not what the visitor said')
      return this.verdicts
    }
    this.judgeRecord()
    if (!this.isLost()) this.judgeFields()
    if (!this.isLost()) this.judgeExclusives()
    if (!this.isLost()) this.judgeRenewals()
    if (!this.isLost()) this.judgeListingWords()
    if (!this.isLost()) this.judgeDeniedParking()
    if (this.isLost() || (this.read.lexicon.code !== 'zh' && this.covered.every(Boolean))) return this.verdicts
    this.judgeFeatures()
    if (!this.isLost()) this.judgeRest()
    return this.verdicts
  }

  protected judgeFeatures(): void {
    const { tokens, frames, lexicon } = this.read
    const { languages } = this.context.evidence
    for (const claim of findFeatureClaims(this.context.text, languages.tablesOf(lexicon.code))) {
      const from = tokens.findIndex(({ end }) => end > claim.start)
      let to = from
      while (to < tokens.length && (tokens[to]?.start ?? 0) < claim.end) to += 1
      if (from < 0 || this.isCovered(from, to)) continue
      if (this.isInside(claim)) continue
      const frame = frames[from]
      if (frame === 'echo') {
        if (this.visitorSaid(claim)) this.cover(from, to)
        continue
      }
      if (frame !== 'said' && !(frame === 'general' && this.isVisitors(from))) {
        if (frame === 'asks' && this.presupposes(claim, from)) {
          const told = { field: 'feature', value: claim.name, how: 'said' as const }
          this.add(claim, told, false, 'is asked about as if it were there, and no listing has it')
          return
        }
        this.cover(from, to)
        continue
      }
      this.judgeFeature(claim, from, to)
      if (this.isLost()) return
    }
  }

  /** "Do you want to see the wine cellar?": a certain one is said to be there, and no home that was shown has one. */
  private presupposes(claim: FeatureClaim, from: number): boolean {
    const { lexicon, tokens } = this.read
    const { evidence } = this.context
    const isCertain = (at: number) => lexicon.isCertain(tokens[at]?.text ?? '')
    if (!isCertain(from - 1) && !(lexicon.code === 'en' && isCertain(from - 2))) return false
    if (evidence.isEmpty || this.visitorSaid(claim)) return false
    if (evidence.searchWords.includes(stemOf(foldAligned(claim.name)))) return false
    return !evidence.homes.some((home) => hasFeature(home, claim.feature))
  }

  /** "has no parking": the words of a field claim nothing, but whoever denies what the record counts does. */
  protected judgeDeniedParking(): void {
    const { tokens, frames, phrases, lexicon } = this.read
    if (!phrases.some(({ tag }) => tag === 'denials')) return
    for (const claim of findFeatureClaims(this.context.text, this.context.evidence.languages.tablesOf(lexicon.code))) {
      if (claim.feature !== 'parking' || this.isInside(claim)) continue
      const from = tokens.findIndex(({ end }) => end > claim.start)
      const to = tokens.findLastIndex(({ start }) => start < claim.end) + 1
      if (frames[from] !== 'said' || !this.deniesAtOnce(from, to)) continue
      const attribution = this.attribute(claim)
      const homes = attribution === null || attribution === 'stranger' ? [] : attribution.homes
      if (!homes.some((home) => hasFeature(home, 'parking'))) continue
      const told = { field: 'feature', value: claim.name, how: 'denied' as const }
      this.add(claim, told, false, 'is denied, and the listing has it')
      return
    }
  }

  /** "does not have a garage", "parking: none": nothing but small words between what is denied and its denial. */
  protected deniesAtOnce(from: number, to: number): boolean {
    const { phrases, tokens, lexicon } = this.read
    const isSmall = (at: number) =>
      lexicon.isArticle(tokens[at]?.text ?? '') ||
      phrases.some(({ tag, from: start, to: end }) => tag === 'haves' && start <= at && end > at) ||
      /^(?:any|de|d|own|its|任|何)$/u.test(tokens[at]?.text ?? '')
    return phrases.some(({ tag, from: at, to: until }) => {
      if (tag !== 'denials') return false
      if (until > from) return this.isValueOf(at, to)
      return from - until <= mostBetweenDenial && tokens.slice(until, from).every((_, index) => isSmall(until + index))
    })
  }

  /** "You have a sauna", "enjoy the sauna": in a general sentence too a feature that the visitor is said to have is the home's. */
  protected isVisitors(at: number): boolean {
    const { phrases, general, lexicon } = this.read
    if (general?.is === 'defines') return false
    // "When you view a home"
    if (phrases.some(({ tag, from, to }) => doesSomething.test(tag) && from <= at && to > at)) return false
    const isBefore = ({ from }: { from: number }) => from < at
    if (phrases.some((phrase) => phrase.tag === 'general.examines' && isBefore(phrase))) return false
    // Where nothing tells a certain pool from any pool, it may be the home's.
    if (general?.is === 'step' || general?.is === 'counts' || !lexicon.hasArticles) return true
    return phrases.some((phrase) => /^(?:visitorRefs|homeRefs)$/u.test(phrase.tag) && isBefore(phrase))
  }

  /** Words that claim nothing one by one may be a feature together: "地下室", "pets allowed". */
  protected isCovered(from: number, to: number): boolean {
    const { phrases } = this.read
    if (!this.covered.slice(from, to).every(Boolean)) return false
    const isAround = ({ from: at, to: until }: { from: number; to: number }) => at <= from && until >= to
    return (
      to - from === 1 ||
      this.borneOut.some(isAround) ||
      phrases.some((phrase) => !silent.test(phrase.tag) && isAround(phrase))
    )
  }

  protected isInside({ start, end }: Span): boolean {
    return this.context.checked.some((span) => start < span.end && end > span.start)
  }

  protected visitorSaid({ feature, name }: FeatureClaim): boolean {
    const { evidence } = this.context
    if (evidence.visitorWords.includes(foldAligned(name))) return true
    if (feature === 'parking') return /park|garag|车/u.test(evidence.visitorWords)
    const { row } = feature
    return [row.name, row.english ?? row.name, ...(row.also ?? [])].some((word) =>
      evidence.visitorWords.includes(word.toLowerCase()),
    )
  }

  protected judgeFeature(claim: FeatureClaim, from: number, to: number): void {
    const { evidence } = this.context
    const attribution = this.attribute(claim)
    const isDenied = this.isDenied(from, to)
    const told = { field: 'feature', value: claim.name, how: isDenied ? ('denied' as const) : ('said' as const) }
    if (attribution === 'stranger') {
      this.add(claim, told, false, 'is said of a home that no tool has returned')
      return
    }
    const holds = (home: KnownHome) => (isDenied ? lacksFeature(home, claim.feature) : hasFeature(home, claim.feature))
    const homes = attribution?.homes ?? []
    if (homes.length === 0 && this.isOfNoHome()) {
      this.cover(from, to)
      return
    }
    if (homes.length === 0) {
      const name = stemOf(foldAligned(claim.name))
      const isKnown =
        evidence.searchWords.includes(name) ||
        evidence.settingsWords.includes(name) ||
        (evidence.listed.length > 0 && evidence.listed.every(holds))
      if (isKnown) this.cover(from, to)
      else this.add(claim, told, false, 'is said of no certain home')
      return
    }
    const isTrue =
      (attribution?.quantifier === 'all' ? homes.every(holds) : homes.some(holds)) &&
      !this.isShared(claim, homes, holds)
    this.add(
      claim,
      told,
      isTrue,
      isTrue ? '' : isDenied ? 'is denied, and the listing does not say so' : 'is not in the listing',
    )
    if (isTrue) this.cover(from, to)
  }

  /** "Gardens are green": before any home is known, and without the firm and its homes, nobody's garden is spoken of. */
  protected isOfNoHome(): boolean {
    const { evidence } = this.context
    return evidence.isEmpty && !this.read.phrases.some(({ tag }) => pointsAtHomes.test(tag))
  }

  /** Words that no table knows: the homes, the settings or the search must say them. */
  protected judgeRest(): void {
    const { tokens, frames } = this.read
    let strange = 0
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]
      if (!token || this.covered[at]) {
        if (frames[at] !== 'said') strange = 0
        continue
      }
      const frame = frames[at] ?? 'said'
      if (frame === 'said' || frame === 'echo') {
        const end = this.runEnd(at)
        const span = { start: token.start, end: tokens[end - 1]?.end ?? token.end }
        if (frame === 'said' && this.isSmallTalk(token, at)) {
          strange += this.isReadable(token) ? 0 : 1
          if (strange < 2 || strange * 3 < tokens.length) continue
          this.add(token, { field: 'word', value: token.text, how: 'unknown' }, false, 'is in no language that is read')
          return
        }
        const why = frame === 'echo' ? this.judgeEcho(span) : this.judgeWord(token, span, at)
        if (why !== null) {
          this.add(span, { field: 'word', value: token.text, how: 'said' }, false, why)
          return
        }
        at = end - 1
        continue
      }
      strange = this.isReadable(token) ? 0 : strange + 1
      const isMost = strange >= 2 && strange * 2 > tokens.length
      if (strange >= 3 || isMost) {
        this.add(token, { field: 'word', value: token.text, how: 'unknown' }, false, 'is in no language that is read')
        return
      }
    }
  }

  /** An ordinary word between the chatbot and the visitor: no name, no certain thing, nothing that claims something. */
  protected isSmallTalk(token: ClaimToken, at: number): boolean {
    if (!this.isTalk) return false
    const { tokens, phrases, clauses, lexicon } = this.read
    if (phrases.some(({ tag, from, to }) => from <= at && to > at && telling.test(tag))) return false
    const before = [at - 1, at - 2].filter((place) => clauses[place] === clauses[at])
    // "You enter through a grand foyer": a thing, where a home is spoken of.
    if (this.mayBeOfHome && before.some((place) => lexicon.isArticle(tokens[place]?.text ?? ''))) return false
    if (before.some((place) => lexicon.isDefinite(tokens[place]?.text ?? ''))) return false
    const isName = lexicon.code !== 'de' && at > 0 && /\p{Lu}/u.test(this.context.text.charAt(token.start))
    return !isName || before.length === 0
  }

  /** Han signs that no table knows are one word as far as they stand together. */
  protected runEnd(at: number): number {
    const { tokens } = this.read
    let end = at + 1
    if (!/^\p{Script=Han}$/u.test(tokens[at]?.text ?? '')) return end
    while (
      end < tokens.length &&
      !this.covered[end] &&
      tokens[end]?.start === tokens[end - 1]?.end &&
      /^\p{Script=Han}$/u.test(tokens[end]?.text ?? '')
    )
      end += 1
    return end
  }

  protected judgeEcho(span: Span): string | null {
    const { evidence } = this.context
    const word = this.read.folded.slice(span.start, span.end)
    if (says(evidence, evidence.visitorWords, word) || says(evidence, evidence.searchWords, word)) return null
    return 'is not what the visitor said'
  }

  protected judgeWord(token: ClaimToken, span: Span, at: number): string | null {
    const { evidence, text } = this.context
    const to = this.attribute(span)
    if (to === 'stranger') return 'is said of a home that no tool has returned'
    const word = this.read.folded.slice(span.start, span.end)
    if (evidence.loans.length > 0 && isLoanWord(word)) return null
    const homes = to?.homes ?? []
    const isDenied = this.isDenied(at)
    const holds = (home: KnownHome) => {
      const said = homeSays(home, word)
      return isDenied ? said === 'denied' : said === 'said'
    }
    if (homes.length > 0 && (to?.quantifier === 'all' ? homes.every(holds) : homes.some(holds))) return null
    if (!this.isExplicit) {
      if (says(evidence, evidence.settingsWords, word) || says(evidence, evidence.searchWords, word)) return null
      if (evidence.listed.length > 0 && evidence.listed.every(holds)) return null
      const isName = /\p{Lu}/u.test(text.charAt(token.start)) && at > 0
      if (isName && says(evidence, evidence.visitorWords, word)) return null
      if (
        isName &&
        evidence.homes.some((home) => says(evidence, foldAligned(`${home.listing.City} ${home.listing.State}`), word))
      )
        return null
    }
    return homes.length > 0 ? 'is not in the listing' : 'is said by nothing'
  }

  protected isReadable({ text }: ClaimToken): boolean {
    const { evidence } = this.context
    return (
      this.read.lexicon.isReadable(text) ||
      says(evidence, evidence.visitorWords, text) ||
      says(evidence, evidence.settingsWords, text) ||
      evidence.homes.some((home) => homeSays(home, text) !== null)
    )
  }
}

/** Tags that settle nothing of the words that they are given to. */
const silent =
  /^(?:general\.|record\.|denied\.|field\.|opposite\.|listing|parts|events|things|finds|defines|glossary|generalLeads)/u
const pointsAtHomes = /^(?:homeRefs|firmRefs|visitorRefs|finds|here|status|haves|general\.homes)/u
const doesSomething = /^general\.(?:steps|leads|examines|actors|processes)$/u
/** Tags of what no talk may say in passing. */
const telling =
  /^(?:status|sale|rent|families|fresh|free|noFee|openHouse|tour|withinBudget|compare|judged|promises|forecasts|money|done|ownDeeds|unpraised)/u
const mostRemembered = 40
/** So many words may stand between a denial and what it denies: "does not have a garage". */
const mostBetweenDenial = 3

/** The words of the visitor, the firm and the search are asked again and again. */
function stemming(): (text: string) => ReadonlySet<string> {
  return memoize(stemsOf, mostRemembered)
}

/** Whether a text that belongs to the evidence says a word in any form. */
function says(evidence: Evidence, text: string, word: string): boolean {
  if (text === '') return false
  return evidence.derive(stemming)(text).has(stemOf(word)) || (/\p{Script=Han}/u.test(word) && text.includes(word))
}
