import { splitPhrases } from '../tables/phrase-tables.ts'
import type { StoryWords } from '../tables/story-words.ts'
import { toldWords } from './told-words.ts'

export const storyWords = (): StoryWords => ({
  ...toldWords(),
  objects: splitPhrases(`
    我, 我们, 他, 她, 他们`),
  inverted: [],
  pastTimes: splitPhrases(`
    小时候, 那时候, 那时, 当年, 从前, 以前, 很久以前, 多年前, 很多年前, 战前, 战后, 去年冬天, 去年夏天, 去年秋天, 去年春天, 上学的时候`),
  auxiliaries: [],
  recently: [],
  conditions: splitPhrases(`
    如果, 要是, 假如, 假使, 倘若, 下辈子`),
  dealings: splitPhrases(`
    买, 租`),
  dreams: splitPhrases(`
    梦想, 梦`),
  likewise: splitPhrases(`
    类似的, 差不多的, 一样的, 同样的, 那样的, 这样的`),
  finite: splitPhrases(`
    了, ~了`),
  open: [],
  participles: [],
  firstPersons: [],
  unreal: splitPhrases(`
    中了, 当初, 早`),
})
