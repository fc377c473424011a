import { askEngine } from './ask-engine.ts'
import { Random } from './data/random.ts'
import type { ChangeFigures } from './irrelevance/run-irrelevance.ts'
import type { BenchDatabase } from './open-database.ts'

/** Visitors who ask at the same time. */
const visitors = 6

/** Reads the same sentences in two chatbots in different orders: each must be understood the same every time. */
export async function runOrder(chatbots: readonly BenchDatabase[], texts: readonly string[]): Promise<ChangeFigures> {
  const figures: ChangeFigures = { changed: 0, of: 0, examples: [] }
  const questions = chatbots.flatMap((database, chatbot) => texts.map((text) => ({ database, chatbot, text })))
  const first = new Map<string, string>()
  const random = new Random(5)
  for (let round = 0; round < 2; round++) {
    const waiting = round === 0 ? [...questions] : random.shuffle(questions)
    const visit = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { database, chatbot, text } = next
        const key = `${chatbot} ${text}`
        const told = await tellMeaning(database, text)
        const before = first.get(key)
        if (before === undefined) first.set(key, told)
        else {
          figures.of += 1
          if (before === told) continue
          figures.changed += 1
          figures.examples.push(`"${text}": ${told}\n    before: ${before}`)
        }
      }
    }
    await Promise.all(Array.from({ length: visitors }, visit))
  }
  return figures
}

async function tellMeaning(database: BenchDatabase, text: string): Promise<string> {
  try {
    const options = { previous: null, pageSize: 3, wantsEverything: false }
    const { filters, sort, total, ignored, figures } = await askEngine(database, text, options)
    return JSON.stringify({ filters, sort, total, ignored, figures })
  } catch (error) {
    return String(error)
  }
}
