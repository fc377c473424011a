import { Random } from '../data/random.ts'
import { lies, truths } from './all-planted.ts'
import { type Filled, fillIn } from './fill-in.ts'
import type { KnownHome, PoolName } from './homes.ts'
import { type Planted, type TruthLanguage, truthLanguages } from './planted.ts'

export interface PlannedAnswer {
  language: TruthLanguage
  home: KnownHome
  question: string
  sentences: readonly { planted: Planted; filled: Filled }[]
  /** What stands between two sentences. */
  between: string
}

const seed = 31_415
const questions: Record<TruthLanguage, readonly string[]> = {
  English: ['Tell me about @address.', 'What about @address?', 'I have a question on @address, MLS @mls'],
  Spanish: ['Cuénteme de @address.', '¿Qué hay de @address?'],
  French: ['Parlez-moi de @address.', 'Et @address ?'],
  German: ['Erzählen Sie mir von @address.', 'Was ist mit @address?'],
  Portuguese: ['Fale sobre @address.', 'E @address?'],
  Chinese: ['介绍一下 @address', '@address 怎么样？'],
}
const separators = [' ', ' ', '\n\n', '\n- '] as const

interface Group {
  language: TruthLanguage
  pool: PoolName
  asked: string | null
  members: Planted[]
}

/** Always the same: every sentence once, one to five an answer, true and false ones mixed. */
export function planAnswers(pools: ReadonlyMap<PoolName, readonly KnownHome[]>): PlannedAnswer[] {
  const random = new Random(seed)
  return truthLanguages.flatMap((language) =>
    groupSentences(language, random).map((group, index) => {
      const homes = pools.get(group.pool) ?? []
      const home = homes[index % homes.length]
      if (!home) throw new Error(`no home of the pool ${group.pool}`)
      return {
        language,
        home,
        question: group.asked ?? fillIn(random.pick(questions[language]), home, language).text,
        sentences: random
          .shuffle(group.members)
          .map((planted) => ({ planted, filled: fillIn(planted.text, home, language, planted.asked) })),
        between: random.pick(separators),
      }
    }),
  )
}

/** What may stand together: of one pool, and answering to one question. */
function groupSentences(language: TruthLanguage, random: Random): Group[] {
  const all = random.shuffle([...lies, ...truths].filter((planted) => planted.language === language))
  const ofHomes = all.filter(({ pool, asked }) => pool !== null && asked === null)
  const neutral = all.filter(({ pool, asked }) => pool === null && asked === null)
  const asked = all.filter((planted) => planted.asked !== null)
  const groups: Group[] = [
    ...[...Map.groupBy(asked, (planted) => planted.asked)].map(
      ([question, members]): Group => ({ language, pool: 'sale', asked: question, members }),
    ),
    ...[...Map.groupBy(ofHomes, ({ pool }) => pool ?? 'sale')].flatMap(([pool, members]) =>
      cutIntoPortions(members, random).map((portion): Group => ({ language, pool, asked: null, members: portion })),
    ),
  ]
  for (const sentence of neutral) {
    const group = random.pick(groups)
    if (random.chance(0.1)) groups.push({ language, pool: 'sale', asked: null, members: [sentence] })
    else if (group.members.length < 5) group.members.push(sentence)
    else groups.push({ language, pool: 'sale', asked: null, members: [sentence] })
  }
  return groups
}

function cutIntoPortions(members: readonly Planted[], random: Random): Planted[][] {
  const portions: Planted[][] = []
  for (let at = 0; at < members.length; ) {
    const size = random.whole(1, 4)
    portions.push(members.slice(at, at + size))
    at += size
  }
  return portions
}
