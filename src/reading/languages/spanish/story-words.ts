import { splitPhrases } from '../tables/phrase-tables.ts'
import type { StoryWords } from '../tables/story-words.ts'
import { toldWords } from './told-words.ts'

export const storyWords = (): StoryWords => ({
  ...toldWords(),
  objects: splitPhrases(`
    me, nos, le, les, lo, se, te`),
  inverted: [],
  pastTimes: splitPhrases(`
    en aquella época, en aquel entonces, por aquel entonces, en aquellos tiempos, de niño, de niña, de niños, de
    pequeño, de pequeña, de pequeños, de joven, de jóvenes, antes de la guerra, en la guerra, hace muchos años,
    hace años, el invierno pasado, el verano pasado, el otoño pasado, la primavera pasada, cuando era, en mi
    infancia, en mi juventud, en mis tiempos`),
  auxiliaries: splitPhrases(`
    he, has, ha, hemos, han, había, habían, habíamos`),
  recently: splitPhrases(`
    [acabo|acabas|acaba|acabamos|acaban|acababa] de`),
  conditions: splitPhrases(`
    si, en otra vida`),
  dealings: splitPhrases(`
    comprar, compraría, compraríamos, me compraría, alquilaría, alquilar, viviría, viviríamos`),
  dreams: splitPhrases(`
    sueños, sueño`),
  likewise: splitPhrases(`
    algo parecido, algo similar, algo así, uno parecido, una parecida, uno igual, una igual, lo mismo, algo
    igual`),
  finite: splitPhrases(`
    ~aron, ~ieron, ~aba, ~aban, ~ábamos, ~yeron, ~jeron, ~ó, ~ié, era, eran, fue, fueron, tenía, tenían,
    teníamos, había, habían, hizo, hicieron, puso, pusieron, pidió, pidieron, dijo, dijeron, tuvo, tuvieron,
    estuvo, pudo, quiso, vino, vinieron, trajo, supo, dio, dieron, vio, vieron, ~ían, ~íamos, ~é, pedí, vendí,
    perdí, aprendí, nací, corrí, comí, serví, torcí, escribí, recibí, viví, subí, abrí, seguí, sentí, dormí,
    pedía, vendía, vivía, comía, dejé, di, vi, fui, hice, puse, dije, tuve, estuve, vine, traje`),
  open: splitPhrases(`
    ~amos, ~imos`),
  participles: splitPhrases(`
    ~ado, ~ido, hecho, dicho, visto, puesto, roto, escrito, muerto, abierto, vuelto`),
  firstPersons: splitPhrases(`
    ~o, ~mos`),
  unreal: splitPhrases(`
    ~ara, ~iera, ~ase, ~iese, ~áramos, ~iéramos, ~aran, ~ieran`),
})
