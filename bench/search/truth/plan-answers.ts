import { Random } from '../data/random.ts'
import { type Filled, fillIn, findSecond, speaksOfTwo } from './fill-in.ts'
import type { KnownHome, PoolName } from './homes.ts'
import { type Planted, type TruthLanguage, type TruthSet, truthLanguages } from './planted.ts'

export interface PlannedAnswer {
  language: TruthLanguage
  home: KnownHome
  /** Another of its pool, where the two are compared. */
  second: KnownHome | null
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
// biome-ignore format: a language a line
const questionsOnTwo: Record<TruthLanguage, string> = {
  English: 'Please compare @address with @secondaddress.',
  Spanish: 'Compare @address con @secondaddress, por favor.',
  French: 'Comparez @address et @secondaddress, s’il vous plaît.',
  German: 'Vergleichen Sie bitte @address und @secondaddress.',
  Portuguese: 'Compare @address com @secondaddress, por favor.',
  Chinese: '请比较 @address 和 @secondaddress',
}
const separators = [' ', ' ', '\n\n', '\n- '] as const

interface Group {
  language: TruthLanguage
  pool: PoolName
  asked: string | null
  members: Planted[]
}

/** Always the same: every sentence once, one to five an answer, true and false ones mixed. */
export function planAnswers(set: TruthSet, pools: ReadonlyMap<PoolName, readonly KnownHome[]>): PlannedAnswer[] {
  const random = new Random(seed)
  return truthLanguages.flatMap((language) =>
    groupSentences(set, language, random).map((group, index) => {
      const homes = pools.get(group.pool) ?? []
      const home = homes[index % homes.length]
      if (!home) throw new Error(`no home of the pool ${group.pool}`)
      const second = group.members.some(speaksOfTwo) ? findSecond(home, homes) : null
      const ask = (): string => {
        const template = second ? questionsOnTwo[language] : random.pick(questions[language])
        return fillIn(template, home, language, null, second).text
      }
      const question = group.asked ?? ask()
      const sentences = random
        .shuffle(group.members)
        .map((planted) => ({ planted, filled: fillIn(planted.text, home, language, planted.asked, second) }))
      const between = random.pick(separators)
      return {
        ...{ language, home, second, question, sentences },
        // A table is none within a line or a list.
        between: sentences.some(({ planted }) => /\n|^\|/.test(planted.text)) ? '\n\n' : between,
      }
    }),
  )
}

/** What may stand together: of one pool, and answering to one question. */
function groupSentences({ lies, truths }: TruthSet, language: TruthLanguage, random: Random): Group[] {
  const all = random.shuffle([...lies, ...truths].filter((planted) => planted.language === language))
  const ofHomes = all.filter(({ pool, asked }) => pool !== null && asked === null)
  const neutral = all.filter(({ pool, asked }) => pool === null && asked === null)
  const asked = all.filter((planted) => planted.asked !== null)
  const groups: Group[] = [
    ...[...Map.groupBy(asked, (planted) => planted.asked)].map(
      ([question, members]): Group => ({ language, pool: 'sale', asked: question, members }),
    ),
    ...[...Map.groupBy(ofHomes, (planted) => `${planted.pool}, ${speaksOfTwo(planted)}`).values()].flatMap((members) =>
      cutIntoPortions(members, random).map(
        (portion): Group => ({ language, pool: portion[0]?.pool ?? 'sale', asked: null, members: portion }),
      ),
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
