import { acts } from '../../src/reading/acts/act.ts'
import { ofRecord, seenOfClause } from '../../src/reading/acts/clause.ts'
import type { Network } from '../../src/reading/acts/network.ts'
import { indexOfMost } from '../../src/reading/acts/vectors.ts'
import { type SeenTopics, topicsOfPassage, topicsOfQuestion } from '../../src/reading/answering/see-text.ts'
import { heardOf } from './lessons.ts'
import type { AskedOfRecord } from './read-asked.ts'
import type { Lesson } from './train-network.ts'

/** From so much on it is clear of which topic a passage, or a question, is. */
const surelyPassage = 0.55
const surelyQuestion = 0.7
const surelyOfHome = 0.5
/** It counts less than what an author has said. */
const weight = 0.7

/**
 * What questions of records teach of topics: nobody has said of which topic they are, but where it is clear of the passage that answers it
 * is so of the question ("jack russell ok?", of "Pets: One small dog"), and the other way round. `networks`: have learned from the corpus
 * without them.
 */
export function lessonsOfAnswered(
  networks: readonly Network[],
  topics: readonly string[],
  asked: readonly AskedOfRecord[],
): Lesson[] {
  const ofHome = topics.filter((topic) => topic.startsWith('ask-home:'))
  const known = new Set<string>()
  const passages = new Map<string, SeenTopics>()
  const teach = (said: Parameters<typeof seenOfClause>[0], topic: number): Lesson => ({
    ...seenOfClause(said),
    wanted: { topic: topics.indexOf(ofHome[topic] ?? '') },
    weight,
  })
  return asked.flatMap(({ say, language, passages: all, answers }): Lesson[] => {
    const passage = all[answers.indexOf(true)]
    if (passage === undefined) return []
    const seen = passages.get(passage.text) ?? topicsOfPassage(networks, passage.text)
    passages.set(passage.text, seen)
    const question = topicsOfQuestion(networks, say)
    const [ofPassage, ofQuestion] = [indexOfMost(seen.topics), indexOfMost(question.topics)]
    if ((seen.topics[ofPassage] ?? 0) >= surelyPassage) {
      const heard = heardOf({ language }, say)
      return [teach({ text: say, context: 'home', place: 'only', heard }, ofPassage)]
    }
    const isClear = (question.topics[ofQuestion] ?? 0) >= surelyQuestion && question.isOfHome >= surelyOfHome
    if (!isClear || known.has(passage.text)) return []
    known.add(passage.text)
    return [teach(ofRecord(passage.text), ofQuestion)]
  })
}

/**
 * What all questions of records together count of acts, in labelled lines: what sounds like another act is asked of a home as well, and
 * however many questions there are, they must not drown what authors have said of acts.
 */
const weightOfAll = 3000

/** What questions of records teach of acts: with a home in view they are asked of it, whatever their words. */
export function actsOfAsked(asked: readonly AskedOfRecord[]): Lesson[] {
  const wanted = { act: acts.indexOf('ask-home'), topic: -1, about: -1 }
  const weight = weightOfAll / Math.max(1, asked.length)
  return asked.map(({ say, language }) => {
    const heard = heardOf({ language }, say)
    return { ...seenOfClause({ text: say, context: 'home', place: 'only', heard }), wanted, weight }
  })
}
