import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Attribution } from '../numbers/number-context.ts'
import { groupWords } from '../numbers/number-patterns.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import type { Evidence, KnownHome } from './evidence.ts'
import type { HomeMention } from './find-homes.ts'

/** Whom the text has spoken of so far, for what comes next. */
export interface Topic {
  /** `stranger`: a home that no tool has returned. */
  homes: readonly KnownHome[] | 'stranger'
  /** Every home that the answer has named. */
  named: readonly KnownHome[]
  /** Columns of the table that is being read; null outside of one. */
  columns: readonly Column[] | null
  /** What was said last goes for homes at large: "it" stands for that, and for no home. */
  isGeneral?: boolean
  /** The visitor asks of something else, and no home has been named since: what is said is of none. */
  isElsewhere?: boolean
  /** How far the list item was set in that named the home. */
  itemDepth?: number
}

export interface Column {
  /** Its head, as it was said, and in which language: a row may be nothing but names and numbers. */
  label: string
  language: LanguageCode
  kind: SaidNumber['kind']
  homes: readonly KnownHome[]
}

/** Whom a place in a sentence speaks of; null when nobody is known. */
export function attribute(
  number: { start: number; end: number },
  all: readonly HomeMention[],
  topic: Topic,
  folded: string,
  evidence: Evidence,
): Attribution | 'stranger' | null {
  const told = all.filter((mention) => !isContrasted(mention, folded))
  const topicKnows = topic.homes !== 'stranger' && topic.homes.length > 0
  const mentions = told.length > 0 || topicKnows ? told : all
  const inSentence = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const isGroup = groupWords.test(folded)
  if (inSentence.length > 0) {
    if (isGroup && inSentence.length > 1) return { homes: inSentence, quantifier: 'all', isSure: false }
    const earlier = mentions.filter(({ start }) => start <= number.start)
    const nearest = earlier.at(-1)
    if (nearest) {
      const isAlone = new Set(earlier.flatMap(({ homes }) => homes)).size === 1 && nearest.homes.length === 1
      const close = mentions.filter(
        ({ end, start }) =>
          end <= number.start &&
          !/[;.|]|\bwhile\b|\bmientras\b|\btandis\b|\bwahrend\b|\benquanto\b|与.{0,20}不同|而/u.test(
            folded.slice(start, number.start),
          ),
      )
      const around =
        close.length > 1 && !/\d/.test(betweenMentions(folded, close, number.start))
          ? [...new Set(close.flatMap(({ homes }) => homes))]
          : nearest.homes
      return { homes: around, quantifier: 'any', isSure: isAlone || around.length === 1 }
    }
    const next = mentions[0]
    const before = topic.homes === 'stranger' ? [] : topic.homes
    return {
      homes: [...new Set([...(next?.homes ?? []), ...before])],
      quantifier: 'any',
      isSure: before.length === 0 && next?.homes.length === 1,
    }
  }
  if (topic.homes === 'stranger') return 'stranger'
  if (isGroup) {
    const group = topic.named.length > 1 ? topic.named : evidence.listed
    return group.length === 0 ? null : { homes: group, quantifier: 'all', isSure: false }
  }
  return topic.homes.length === 0 ? null : { homes: topic.homes, quantifier: 'any', isSure: topic.homes.length === 1 }
}

/** Before a home that another is held against: what the sentence says is said of the other. */
const contrast =
  /(?:unlike|in contrast to|compared (?:to|with)|as opposed to|other than|rather than|\bthan|instead of|a diferencia del?|en comparacion con|(?:mas|menos|mayor|menor|tan|plus|moins|aussi|maior|melhor|mejor)\s[\p{L}\s]{0,24}que|que|contrairement a|a la difference de|par rapport a|comparee? a|(?:er|anders|mehr|weniger)\s+als|im gegensatz zu[mr]?|verglichen mit|im vergleich zu[mr]?|ao contrario d[aeo]|diferente(?:mente)? d[aeo]|em comparacao com|do que|不像|不同于|相比于?|比)(?:[\s\u00A0]+(?:the one at|the home at|that of|for|at|in|with|la de|el de|por|en|con|celle du|celui du|pour|a|au|fur|in|bei|das in|na|no|em))?[\s\u00A0*_[“"]*$/u
/** "que" and "als" compare only behind a word that does. */
const comparesLoosely = /(?:^|[^\p{L}])que[\s\u00A0*_[“"]*$/u
const comparesSurely =
  /(?:mas|menos|mayor|menor|tan|plus|moins|aussi|maior|melhor|mejor)\s[\p{L}\s]{0,24}que[\s\u00A0*_[“"]*$/u
const contrastBehind = /^[\s\u00A0*_\])]*(?:不同|不一样|相比)/u

/** Whether a home is named only to hold another against it. */
export function isContrasted({ start, end }: { start: number; end: number }, folded: string): boolean {
  const before = folded.slice(Math.max(0, start - 48), start)
  if (contrastBehind.test(folded.slice(end, end + 12))) return true
  return contrast.test(before) && (!comparesLoosely.test(before) || comparesSurely.test(before))
}

/** The words between the homes that were named and the number, without the homes' own. */
function betweenMentions(folded: string, mentions: readonly HomeMention[], until: number): string {
  let at = mentions[0]?.end ?? until
  let between = ''
  for (const { start, end } of mentions.slice(1)) {
    between += folded.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return between + folded.slice(at, until)
}
