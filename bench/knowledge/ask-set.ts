import type { App } from '../../src/doors/app.ts'
import type { Passage } from '../../src/knowledge/passages/passage.ts'
import { findAnswer } from '../../src/knowledge/retrieval/find-answer.ts'
import type { KnowledgeAnswer } from '../../src/knowledge/retrieval/knowledge-answer.ts'
import type { KnowledgeScope } from '../../src/knowledge/source.ts'
import { plainRanking } from './baseline.ts'
import { hasAll, isRight, type SetQuestion } from './question-set.ts'

export interface Asked {
  question: SetQuestion
  answer: KnowledgeAnswer
  /** From 1, of the first right passage; null: not among the first ten. */
  place: number | null
  plainPlace: number | null
  isQuoted: boolean
}

const looked = 10

/** Asks all questions, one after the other, and the plain ranking beside. */
export async function askSet(
  app: App,
  scope: KnowledgeScope,
  questions: readonly SetQuestion[],
  passages: readonly Passage[],
  by: 'both' | 'meaning' = 'both',
): Promise<Asked[]> {
  const rank = plainRanking(passages)
  const asked: Asked[] = []
  for (const question of questions) {
    const answer = await findAnswer(app, scope, question.q, { limit: looked, by })
    const plain = rank(question.q, looked).flatMap((at) => passages[at] ?? [])
    const quoted = answer.quotes.map(({ text }) => text).join('\n')
    asked.push({
      question,
      answer,
      place: placeOf(question, answer.passages),
      plainPlace: placeOf(question, plain),
      isQuoted: quoted !== '' && hasAll(question, quoted),
    })
  }
  return asked
}

function placeOf(question: SetQuestion, passages: readonly Pick<Passage, 'headings' | 'text'>[]): number | null {
  const at = passages.findIndex((passage) => isRight(question, passage))
  return at < 0 ? null : at + 1
}

export interface Share {
  right: number
  of: number
}

export interface SetFigures {
  first: Share
  amongThree: Share
  plainFirst: Share
  plainAmongThree: Share
  quoted: Share
  stored: Share
  elsewhere: Share
  near: Share
}

export function figuresOf(asked: readonly Asked[]): SetFigures {
  const answered = asked.filter(({ question }) => question.passage !== null)
  const elsewhere = asked.filter(({ question }) => question.passage === null && question.kind !== 'near')
  const near = asked.filter(({ question }) => question.kind === 'near')
  const share = (among: readonly Asked[], test: (each: Asked) => boolean): Share => ({
    right: among.filter(test).length,
    of: among.length,
  })
  const within = (place: number | null, most: number) => place !== null && place <= most
  return {
    first: share(answered, ({ place }) => within(place, 1)),
    amongThree: share(answered, ({ place }) => within(place, 3)),
    plainFirst: share(answered, ({ plainPlace }) => within(plainPlace, 1)),
    plainAmongThree: share(answered, ({ plainPlace }) => within(plainPlace, 3)),
    quoted: share(answered, ({ isQuoted }) => isQuoted),
    stored: share(
      answered.filter(({ question }) => question.stored),
      ({ answer, isQuoted }) => answer.isStored && isQuoted,
    ),
    elsewhere: share(elsewhere, ({ answer }) => answer.quotes.length === 0),
    near: share(near, ({ answer }) => answer.quotes.length === 0),
  }
}

/** What went wrong with a question; "" where nothing did. */
export function describeFault({ question, answer, place, isQuoted }: Asked): string {
  const quote = answer.quotes.map(({ text }) => text).join(' | ')
  const [best] = answer.passages
  const about = best ? `${best.score.toFixed(2)} [${best.headings.join(' > ')}] ${best.text.slice(0, 90)}` : 'nothing'
  if (question.passage === null)
    return quote === '' ? '' : `${question.kind}: ${question.q}\n    said: ${quote}\n    of: ${about}`
  const faults = [
    place === 1 ? '' : `place ${place ?? '-'}`,
    quote === '' ? 'silent' : isQuoted ? '' : 'misquoted',
    question.stored && !answer.isStored ? 'not stored' : '',
  ].filter(Boolean)
  if (faults.length === 0) return ''
  return `${faults.join(', ')}: ${question.q}\n    wanted: ${JSON.stringify(question.passage)} ${JSON.stringify(question.contains)}\n    first: ${about}\n    said: ${quote}`
}
