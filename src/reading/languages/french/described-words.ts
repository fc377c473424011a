import type { DescribedWords } from '../tables/described-words.ts'

export const frenchDescribedWords: DescribedWords = {
  code: 'fr',
  pronoun: 'ce logement',
  the: 'le, la, l, ce, cet, cette, celui, celle, du, au',
  one: 'maison, logement, bien, propriete, annonce, endroit',
  kinds: `appartement, appart, condo, copropriete, duplex, triplex, studio, loft, chalet, cottage, bungalow, terrain, parcelle, villa,
    penthouse, ranch, pavillon, mitoyenne, mitoyen, ferme, cabane`,
  rooms: 'pièces, chambres, chambre',
  links: 'avec, de, du, des, d, en, au, aux, sur, pres, dans, qui, dessus',
  more: 'plus',
  some: 'un, une, a, est, avait',
  small: 'plus, le, la, les, l, des, de, du, d, a, au, dessus, cote, qui, sa, son',
  ends: `est, etait, sont, a, ont, y, il, elle, on, peut, peux, puis, pourrait, combien, quel, quelle, quels, quelles, comment,
    quand, ou, pourquoi, et, mais, si, pour, accepte, acceptent, autorise, coute, vaut, semble, me, m, nous, vous, je, j, demain,
    lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, disponible, dispo, toujours, encore, qu, svp, avec, contre`,
  never:
    'meme, autre, premiere, premier, deuxieme, second, seconde, troisieme, derniere, dernier, seule, seul, meilleur, meilleure, reve, ideale, portes, ouverte, suivante, suivant, entiere, entier, prochain, prochaine',
  cheaper: 'moins |',
  pricier: 'cher, chere |',
  bigger: 'grand, grande |',
  smaller: 'petit, petite |',
  newer: 'recent, recente, neuf, neuve |',
  older: 'ancien, ancienne, vieux, vieille |',
}
