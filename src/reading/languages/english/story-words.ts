import { splitPhrases } from '../tables/phrase-tables.ts'
import type { StoryWords } from '../tables/story-words.ts'
import { toldWords } from './told-words.ts'

export const storyWords = (): StoryWords => ({
  ...toldWords(),
  objects: splitPhrases(`
    all, all the, every, each, both, me, us, him, them, it, himself, herself, themselves, itself, ourselves, myself`),
  inverted: [],
  pastTimes: splitPhrases(`
    back then, back in the day, in those days, those days, as kids, as a kid, as a child, as children, as a
    teenager, as a boy, as a girl, growing up, years back, years ago, many years ago, long ago, a long time ago,
    decades ago, ages ago, before the war, after the war, during the war, in my childhood, in my youth, once
    upon a time, last winter, last summer, last spring, last autumn, last fall, as students, as a student, when
    i was`),
  auxiliaries: splitPhrases(`
    has, have, had, 've, hasn't, haven't, hadn't`),
  recently: [],
  conditions: splitPhrases(`
    if, had i, had we, in another life, in my next life`),
  dealings: splitPhrases(`
    buy, rent, purchase, lease, own, build, live, move, get, go`),
  dreams: splitPhrases(`
    dreams, dream`),
  likewise: splitPhrases(`
    something like it, something similar, something like that, something alike, one like it, one like that, one
    just like it, anything like it, anything similar, the same, the same thing, want one again, similar ones,
    more like it, similar`),
  finite: splitPhrases(`
    took, gave, ran, drove, flew, ate, wrote, spoke, broke, chose, froze, stole, wore, tore, swore, woke, rode,
    rose, fell, knew, grew, threw, drew, blew, saw, went, came, became, began, drank, rang, sang, sank, swam,
    shook, forgot, forgave, overtook, undertook, arose, withdrew, mistook, babysat, hid`),
  open: splitPhrases(`
    ~ed, kept, slept, lost, made, said, told, sold, bought, brought, caught, taught, thought, fought, sent,
    spent, lent, felt, dealt, led, fed, bred, held, stood, won, hung, dug, stuck, struck, swung, shot, got, sat,
    cost, hit, hurt, let, put, quit, beat, paid, laid, found, heard, cut, bit, burnt, spoilt, lit, swept, wept,
    knelt, meant, bent, shook`),
  participles: splitPhrases(`
    ~ed, taken, given, driven, flown, eaten, written, spoken, broken, chosen, frozen, stolen, worn, torn,
    ridden, risen, fallen, known, grown, thrown, drawn, seen, gone, begun, drunk, gotten, kept, lost, made,
    told, brought, caught, sent, spent, won, put, hit, cut, shut, let, become, come`),
  firstPersons: [],
  unreal: splitPhrases(`
    won, were, was, had, ~ed, knew, became, lived, could go`),
})
