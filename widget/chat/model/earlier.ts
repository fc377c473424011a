import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import type { VisitorCalls } from './api.ts'
import type { EarlierConversation } from './chat-state.ts'
import type { Conversation } from './conversation.ts'
import type { HeldState } from './held-state.ts'
import { type KeptSession, type Life, lives, readKept, type SessionKeeper, withStorage } from './keep-session.ts'

// Fetched once a conversation was left for another one, or with the link of a mail or of a home’s page.

/** More would be an archive. */
const mostEarlier = 5

/** Conversations that were left, the newest first. They are nobody's where the browser keeps nothing. */
function earlierOf(keeper: SessionKeeper): KeptSession[] {
  return lives.flatMap((life) => {
    const lines = withStorage(life, (storage) => storage.getItem(keeper.earlierName)) ?? ''
    return lines.split('\n').flatMap((line) => readKept(line) ?? [])
  })
}

function store(keeper: SessionKeeper, sessions: KeptSession[], life: Life): void {
  for (const each of lives) {
    withStorage(each, (storage) => {
      if (each !== life || sessions.length === 0) storage.removeItem(keeper.earlierName)
      else storage.setItem(keeper.earlierName, sessions.map((session) => JSON.stringify(session)).join('\n'))
    })
  }
}

/** Where the firm wants nothing kept beyond the browser's end, nothing of this is either. */
export const lifeOf = ({ RemoveChatLogOnBrowserClose }: WidgetConfig): Life =>
  RemoveChatLogOnBrowserClose ? 'tab' : 'lasting'

function keepEarlier(keeper: SessionKeeper, session: KeptSession, life: Life): void {
  const others = earlierOf(keeper).filter(({ id }) => id !== session.id)
  store(keeper, [session, ...others].slice(0, mostEarlier), life)
}

/** Keeps the conversation of a window that is left. */
export function keepConfig(keeper: SessionKeeper, config: WidgetConfig): void {
  keepEarlier(keeper, { id: config.SessionID, key: config.SessionKey }, lifeOf(config))
}

/** They were somebody's who is not here any more. */
export function forgetEarlier({ held, keeper }: Pick<EarlierSurroundings, 'held' | 'keeper'>): void {
  store(keeper, [], 'lasting')
  held.set({ earlier: [] })
}

export interface EarlierSurroundings {
  held: HeldState
  calls: VisitorCalls
  conversation: Conversation
  keeper: SessionKeeper
  model: { leave(): Promise<void>; use(): void }
}

/** Goes on with one of them. Throws a Failure. */
export async function openEarlier(around: EarlierSurroundings, sessionID: number): Promise<void> {
  const { calls, conversation, keeper } = around
  const found = earlierOf(keeper).find(({ id }) => id === sessionID)
  if (!found) return
  await around.model.leave()
  const config = await calls.open(found.key)
  const others = earlierOf(keeper).filter(({ id }) => id !== sessionID)
  store(keeper, others, lifeOf(config))
  // Else it was erased, or is too old by now: what is shown is a new one.
  const isIt = config.SessionID === sessionID
  if (isIt) around.model.use()
  await (isIt ? conversation.load() : Promise.reject()).catch(() => conversation.notice('past-not-loaded'))
  await lookEarlier(around).catch(() => {})
}

/** Looks what was said in them meanwhile. Throws a Failure. */
export async function lookEarlier({ held, calls, keeper }: EarlierSurroundings): Promise<void> {
  const { open, phase } = held.now
  if (document.hidden || !open || phase !== 'ready') return
  const isOther = (id: number): boolean => id !== held.now.config?.SessionID
  const keys = earlierOf(keeper).flatMap(({ id, key }) => (isOther(id) ? [key] : []))
  const earlier =
    keys.length === 0 ? [] : await calls.call<EarlierConversation[]>('POST', '/v1/visitor/earlier', { keys })
  // Meanwhile somebody may have signed out, whose they were.
  const isKept = (id: number): boolean => earlierOf(keeper).some((each) => each.id === id)
  held.set({ earlier: earlier.filter(({ sessionID }) => isOther(sessionID) && isKept(sessionID)) })
}

const linked = /^#conversation=(pl_vis_[0-9a-z]+\.[0-9a-z]+\.[0-9a-z]+\.([0-9a-z]+)\.[\w.-]{1,400})$/

const linkedHome = /^#home=(\d{1,15})(?:&see=(\w{1,10}))?$/

/**
 * Makes the conversation that a link of a mail opens the one that goes on; the one before is found among the earlier. Or
 * opens what the page of a home leads to.
 */
export function takeLinked({ actions }: { actions: { inner(): Pick<EarlierSurroundings, 'held' | 'keeper'> } }): void {
  const { held, keeper } = actions.inner()
  const [, home = '', see = ''] = linkedHome.exec(location.hash) ?? []
  const [, key = '', id = ''] = linked.exec(location.hash) ?? []
  if (home === '' && key === '') return
  // Who looks over a shoulder, or is sent the address, gets no way in; and a reload does not open it again.
  history.replaceState(history.state, '', location.pathname + location.search)
  if (home !== '') {
    held.set({ panel: { kind: 'linked', home: Number(home), see } })
    return
  }
  const session = { id: Number.parseInt(id, 36), key }
  const before = keeper.read()
  if (before && before.kept.id !== session.id) keepEarlier(keeper, before.kept, before.life)
  keeper.forget()
  keeper.keep(session, 'tab')
}
