import { splitPhrases } from '../tables/phrase-tables.ts'
import type { StoryWords } from '../tables/story-words.ts'
import { toldWords } from './told-words.ts'

export const storyWords = (): StoryWords => ({
  ...toldWords(),
  objects: splitPhrases(`
    me, nos, lhe, lhes, se, te`),
  inverted: [],
  pastTimes: splitPhrases(`
    naquela época, naquele tempo, naqueles tempos, antigamente, outrora, quando criança, quando crianças, quando
    era, em criança, antes da guerra, na guerra, depois da guerra, há muitos anos, anos atrás, no inverno
    passado, no verão passado, no outono passado, na primavera passada, na minha infância, na minha juventude,
    no meu tempo`),
  auxiliaries: splitPhrases(`
    tinha, tinham, tínhamos, havia, haviam`),
  recently: splitPhrases(`
    [acabei|acabou|acabamos|acabámos|acabaram|acabava] de`),
  conditions: splitPhrases(`
    se, numa outra vida, em outra vida`),
  dealings: splitPhrases(`
    comprar, compraria, compraríamos, alugaria, alugar, moraria, moraríamos`),
  dreams: splitPhrases(`
    sonhos, sonho`),
  likewise: splitPhrases(`
    algo parecido, algo semelhante, algo assim, um parecido, uma parecida, um igual, uma igual, o mesmo, a mesma
    coisa`),
  finite: splitPhrases(`
    ~ou, ~aram, ~eram, ~iram, ~ava, ~avam, ~ávamos, ~eu, ~iu, era, eram, foi, foram, tinha, tinham, tínhamos,
    havia, fez, fizeram, pôs, disse, disseram, teve, tiveram, esteve, pôde, quis, veio, vieram, trouxe, soube,
    deu, deram, viu, viram, pedi, vendi, perdi, aprendi, nasci, corri, comi, torci, escrevi, ~iam, ~íamos, ~ei,
    servi, vivi, recebi, abri, subi, senti, dormi, vendia, vivia, comia, escondia, vi, fui, fiz, pus, tive,
    estive, vim, trouxe`),
  open: splitPhrases(`
    ~amos, ~emos, ~imos`),
  participles: splitPhrases(`
    ~ado, ~ido, feito, dito, visto, posto, aberto, escrito`),
  firstPersons: splitPhrases(`
    ~o, ~mos`),
  unreal: splitPhrases(`
    fosse, fossem, ~asse, ~esse, ~isse, ~ássemos, ~éssemos, ~íssemos, ~assem, ~essem, ~issem`),
})
