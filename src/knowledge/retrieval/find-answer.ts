import { withoutOrderSentences } from '../../reading/assistant-orders/without-orders.ts'
import { type LanguageCode, languageCodes } from '../../reading/languages/language-code.ts'
import { withoutMembersCells } from '../../reading/members-only/without-members-cells.ts'
import type { Likeness } from '../embedding/vector-index.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { chooseQuotes } from '../quoting/choose-quotes.ts'
import { isSameQuestion } from '../quoting/is-same-question.ts'
import { type JudgedPassage, judgePassage } from '../quoting/judge-passage.ts'
import { rankOf } from '../quoting/rank-passage.ts'
import { weights } from '../quoting/weights.ts'
import { type KnowledgeScope, sourceTypes } from '../source.ts'
import type { WordReader } from '../words/word-reader.ts'
import type { FoundPassage, KnowledgeAnswer, NamedSource } from './knowledge-answer.ts'
import type { KnowledgeIndex } from './knowledge-indexes.ts'
import type { Hit } from './passage-index.ts'
import { type PassageOfSource, readPassagesOfSources } from './passage-index-store.ts'
import type { ReadQuestion } from './question-group.ts'
import { readQuestion } from './read-question.ts'

/** A question's beginning tells what it asks. */
const mostCharacters = 1_000
const usualLimit = 5
/** So many of the passages that the index finds are read. */
const mostJudged = 30

interface Judged extends JudgedPassage {
  passage: PassageOfSource
  /** Whether it is in the language of the question. */
  isSameLanguage: boolean
  /** Whether its meaning is what is asked, by the embedding model. */
  isMeant: boolean
  rank: number
}

export interface AnswerOptions {
  limit?: number
  /** That of the question; left out: told from its words. */
  language?: LanguageCode
  /** How passages are found; left out: by words, and by meaning where the operator has named an embedding model. */
  by?: 'both' | 'words' | 'meaning'
}

const nothing: KnowledgeAnswer = { quotes: [], isStored: false, passages: [] }

/**
 * What the sources of a chatbot say to a question: its passages, best first, and the sentences that answer, word for
 * word. `language` is that of the question, which is told from its words otherwise.
 */
export async function findAnswer(
  app: KnowledgeApp,
  scope: KnowledgeScope,
  question: string,
  { limit = usualLimit, language, by = 'both' }: AnswerOptions = {},
): Promise<KnowledgeAnswer> {
  const text = question.slice(0, mostCharacters).trim()
  const kept = text === '' ? null : await app.knowledge.of(scope)
  if (!kept) return nothing
  await app.slices.next()
  const { readers } = app.knowledge
  const reader = readers.of(readers.tell(text, language))
  const read = readQuestion(text, reader, kept.index, kept.slipsOf(reader.language))
  const byWords = kept.index.search(read.groups, mostJudged)
  const hits = by === 'meaning' ? [] : byWords
  const likeness = by === 'words' ? [] : ((await app.embeddings?.find(scope, kept.version, text, mostJudged)) ?? [])
  const stored = await readPassagesOfSources(app.db, scope, [...new Set([...hits, ...likeness].map(({ id }) => id))])
  const passages = (await app.slices.map(stored, leaveOut)).filter((passage) => passage.text !== '')
  const judged = await judgeAll(app, { hits, likeness }, passages, { read, reader })
  const found = judged.slice(0, limit).map(tellPassage)
  const answer = findStored(app, kept, judged, { text, read, reader })
  if (answer) return { quotes: [quoteOf(answer, answer.passage.text)], isStored: true, passages: found }
  const [best] = judged
  const quotes = chooseQuotes(judged, read)
  if (best && quotes.length > 0 && best.passage.kind === 'question' && best.named >= weights.nearlySame)
    return { quotes: [quoteOf(best, best.passage.text)], isStored: true, passages: found }
  return { quotes: quotes.map(({ of, text: quoted }) => quoteOf(of, quoted)), isStored: false, passages: found }
}

/** What a page, a file or a sheet says to the chatbot, or in a table for members alone, is neither quoted nor told to a model. Answers that the firm gives are its own. */
function leaveOut(passage: PassageOfSource): PassageOfSource {
  if (passage.kind === 'question') return passage
  const headings = passage.headings.map(withoutOrderSentences).filter((heading) => heading !== '')
  return { ...passage, headings, text: withoutMembersCells(withoutOrderSentences(passage.text)) }
}

async function judgeAll(
  app: KnowledgeApp,
  { hits, likeness }: { hits: readonly Hit[]; likeness: readonly Likeness[] },
  passages: readonly PassageOfSource[],
  question: { read: ReadQuestion; reader: WordReader },
): Promise<Judged[]> {
  const scores = new Map(hits.map(({ id, score }) => [id, score]))
  const meant = new Map(likeness.map(({ id, above }) => [id, above]))
  const meantId = meantMost(likeness)
  const most = Math.max(...scores.values(), Number.MIN_VALUE)
  const judged = await app.slices.map(passages, (passage): Judged => {
    const reader = readerOf(app, passage)
    const judgement = judgePassage(passage, question.read, reader)
    const isSameLanguage = reader.language === question.reader.language
    const above = meant.get(passage.id) ?? 0
    const byWords = rankOf(judgement, (scores.get(passage.id) ?? 0) / most, isSameLanguage)
    const rank = byWords + weights.meaning * Math.max(0, above)
    return { ...judgement, passage, isSameLanguage, isMeant: passage.id === meantId, rank }
  })
  return judged.sort((one, other) => other.rank - one.rank || one.passage.id - other.passage.id)
}

/** The passage that means what is asked, far more than usual and than any other; null: there is none. */
function meantMost([first, second]: readonly Likeness[]): number | null {
  if (!first || first.above < weights.meant) return null
  return first.above - (second?.above ?? 0) >= weights.meantAhead ? first.id : null
}

function readerOf(app: KnowledgeApp, { language, headings, text }: PassageOfSource): WordReader {
  const { readers } = app.knowledge
  const code = languageCodes.find((each) => each === language)
  return readers.of(code ?? readers.tell(`${headings.join('. ')}. ${text}`))
}

/** The best passage that is the stored answer to a question that means the same. */
function findStored(
  app: KnowledgeApp,
  kept: KnowledgeIndex,
  judged: readonly Judged[],
  question: { text: string; read: ReadQuestion; reader: WordReader },
): Judged | undefined {
  return judged.slice(0, usualLimit).find(({ passage, isSameLanguage, sentences }, at) => {
    const stored = passage.headings.at(-1)
    if (!isSameLanguage || passage.kind !== 'question' || stored === undefined) return false
    // One behind another passage has to show what is asked for, as a sum.
    if (at > 0 && !sentences.some(({ shows }) => shows)) return false
    const { readers } = app.knowledge
    const reader = readers.of(readers.tell(stored, question.reader.language))
    const read = readQuestion(stored, reader, kept.index, kept.slipsOf(reader.language))
    kept.index.search(read.groups, 0)
    return isSameQuestion(
      question.read,
      read,
      { asked: question.text, stored },
      { asked: question.reader, stored: reader },
      at === 0,
    )
  })
}

function quoteOf({ passage }: Judged, text: string): KnowledgeAnswer['quotes'][number] {
  return { text, source: nameSource(passage), passageId: passage.id }
}

function tellPassage({ passage, fit }: Judged): FoundPassage {
  const { id, headings, text } = passage
  return {
    id,
    headings,
    text,
    source: nameSource(passage),
    score: Math.min(1, Math.max(0, Math.round(fit * 1_000) / 1_000)),
  }
}

function nameSource({ sourceId, kind, name, title, sourceLink }: PassageOfSource): NamedSource {
  return { ID: sourceId, Type: sourceTypes[kind], Name: name, Title: title, SourceLink: sourceLink }
}
