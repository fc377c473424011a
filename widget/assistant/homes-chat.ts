import type { AnswerAction } from '../../src/conversation/guide/answer-action.ts'
import { readBox } from '../../src/homes/map/map-box.ts'
import type { Background } from '../../src/homes/map/map-drawing.ts'
import type { ChatActions } from '../chat/model/chat-actions.ts'
import type { ChatState } from '../chat/model/chat-state.ts'
import { HeldState } from '../chat/model/held-state.ts'
import type { Chat } from '../chat/model/use-chat.ts'
import { nameHome } from '../chat/view/cards/card-text.ts'
import type { Speech } from '../chat/words/speech.ts'
import type { Host } from './host.ts'
import type { Shown } from './read-result.ts'

/** What the view does that no chat window does. */
export interface HomesChatEvents {
  /** Homes are to be set side by side. */
  onCompare(ids: readonly number[]): void
  /** The assistant did not do what it was asked for; '': it did. */
  onFailure(sentence: string): void
}

/** The state that the widget's cards, maps and galleries stand in, of an answer that stands alone. */
export function holdHomes({ view }: Shown): HeldState {
  const state: ChatState = {
    phase: 'ready',
    failure: null,
    config: null,
    messages: [{ from: 'chatbot', id: '0', text: '', status: 'done', view }],
    answering: false,
    awaitsHomes: false,
    online: true,
    person: null,
    view,
    panel: null,
    picked: [],
    asked: null,
    kept: { session: 0, homes: [], alerts: 0, hasNews: false, isOff: true },
    place: 'inline',
    voiceOnly: false,
    chatOnly: true,
    open: true,
    focusAsked: 0,
  }
  return new HeldState(state)
}

/** What the widget's parts do, done by an assistant: they ask and book by a message in the person's name. */
export function makeActions(
  held: HeldState,
  { grounds }: Pick<Shown, 'grounds'>,
  { host, speech, events }: { host: Host; speech: Speech; events: HomesChatEvents },
): Chat['actions'] {
  const { say, direction } = speech
  const tell = async (words: string, home?: number): Promise<void> => {
    if (held.now.answering) return
    held.set({ answering: true, panel: null })
    events.onFailure('')
    try {
      await host.say(home === undefined ? words : `${words} (ID ${home})`)
    } catch {
      events.onFailure(say('failedUnknown'))
    } finally {
      held.set({ answering: false })
    }
  }
  const actions: Partial<ChatActions> = {
    openPanel: (panel) => {
      if (panel.kind !== 'person') return held.set({ panel })
      const { card } = panel
      if (!card) return
      const home = direction === 'rtl' ? `\u2068${nameHome(card)}\u2069` : nameHome(card)
      void tell(`${say('bookTour')}: ${home}`, card.id)
    },
    closePanel: () => held.set({ panel: null }),
    askAbout: (home) => home && void tell(home.line, home.listing),
    act: async (action: AnswerAction, label: string) => {
      if (action.kind === 'compare') events.onCompare(action.listings)
      else await tell(label, action.kind === 'similar' ? action.listing : undefined)
    },
    // What ticks homes knows the state and nothing else of it.
    inner: () => ({ held }) as ReturnType<ChatActions['inner']>,
    // Of all calls of a window, a map's for its background are the only ones that its parts here make.
    call: async <Answer>(_method: string, path: string) => findGround(grounds, path) as Answer,
  }
  return actions as ChatActions
}

/** The smallest background that shows what a map asks for, else the largest: it came with the result, and there are no others. */
function findGround(grounds: readonly Background[], path: string): Background {
  const asked = readBox(decodeURIComponent(path.split('/').at(-1) ?? ''))
  const holds = ({ box: [west, south, east, north] }: Background): boolean => {
    const own = readBox([west, south, east, north].join(','))
    if (!('box' in own) || !('box' in asked)) return false
    const { left, right, top, bottom } = asked.box
    return own.box.left <= left && own.box.right >= right && own.box.top <= top && own.box.bottom >= bottom
  }
  const found = grounds.find(holds) ?? grounds.at(-1)
  if (!found) throw new Error('there is no background')
  return found
}
