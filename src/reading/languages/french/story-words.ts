import { splitPhrases } from '../tables/phrase-tables.ts'
import type { StoryWords } from '../tables/story-words.ts'
import { toldWords } from './told-words.ts'

export const storyWords = (): StoryWords => ({
  ...toldWords(),
  objects: splitPhrases(`
    me, m', nous, vous, lui, leur, se, s', te, t', y, en`),
  inverted: [],
  pastTimes: splitPhrases(`
    à l'époque, à cette époque, en ce temps-là, dans le temps, autrefois, jadis,
    avant la guerre, pendant la guerre, après la guerre, il y a des années, il y a bien longtemps, l'hiver
    dernier, l'été dernier, l'automne dernier, le printemps dernier, quand j'étais, dans mon enfance, dans ma
    jeunesse, cette nuit`),
  auxiliaries: splitPhrases(`
    ai, as, a, avons, avez, ont, avais, avait, avions, avaient`),
  recently: splitPhrases(`
    [viens|vient|venons|venez|viennent|venais|venait] [de|d']`),
  conditions: splitPhrases(`
    si, s', dans une autre vie`),
  dealings: splitPhrases(`
    acheter, achèterais, achèterions, louer, louerais, habiterais, vivrais`),
  dreams: splitPhrases(`
    rêves, rêve`),
  likewise: splitPhrases(`
    quelque chose de similaire, quelque chose comme ça, quelque chose du genre, pareil, la même chose, le même,
    la même, un pareil, une pareille, quelque chose de semblable`),
  finite: splitPhrases(`
    ~ait, ~aient, ~èrent`),
  open: [],
  participles: splitPhrases(`
    ~é, ~ée, ~és, ~ées, ~u, ~us, ~ue, ~ues, ~uit, ~oint, ~eint, ~ert, mis, pris, appris, compris, fait, dit,
    écrit, fini, choisi, dormi, servi, suivi, senti, ouvert, offert, fallu, démoli, rempli`),
  firstPersons: [],
  unreal: splitPhrases(`
    ~ais, ~ait, ~ions, ~aient, avions`),
})
