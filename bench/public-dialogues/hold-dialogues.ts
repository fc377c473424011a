import type { App } from '../../src/doors/app.ts'
import { makeChatbot } from '../../src/firm/chatbots/make-chatbot.ts'
import { storeListings } from '../conversations/listing-sets.ts'
import { type Reply, type Server, visit } from '../conversations/visitor.ts'
import type { Dialogue } from './dialogue-set.ts'
import { judgedWishes } from './exchange.ts'
import { homesOf, type SetHome } from './homes-of-dialogues.ts'
import { judgeEnd } from './judge-end.ts'
import { judgeWish } from './judge-turn.ts'
import { homesInView } from './match-homes.ts'
import { type VisitorTurn, visitorTurnsOf, type Wish } from './wishes-of-turn.ts'

export interface HeldTurn {
  turn: VisitorTurn
  reply: Reply
  /** Each wish with what the answer lacks of it, '' where nothing. */
  verdicts: { wish: Wish; fault: string }[]
}

export interface HeldDialogue {
  id: string
  turns: HeldTurn[]
  /** Whether its tour stands at the end; null where it arranges none. */
  tour: { fault: string } | null
}

interface Firm {
  serialNumber: string
  homes: ReadonlyMap<number, SetHome>
}

/** In the set it is always the first of March 2019. */
const startOfSet = Date.parse('2019-03-01T08:00:00-08:00')
const everyDay = Object.fromEntries(
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => [day, ['09:00-18:00']]),
)

/** Holds the sample's dialogues, each as a new visitor of a firm that has the homes of all dialogues of its service. */
export async function holdDialogues(
  app: App,
  server: Server,
  { all, sample }: { all: readonly Dialogue[]; sample: readonly Dialogue[] },
): Promise<HeldDialogue[]> {
  const begun = Date.now()
  app.now = () => new Date(startOfSet + Date.now() - begun)
  const firms = new Map<string, Firm>()
  const held: HeldDialogue[] = []
  for (const dialogue of sample) {
    const service = serviceOf(dialogue)
    const same = all.filter((each) => serviceOf(each) === service)
    const firm = firms.get(service) ?? (await openFirm(app, homesOf(same)))
    firms.set(service, firm)
    held.push(await hold(server, firm, dialogue))
  }
  return held
}

const serviceOf = ({ services }: Dialogue): string => services.join(' ')

async function openFirm(app: App, homes: readonly SetHome[]): Promise<Firm> {
  const workspace = await app.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()
  const settings = { Name: 'Maple', TimeZone: 'America/Los_Angeles', OfficeHours: everyDay }
  const { chatbotId, serialNumber } = await makeChatbot(app, workspace.id, settings)
  const listings = homes.map(({ listing }) => listing)
  await storeListings(app, { workspaceId: workspace.id, chatbotId }, listings)
  // Stored in their order, so that the ids are in it too.
  const rows = await app.db
    .selectFrom('listings')
    .select('id')
    .where('chatbotId', '=', chatbotId)
    .orderBy('id')
    .execute()
  return {
    serialNumber,
    homes: new Map(rows.flatMap(({ id }, at) => (homes[at] ? [[id, homes[at]] as const] : []))),
  }
}

async function hold(server: Server, { serialNumber, homes: firm }: Firm, dialogue: Dialogue): Promise<HeldDialogue> {
  const visitor = await visit(server, serialNumber)
  const turns: HeldTurn[] = []
  const shown = new Set<number>()
  let before: readonly number[] = []
  let day = ''
  for (const turn of visitorTurnsOf(dialogue)) {
    const reply = await visitor.say(turn.said)
    const after = homesInView(reply, firm, before)
    day = turn.wishes.find(({ kind }) => kind === 'day')?.of ?? day
    const exchange = { turn, reply, firm, before, after, shown, day }
    turns.push({
      turn,
      reply,
      verdicts: judgedWishes(turn, firm).map((wish) => ({ wish, fault: judgeWish(wish, exchange) })),
    })
    for (const { id } of reply.cards) shown.add(id)
    before = after
  }
  return { id: dialogue.dialogue_id, turns, tour: judgeEnd(dialogue, turns, firm) }
}
