import type { Act } from '../../../reading/acts/act.ts'
import type { TalkKind } from '../../../reading/languages/tables/ask-tags.ts'
import type { AnswersFrom } from '../knowledge/decide-source.ts'
import type { Wish } from '../wishes/decide-wish.ts'

/** Where a clause is answered from, and which skill answers it. */
export interface Route {
  from: AnswersFrom
  wish?: Wish
}

/** What the guide does for an act. */
export interface RouteOfAct {
  /** What it does where nothing more is known. */
  to: Route
  /** What else is in keeping with the act: the tables know which of these it is, the act does not. */
  or: readonly (Wish | AnswersFrom)[]
}

const homes: Route = { from: 'homes' }
const either: Route = { from: 'either' }
const skill = (wish: Wish): Route => ({ from: 'homes', wish })

/** From act to answer. What is no part of it has a reply of its own (`talkOfAct`) or leaves what the tables say. */
export const routeOfAct: Partial<Record<Act, RouteOfAct>> = {
  seek: { to: homes, or: ['similar'] },
  refine: { to: homes, or: ['similar', 'tooMuch', 'tooSmall', 'dislikes'] },
  figure: { to: homes, or: [] },
  more: { to: homes, or: ['similar'] },
  compare: { to: homes, or: [] },
  details: { to: homes, or: ['pictures', 'similar'] },
  money: { to: homes, or: ['offer', 'advice', 'either', 'firm'] },
  'ask-home': {
    to: homes,
    or: ['available', 'whyPrice', 'overBy', 'agent', 'pictures', 'map', 'area', 'offer', 'advice', 'either', 'firm'],
  },
  commute: { to: homes, or: ['area', 'map'] },
  'ask-firm': { to: either, or: ['firm', 'person', 'agent', 'seller', 'advice', 'tour'] },
  'ask-how': { to: either, or: ['firm', 'advice', 'offer', 'homes', 'seller'] },
  'tenant-matter': { to: { from: 'firm' }, or: ['either', 'person'] },
  'work-with-us': { to: { from: 'firm' }, or: ['either', 'person', 'agent'] },
  'own-data': { to: { from: 'firm' }, or: ['either'] },
  'ask-area': { to: skill('area'), or: ['homes', 'either', 'firm', 'map'] },
  safety: { to: skill('area'), or: ['homes'] },
  schools: { to: skill('area'), or: ['homes'] },
  tour: { to: skill('tour'), or: ['available', 'person', 'agent'] },
  'call-back': { to: skill('person'), or: ['contact', 'agent'] },
  person: { to: skill('person'), or: ['agent', 'contact', 'firm', 'either'] },
  complain: { to: skill('person'), or: ['dislikes'] },
  sell: { to: skill('seller'), or: ['firm', 'either', 'person'] },
  value: { to: skill('seller'), or: ['firm', 'either', 'person'] },
  'let-out': { to: skill('seller'), or: ['firm', 'either', 'person'] },
  negotiate: { to: skill('offer'), or: ['whyPrice', 'advice', 'person'] },
  alert: { to: skill('alert'), or: [] },
  'end-alert': { to: skill('alertEnds'), or: [] },
  save: { to: skill('save'), or: ['send'] },
  pictures: { to: skill('pictures'), or: ['homes', 'tour'] },
  map: { to: skill('map'), or: ['homes'] },
  send: { to: skill('send'), or: ['pictures', 'person'] },
  similar: { to: skill('similar'), or: ['homes'] },
  like: { to: skill('likes'), or: ['save', 'tour'] },
  'start-over': { to: skill('restart'), or: [] },
  outside: { to: skill('outside'), or: ['heard'] },
  advertise: { to: skill('outside'), or: ['heard', 'firm', 'either', 'person'] },
  inject: { to: skill('outside'), or: ['heard'] },
  joke: { to: skill('outside'), or: ['heard', 'homes'] },
  flirt: { to: skill('outside'), or: ['heard'] },
  abuse: { to: skill('outside'), or: ['heard'] },
}

/** Acts that a few words answer. Yes and no belong to what was offered or asked, which the tables know. */
export const talkOfAct: Partial<Record<Act, TalkKind>> = {
  greet: 'greeting',
  'small-talk': 'howAreYou',
  thank: 'thanks',
  part: 'goodbye',
  'who-are-you': 'who',
  'what-can-you-do': 'help',
}

/** "too pricey", "kinda small", "ugh": what the search does about it. */
export function wishOfReject(topic: string | undefined): Wish {
  if (topic === 'reject:expensive') return 'tooMuch'
  return topic === 'reject:small' ? 'tooSmall' : 'dislikes'
}
