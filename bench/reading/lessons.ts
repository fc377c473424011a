import { createHash } from 'node:crypto'
import { heardIn } from '../../src/conversation/guide/acts/heard-in.ts'
import { abouts, acts } from '../../src/reading/acts/act.ts'
import { ofRecord, placeOfClause, type SaidClause, seenOfClause } from '../../src/reading/acts/clause.ts'
import { signsOfGap, wordsOf } from '../../src/reading/acts/cut-message.ts'
import { languageCodes } from '../../src/reading/languages/language.ts'
import { Languages } from '../../src/reading/languages/languages.ts'
import type { AskedOfRecord } from './read-asked.ts'
import { type CorpusLine, clausesOf, type LabelledClause } from './read-corpus.ts'
import type { RecordEntry } from './read-entries.ts'
import type { SaidOfThing } from './read-meanings.ts'
import { slipOf } from './slip.ts'
import type { Lesson } from './train-network.ts'

/** The topics that the corpus names, as "ask-home:roof". */
export function topicsOf(lines: readonly CorpusLine[]): string[] {
  const names = lines.flatMap(({ acts: labelled }) =>
    labelled.flatMap(({ act, topic }) => (topic === undefined ? [] : [`${act}:${topic}`])),
  )
  return [...new Set(names)].toSorted()
}

/** What is about nothing has many lines, for it is endless, and few visitors say it. */
const shareOfOutside = 0.4

/** The clauses of a line as the guide would have them read, each with its labels. */
export function labelledClauses(line: CorpusLine): { said: SaidClause; labels: LabelledClause }[] {
  const clauses = clausesOf(line)
  return clauses.map((labels, index) => ({
    labels,
    said: {
      text: labels.text,
      context: contextOf(line),
      place: placeOfClause(index, clauses.length),
      after: clauses[index - 1]?.act,
      heard: heardOf(line, labels.text),
    },
  }))
}

/** What the guide asks or offers below what it shows. */
const askedBeside: Readonly<Record<string, readonly string[]>> = {
  list: [
    ...['asked:feature', 'asked:budget', 'asked:bedrooms', 'asked:kind', 'asked:place', 'asked:buy-or-rent'],
    ...['offered:more', 'offered:widen', 'offered:alert', 'offered:tour'],
  ],
  home: ['offered:tour', 'offered:tour', 'offered:alert', 'offered:person', 'asked:budget'],
  none: ['asked:what-else', 'offered:person', 'offered:alert'],
}
const viewsOfAsked = ['list', 'list', 'list', 'home', 'none', '']
const shareAsked: Readonly<Record<string, number>> = { list: 0.6, home: 0.35, none: 0.08 }

/**
 * What stands before a line as the guide would have it. An author names one thing; below most lists stands a question as well, which
 * visitors pass over as often as they answer it, and what is asked stands below something. By the line's own digest, so always the same.
 */
function contextOf({ text, context }: CorpusLine): string {
  const digest = createHash('sha256').update(text).digest()
  const [first = 0, second = 0] = digest
  const beside = askedBeside[context]
  if (beside !== undefined)
    return first / 256 < (shareAsked[context] ?? 0) ? `${context} ${beside[second % beside.length]}` : context
  if (!/^(?:asked|offered):/u.test(context)) return context
  return `${viewsOfAsked[first % viewsOfAsked.length]} ${context}`.trim()
}

/** The clauses of all lines, and some of them once more with slips of the thumb, as whoever reads them would get them. */
function taughtClauses(lines: readonly CorpusLine[]): ReturnType<typeof labelledClauses> {
  return lines.flatMap((line) =>
    labelledClauses(line).flatMap(({ said, labels }) => {
      const text = slipOf(said.text, createHash('sha256').update(said.text).digest().readUInt32LE())
      const slipped = text === null ? [] : [{ labels, said: { ...said, text, heard: heardOf(line, text) } }]
      return [{ said, labels }, ...slipped]
    }),
  )
}

/** What each clause that has a topic teaches of it, and each entry of a record of those that it tells. */
export function lessonsOfTopics(
  lines: readonly CorpusLine[],
  topics: readonly string[],
  entries: readonly RecordEntry[],
): Lesson[] {
  const ofClauses = taughtClauses(lines)
    .filter(({ labels }) => labels.topic !== undefined)
    .map(({ said, labels: { act, topic } }) => ({
      ...seenOfClause(said),
      wanted: { topic: topics.indexOf(`${act}:${topic}`) },
    }))
  const ofEntries = entries.flatMap(({ text, topics: told }) =>
    told.slice(0, mostTold).map((topic, at) => ({
      ...seenOfClause(ofRecord(text)),
      wanted: { topic: topics.indexOf(`ask-home:${topic}`) },
      weight: at === 0 ? 1 : shareOfFurther,
    })),
  )
  return [...ofClauses, ...ofEntries]
}

/** What an entry tells beside its main topic counts less, and not without end. */
const mostTold = 3
const shareOfFurther = 0.5

/** What each clause teaches of its act, its topic and the home that it speaks of. */
export function lessonsOfActs(lines: readonly CorpusLine[], topics: readonly string[]): Lesson[] {
  return taughtClauses(lines).map(({ said, labels: { act, topic, about } }) => ({
    weight: act === 'outside' ? shareOfOutside : 1,
    ...seenOfClause(said),
    wanted: {
      act: acts.indexOf(act),
      topic: topic === undefined ? -1 : topics.indexOf(`${act}:${topic}`),
      about: ofHomes.has(act) ? aboutOf(about) : -1,
    },
  }))
}

const languages = new Languages()

/** What the tables of a line's language signal in a clause of it. */
export function heardOf({ language }: Pick<CorpusLine, 'language'>, text: string): string[] {
  const code = languageCodes.find((each) => each === language) ?? 'en'
  return heardIn(text, languages.tablesOf(code))
}

/** "none" where nothing is named. */
const aboutOf = (about: string | undefined): number => Math.max(0, abouts.map(String).indexOf(about ?? 'none'))

/** Acts that may speak of a certain home. */
const ofHomes: ReadonlySet<string> = new Set(
  'ask-home compare tour money negotiate apply details similar save pictures map send like reject commute schools safety'.split(
    ' ',
  ),
)

/** What each place between two words teaches: whether a clause ends there. */
export function lessonsOfCuts(lines: readonly CorpusLine[]): Lesson[] {
  return lines.flatMap((line) => {
    const words = wordsOf(line.text)
    const starts = clausesOf(line)
      .slice(1)
      .map(({ start }) => start)
    return words.slice(1).map(({ start, gap }, index): Lesson => {
      const at = index + 1
      // A clause that begins within a word, as an author has cut it, is none.
      const isCut = starts.some((each) => each >= start - gap.length && each <= start)
      return { signs: signsOfGap(words, at), sides: [], wanted: { cut: isCut ? 1 : 0 } }
    })
  })
}

/** By which weights and corpus are seen to belong together: a digest of all lines, entries and questions that are learned from. */
export function digestOf(
  lines: readonly CorpusLine[],
  entries: readonly RecordEntry[],
  asked: readonly AskedOfRecord[],
): string {
  const hash = createHash('sha256')
  for (const { text, context, acts: labelled } of lines) hash.update(JSON.stringify([text, context, labelled]))
  for (const { text, topics } of entries) hash.update(JSON.stringify([text, topics]))
  for (const { say, passages, answers } of asked)
    hash.update(JSON.stringify([say, passages.map(({ text }) => text), answers]))
  return hash.digest('hex')
}

/** Tells whether a table of meanings has learned of these rows and questions. */
export function digestOfMeanings(things: readonly SaidOfThing[], asked: readonly AskedOfRecord[]): string {
  const hash = createHash('sha256')
  for (const { record, asked: words } of things) hash.update(JSON.stringify([record, words]))
  for (const { say, passages, answers } of asked)
    hash.update(JSON.stringify([say, passages.filter((_, at) => answers[at]).map(({ text }) => text)]))
  return hash.digest('hex')
}

/** Lines of the corpus whose hands are learned from. */
export function learnedLines(
  corpus: readonly CorpusLine[],
  apart: { dev: readonly string[]; test: readonly string[] },
): CorpusLine[] {
  return corpus.filter(({ hand }) => !apart.dev.includes(hand) && !apart.test.includes(hand))
}
