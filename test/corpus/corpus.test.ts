import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestOf, digestOfMeanings, labelledClauses, learnedLines, topicsOf } from '../../bench/reading/lessons.ts'
import { readAsked } from '../../bench/reading/read-asked.ts'
import { clausesOf, corpusFolder, readCorpus } from '../../bench/reading/read-corpus.ts'
import { readEntries } from '../../bench/reading/read-entries.ts'
import { readMeanings } from '../../bench/reading/read-meanings.ts'
import { trainMeaning } from '../../bench/reading/train-meaning.ts'
import { type Lesson, trainNetwork } from '../../bench/reading/train-network.ts'
import { digestOfVisits, readVisitLines, trainVisits } from '../../bench/reading/train-visits.ts'
import { loadNetworks } from '../../src/reading/acts/load-networks.ts'
import { runNetworks } from '../../src/reading/acts/network.ts'
import { readClause } from '../../src/reading/acts/read-acts.ts'
import { product } from '../../src/reading/acts/vectors.ts'
import { loadVisitNetworks, readVisitDeed } from '../../src/reading/acts/visit-deed.ts'
import { WeightOfWord } from '../../src/reading/answering/weight-of-word.ts'
import { languageCodes } from '../../src/reading/languages/language.ts'
import { loadMeaning } from '../../src/reading/meaning/meaning-file.ts'
import { meaningOfWords } from '../../src/reading/meaning/meaning-table.ts'

const corpus = readCorpus()
const told = JSON.parse(readFileSync(join(corpusFolder, 'acts.json'), 'utf8'))
const apart = JSON.parse(readFileSync(join(corpusFolder, 'hands.json'), 'utf8'))
const networks = loadNetworks()
const asked = readAsked()
const learnedAsked = asked.filter(({ hand }) => !apart.asked.dev.includes(hand))

describe('the corpus', () => {
  test('has acts, topics and contexts that acts.json tells of', () => {
    const contexts = Object.keys(told.contexts).map((name: string) => name.replace(':X', ''))
    const strange = corpus.filter(
      ({ context, acts }) =>
        !contexts.includes(context.split(':')[0] ?? '') ||
        acts.some(({ act, topic }) => topic !== undefined && !(told.topics[act] ?? []).includes(topic)),
    )
    expect(strange.map(({ hand, text }) => `${hand}: ${text}`)).toEqual([])
  })

  test('says nothing twice in the same place', () => {
    const places = corpus.map(({ context, text }) => `${context} ${text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`)
    expect(places.length - new Set(places).size).toBe(0)
  })

  test('has spans in order', () => {
    for (const line of corpus) {
      const starts = clausesOf(line).map(({ start }) => start)
      expect(starts, line.text).toEqual(starts.toSorted((a, b) => a - b))
    }
  })

  test('names only hands that are there as kept apart', () => {
    const hands = new Set(corpus.map(({ hand }) => hand))
    expect([...apart.dev, ...apart.test].filter((hand) => !hands.has(hand))).toEqual([])
  })
})

test('entries of records name topics that homes are asked about, each text once', () => {
  const entries = readEntries()
  const known = new Set(topicsOf(corpus))
  expect(entries.flatMap(({ topics }) => topics).filter((topic) => !known.has(`ask-home:${topic}`))).toEqual([])
  expect(new Set(entries.map(({ text }) => text.toLowerCase())).size).toBe(entries.length)
  expect(entries.length).toBeGreaterThan(2_000)
})

test('questions of records are many, in each language, and some hands of them are kept apart', () => {
  expect(asked.length).toBeGreaterThan(10_000)
  const hands = new Set(asked.map(({ hand }) => hand))
  expect([...apart.asked.dev, ...apart.asked.topics].filter((hand: string) => !hands.has(hand))).toEqual([])
  for (const language of languageCodes)
    expect(asked.filter((each) => each.language === language).length, language).toBeGreaterThan(500)
})

describe('the weights', () => {
  test('belong to the corpus: after a change of it, npm run train', () => {
    const taught = learnedAsked.filter(({ hand }) => !apart.asked.passages.includes(hand))
    const digest = digestOf(learnedLines(corpus, apart), readEntries(), taught)
    const all = [...networks.acts, ...networks.topics, ...networks.cuts]
    expect(all.map(({ shape }) => shape.learnedFrom)).toEqual(all.map(() => digest))
    expect(networks.topics[0]?.shape.heads.topic).toEqual(topicsOf(learnedLines(corpus, apart)))
  })

  test('read hands that they have not learned from', () => {
    const lines = corpus.filter(({ hand }) => apart.dev.includes(hand)).filter((_, index) => index % 3 === 0)
    const seen = lines.flatMap(labelledClauses).map(({ said, labels }) => {
      const [first] = readClause(networks, said).acts
      return { is: first?.act === labels.act, isSure: (first?.likely ?? 0) >= 0.85 }
    })
    const share = (rows: readonly { is: boolean }[]) => rows.filter(({ is }) => is).length / rows.length
    expect(share(seen)).toBeGreaterThan(0.74)
    expect(share(seen.filter(({ isSure }) => isSure))).toBeGreaterThan(0.91)
  })
})

test('the same lessons give the same bytes, and what they teach', () => {
  const words = { up: ['rise', 'climb', 'soar'], down: ['fall', 'drop', 'sink'] }
  const lessons = Object.values(words).flatMap((list, wanted): Lesson[] =>
    list.map((word) => ({ signs: [word, 'it'], sides: ['none'], wanted: { way: wanted } })),
  )
  const shape = { rows: 64, sideRows: 4, width: 8, hidden: 6, heads: { way: Object.keys(words) } }
  const options = { rounds: 60, rate: 0.1, blind: 0.1, seed: 7 }
  const [one, other] = [trainNetwork(shape, lessons, options), trainNetwork(shape, lessons, options)]
  expect(one).toEqual(other)
  const likely = runNetworks([one], { signs: ['sink'], sides: ['none'] })
  expect(likely.way?.[1]).toBeGreaterThan(0.8)
})

describe('what words mean', () => {
  const things = readMeanings()

  test('is read by a table that belongs to corpus/meanings: after a change of it, npm run train -- --answering', () => {
    const taught = learnedAsked.filter(({ hand }) => apart.asked.topics.includes(hand))
    expect(loadMeaning().learnedFrom).toBe(digestOfMeanings(things, taught))
  })

  test('says of each thing enough in the words of visitors', () => {
    expect(things.length).toBeGreaterThan(10_000)
    expect(things.filter(({ asked: words }) => words.length < 3)).toEqual([])
  })

  test('is the same for the same rows, and whatever stands in a row comes near', () => {
    const weights = new WeightOfWord({ messages: 600, words: {} })
    const rows = [
      { record: ['cellar', 'vault'], asked: ['wine', 'bottles', 'constructor'] },
      { record: ['paddock', 'stable'], asked: ['horse', 'pony', 'mare'] },
      { record: ['garage', 'carport'], asked: ['car', 'truck', 'van'] },
    ]
    const options = { rows: 1 << 10, width: 12, rounds: 60, learnedFrom: '' }
    const [one, other] = [trainMeaning(weights, rows, [], options), trainMeaning(weights, rows, [], options)]
    expect(one.table.bytes.every((byte, at) => byte === other.table.bytes[at])).toBe(true)
    const near = (a: string, b: string) =>
      product(meaningOfWords(one, weights, [a]).whole, meaningOfWords(one, weights, [b]).whole)
    expect(near('mare', 'stable')).toBeGreaterThan(near('mare', 'vault') + 0.3)
    expect(near('constructor', 'cellar')).toBeGreaterThan(near('constructor', 'garage') + 0.3)
  })
})

describe('what is wanted of visits that are arranged', () => {
  const lines = readVisitLines()

  test('is read by weights that belong to corpus/visits.jsonl: after a change of it, npm run train', () => {
    const digest = digestOfVisits(lines)
    expect(loadVisitNetworks().map(({ shape }) => shape.learnedFrom)).toEqual([digest, digest, digest, digest])
  })

  test('holds no line of hands that are kept apart', () => {
    const held = corpus.filter(({ hand }) => [...apart.dev, ...apart.test].includes(hand))
    const said = new Set(held.flatMap((line) => clausesOf(line).map(({ text }) => text.trim())))
    expect(lines.filter(({ text }) => said.has(text))).toEqual([])
  })

  test('is read in lines that were not learned from, and hardly a visit is cancelled that nobody cancels', () => {
    const fold = lines.filter((_, at) => at % 4 === 0)
    const networks = trainVisits(lines.filter((_, at) => at % 4 !== 0))
    const read = fold.map(({ text, deed }) => ({ deed, read: readVisitDeed(networks, { text, namesWhen: false }) }))
    const right = read.filter((each) => each.read === each.deed).length
    const wrongly = read.filter((each) => each.read === 'cancel' && each.deed !== 'cancel').length
    expect(right / read.length).toBeGreaterThan(0.6)
    expect(wrongly / read.length).toBeLessThan(0.04)
  })
})
