import { join } from 'node:path'
import {
  type PassageOfHome,
  passagesOfHome,
  type RecordFields,
} from '../../src/conversation/guide/record/passages-of-home.ts'
import { corpusFolder } from './read-corpus.ts'
import { rowsOfFolder } from './rows-of-folder.ts'

/** A question that was asked of a record, and which of its passages answer it; none where the record does not. */
export interface AskedOfRecord {
  language: string
  /** Whose it is: the name of the file. */
  hand: string
  say: string
  passages: readonly PassageOfHome[]
  /** Whether each passage answers. */
  answers: readonly boolean[]
}

interface AskedLine {
  language: string
  home: Partial<RecordFields>
  asked: readonly { say: string; in: readonly string[] }[]
}

const blank: RecordFields = {
  ...{ SaleType: 'for_sale', Status: 'Active', PropertyType: '', Address: null, City: '', Price: null },
  ...{ CurrencySymbol: '$', Bedrooms: 0, Bathrooms: 0, BuildingArea: 0, LotArea: 0, YearBuilt: 0, ParkingSpots: 0 },
  ...{ HOAMonth: 0, DepositFee: null, DaysOnMarket: 0, Description: '', ExtensionColumn: [] },
}

/** All questions of corpus/asked/. Throws where an answer stands nowhere in its record, with its place. */
export function readAsked(folder = join(corpusFolder, 'asked')): AskedOfRecord[] {
  return rowsOfFolder(folder, readHome)
}

function readHome(row: string, { file: hand, number }: { file: string; number: number }): AskedOfRecord[] {
  // Checked below, answer by answer.
  const { language, home, asked } = JSON.parse(row) as AskedLine
  const given = Object.fromEntries(Object.entries(home).filter(([, value]) => value !== null))
  const passages = passagesOfHome({ ...blank, ...given })
  return asked.map(({ say, in: answers }) => {
    const marked = passages.map((passage) => answers.some((answer) => isMeant(passage, answer)))
    if (answers.length > 0 && !marked.includes(true))
      throw new Error(`corpus/asked/${hand}.jsonl:${number}: “${say}” is answered nowhere: ${answers.join(' | ')}`)
    return { language, hand, say, passages, answers: marked }
  })
}

/** An answer is a field behind #, the name of an entry, or words of the description. */
function isMeant({ kind, name, text, fact }: PassageOfHome, answer: string): boolean {
  if (answer.startsWith('#')) return fact === answer.slice(1)
  if (kind === 'entry') return name === answer
  const said = withoutBlanks(answer)
  const own = withoutBlanks(text)
  return kind === 'sentence' && (own.includes(said) || (said.includes(own) && own.length >= shortestSentence))
}

const shortestSentence = 4
const withoutBlanks = (text: string): string => text.replace(/\s+/gu, '')
