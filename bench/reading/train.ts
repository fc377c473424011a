import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { abouts, acts } from '../../src/reading/acts/act.ts'
import { loadNetworks, type Networks } from '../../src/reading/acts/load-networks.ts'
import type { Network, Shape } from '../../src/reading/acts/network.ts'
import { encodeNetworks } from '../../src/reading/acts/weights-file.ts'
import { encodeModel } from '../../src/reading/answering/model-file.ts'
import { WeightOfWord } from '../../src/reading/answering/weight-of-word.ts'
import { encodeMeaning } from '../../src/reading/meaning/meaning-file.ts'
import { actsOfAsked, lessonsOfAnswered } from './asked-topics.ts'
import {
  digestOf,
  digestOfMeanings,
  learnedLines,
  lessonsOfActs,
  lessonsOfCuts,
  lessonsOfTopics,
  topicsOf,
} from './lessons.ts'
import { measureReading } from './measure-reading.ts'
import { readAsked } from './read-asked.ts'
import { type CorpusLine, readCorpus } from './read-corpus.ts'
import { readEntries } from './read-entries.ts'
import { readMeanings } from './read-meanings.ts'
import { countSaidOften } from './said-often.ts'
import { writeSaidWords } from './said-words.ts'
import { lessonsOfAsked, measureAnswering, trainAnswering } from './train-answering.ts'
import { trainMeaning } from './train-meaning.ts'
import { type Lesson, type TrainOptions, trainNetwork } from './train-network.ts'
import { crossCheckVisits, readVisitLines, trainVisits } from './train-visits.ts'

// npm run train: learns from corpus/ what messages are for (corpus/README.md). `--with FILE`: lines of one's own beside it.
// `--answering`: only what words mean and which passage answers, beside the networks that are there (three minutes).

const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    out: { type: 'string' },
    measure: { type: 'boolean' },
    answering: { type: 'boolean' },
  },
})
const hands = JSON.parse(readFileSync(join(import.meta.dirname, '../../corpus/hands.json'), 'utf8')) as {
  dev: string[]
  test: string[]
  asked: { dev: string[]; passages: string[]; topics: string[] }
}
const own = values.with === undefined ? [] : readOwn(values.with)
const corpus = readCorpus()
const lines = [...learnedLines(corpus, hands), ...own]
const entries = readEntries()
const answered = readAsked()
const asked = answered.filter(({ hand }) => !hands.asked.dev.includes(hand))
// Some hands teach only which passage answers: the networks need not learn anew for each of these.
const askedOfActs = asked.filter(({ hand }) => !hands.asked.passages.includes(hand))
const learnedFrom = digestOf(lines, entries, askedOfActs)
const topics = topicsOf(lines)

const ofTheseHands = asked.filter(({ hand }) => hands.asked.topics.includes(hand))
const networks = values.answering ? loadNetworks() : learnNetworks()
const folder = values.out ?? join(import.meta.dirname, '../../src/reading/acts')
if (!values.answering) {
  measureReading(
    networks,
    corpus.filter(({ hand }) => hands.dev.includes(hand)),
    'dev',
  )
  if (values.measure)
    measureReading(
      networks,
      corpus.filter(({ hand }) => hands.test.includes(hand)),
      'test',
    )
  writeFileSync(join(folder, 'acts.bin'), encodeNetworks(networks.acts))
  writeFileSync(join(folder, 'topics.bin'), encodeNetworks(networks.topics))
  writeFileSync(join(folder, 'cuts.bin'), encodeNetworks(networks.cuts))
}
const saidOften = countSaidOften(corpus)
const weights = new WeightOfWord(saidOften)
const things = readMeanings()
// What words mean is learned from the hands that teach the topics as well: to those that teach which passage answers it is as new as to a visitor.
const meaning = trainMeaning(weights, things, ofTheseHands, {
  ...{ rows: 1 << 16, width: 48, rounds: 20 },
  learnedFrom: digestOfMeanings(things, ofTheseHands),
})
const sight = { networks: networks.topics, meaning, weights }
const isOf = (list: readonly string[]) => (each: { hand: string }) => list.includes(each.hand)
const told = lessonsOfAsked(
  sight,
  asked.filter((each) => !isOf(hands.asked.topics)(each)),
)
const apart = lessonsOfAsked(sight, answered.filter(isOf(hands.asked.dev)))
const answering = trainAnswering(
  { hidden: 32, towers: 12, inside: told[0]?.question.length ?? 0, learnedFrom: digestOf(lines, entries, asked) },
  told,
  apart,
)
const seen = measureAnswering(answering, apart)
console.log(
  `questions of records, hands apart: of ${seen.answered} that are answered, the right passage is first in ${seen.right} and told in ${seen.told}; of ${seen.unanswered} others ${seen.left} are left`,
)
const answeringFolder = values.out ?? join(import.meta.dirname, '../../src/reading/answering')
const meaningFolder = values.out ?? join(import.meta.dirname, '../../src/reading/meaning')
writeFileSync(join(meaningFolder, 'meaning.bin'), encodeMeaning(meaning))
writeFileSync(join(answeringFolder, 'answering.bin'), encodeModel(answering))
writeFileSync(join(answeringFolder, 'said-often.json'), `${JSON.stringify(saidOften)}\n`)
if (!values.answering) {
  const visits = readVisitLines()
  const { right, wrong, unsure } = crossCheckVisits(visits)
  console.log(
    `visits: of ${visits.length} lines, each by the others, ${right} right, ${wrong} wrong, ${unsure} not sure`,
  )
  writeFileSync(join(folder, 'visits.bin'), encodeNetworks(trainVisits(visits)))
  writeSaidWords(corpus)
}
console.log(`Written to ${folder}`)

/** What reads messages, learned from all lines: about eleven minutes. */
function learnNetworks(): Networks {
  // Who learns topics beside the acts reads the acts better; what is read of a topic comes from those that learn nothing else.
  const actsNetwork = learn(
    'acts',
    {
      rows: 1 << 15,
      sideRows: 1 << 12,
      width: 48,
      hidden: 64,
      learnedFrom,
      heads: { act: acts, topic: topics, about: abouts },
    },
    [...lessonsOfActs(lines, topics), ...actsOfAsked(askedOfActs)],
    { members: 3, rounds: 7, rate: 0.15, blind: 0.6, seed: 1, headWeights: { topic: 0.5, about: 0.2 } },
  )
  const topicsShape = { rows: 1 << 15, sideRows: 1 << 12, width: 48, hidden: 64, learnedFrom, heads: { topic: topics } }
  const ofTopics = lessonsOfTopics(lines, topics, entries)
  const topicsOptions = { rounds: 8, rate: 0.15, blind: 0.6, seed: 1 }
  // What questions of records teach is known only to who has learned topics already (bench/reading/asked-topics.ts). Which passage answers
  // is learned from other hands: of those that the networks know, all would look easier than it is.
  const taught = learn('topics, at first', topicsShape, ofTopics, { ...topicsOptions, members: 2 })
  const topicsNetwork = learn(
    'topics',
    topicsShape,
    [...ofTopics, ...lessonsOfAnswered(taught, topics, ofTheseHands)],
    {
      ...topicsOptions,
      members: 3,
    },
  )
  const cutsNetwork = learn(
    'cuts',
    { rows: 1 << 14, sideRows: 1, width: 12, hidden: 16, learnedFrom, heads: { cut: ['no', 'yes'] } },
    lessonsOfCuts(lines),
    { members: 2, rounds: 5, rate: 0.1, blind: 0.1, seed: 1 },
  )
  return { acts: actsNetwork.map(withoutTopics), topics: topicsNetwork, cuts: cutsNetwork }
}

/** So many networks learn the same, each in an order of its own. */
function learn(
  name: string,
  shape: Shape,
  lessons: readonly Lesson[],
  { members, seed, ...options }: TrainOptions & { members: number },
): Network[] {
  const begin = performance.now()
  const networks = Array.from({ length: members }, (_, index) =>
    trainNetwork(shape, lessons, { ...options, seed: seed + index }),
  )
  console.log(
    `${name}: ${lessons.length} lessons, ${members} times, in ${Math.round((performance.now() - begin) / 1000)} s`,
  )
  return networks
}

function withoutTopics({ shape, heads, ...network }: Network): Network {
  const only = <Of>(of: Readonly<Record<string, Of>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => name !== 'topic'))
  return { ...network, shape: { ...shape, heads: only(shape.heads) }, heads: only(heads) }
}

function readOwn(file: string): CorpusLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => ({ ...(JSON.parse(row) as CorpusLine), language: 'own', by: 'own', hand: 'own' }))
}
