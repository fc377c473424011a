import type { ClauseWords } from '../clause-words.ts'
import { splitPhrases } from '../phrase-tables.ts'

const subjects = `
  je, j', nous, on, il, elle, ils, elles, quelqu'un, tout le monde, personne`

const owners = `
  les enfants, le chien, le chat, le propriétaire, le patron, les voisins, le voisin, la voisine, la banque, la
  circulation,
  mon, ma, mes, notre, nos, un ami, une amie`

const asking = `
  idéal, idéale, critères, préférence, préférences, priorité, préféré, préférée, objectif, exigences,
  veux, voulons, veut, veulent, voudrais, voudrions, voudrait, voudraient, cherche, cherchons, cherchent, recherche,
  recherchons, cherchais, besoin, ai besoin, avons besoin, aimerais, aimerions, aimerait, aimeraient, adorerais,
  préfère, préférons, préfèrent, préférerais, souhaite, souhaitons, souhaite trouver, souhaitent, espère trouver,
  trouver, intéresse, intéressé, intéressée, intéressés, peux, pouvons, peut, pourrais, pourrions, pourrait,
  dépenser, payer, budget, maximum, minimum, limite, acheter, louer, emménager, m'installer, nous installer, habiter
  à, vivre à, montre-moi, montrez-moi, donne-moi, donnez-moi, avez-vous, avez vous, as-tu, y a-t-il, il y a, il faut,
  il me faut, il nous faut, faut, faudrait, dois, devons, doit, déteste, détestons, ne veux pas, ne veut pas, n'aime
  pas, éviter, pense à, pensais à, pensons à, je veux dire, voulais dire, rêve de, rêvons de, jusqu'à, visons, vise,
  tiens à, tenons à, compte acheter, comptons`

const telling = `
  écris, louons depuis, loue depuis, sont tombés, est tombée, est tombé, a recommandé, m'a recommandé, nous a
  recommandé, commencent, espère que,
  ai déménagé, avons déménagé, a déménagé, viens de, venons de, suis venu, suis venue, sommes venus, travaille,
  travaille à, travaille comme, travaillons, travaillent, travaillais, vis, vivons, vit, vivent, habite, habitons,
  habitent, habitais, ai vendu, avons vendu, ai acheté, avons acheté, suis allé, suis allée, sommes allés, ai vu,
  avons vu, ai lu, ai entendu, ai parlé, parle, parlons, a dit, m'a dit, nous a dit, ont dit, ai rencontré, avons
  visité, ai visité, ai passé, avons passé, étudie, étudient, étudié, enseigne, enseigné, suis à la retraite, sommes
  à la retraite, ai pris ma retraite, me suis marié, me suis mariée, nous sommes mariés, ai commencé, a commencé, a
  terminé, était, étais, étions, étaient, avais, avions, avait, a eu, ai eu, avons eu, a plu, pleut, pleuvait, a
  neigé, neige, fait beau, fait froid, fait chaud, fait très froid, fait très chaud, fait mauvais, ai mangé, avons
  mangé, mange, cuisine beaucoup, cuisine très, joue, jouent, dors, dort, ai oublié, me souviens, sais que, ai
  appris, suis né, suis née, est né, est née, a gagné, a perdu, ai perdu, est mort, est décédé, commence, finit,
  ferme, a augmenté, crois que, me sens, aime beaucoup, adore, voyage, voyageons, cours tous, nage, s'appelle,
  m'appelle, est malade, est fatigué, est fatiguée, suis fatigué, suis fatiguée, sommes fatigués, aboie, ai hérité,
  avons hérité, suis enseignant, suis enseignante, est professeur, est infirmière`

const seams = `
  parce que, parce qu', car, donc, alors, du coup, c'est pourquoi, maintenant, et maintenant, pendant que, quand,
  lorsque, bien que, au fait, puisque, puisqu', comme nous, comme je`

const elsewhere = `
  que penses-tu, que penses tu, que pensez-vous, que pensez vous, qu'en penses-tu, qu'en pensez-vous, tu as vu, vous
  avez vu, as-tu vu, avez-vous vu, as-tu entendu, connais-tu, connaissez-vous, comment faire, combien font, d'où
  viens-tu, qui t'a créé,
  la météo, météo, quel temps, le temps qu'il, jeux olympiques, coupe du monde, président, élections, capitale de, la
  capitale, population de, recette, recettes, une blague, blague, blagues, poème, chanson, chansons, film, films,
  football, tennis, le match, qui a gagné, qui est, qui était, qui a inventé, qui a écrit, qui es-tu, qui êtes-vous,
  quand a, quand est-ce, pourquoi, combien coûtera, coûtera, coûteront, vaudra, la bourse, bitcoin, dinosaures,
  planète, la lune, es-tu un, es-tu une, êtes-vous un, robot, ton nom, votre nom, comment t'appelles, aimes-tu,
  comment vas-tu, comment allez-vous, sais-tu chanter, chante-moi, raconte-moi, quelle heure, quel jour, fondée,
  fondé, maire de, histoire de, restaurant, restaurants, pizza, le bus, le train part, vol pour, horoscope, ma
  batterie, mon français`

const talk = `
  merci beaucoup, mille mercis, merci bien, merci d'avance, d'avance, merci pour votre aide, merci pour ton aide,
  merci pour tout, bien à vous, cordialement, bien cordialement, salutations, amicalement, bonne journée, bonne
  soirée, bon week-end, bon weekend, passez une bonne journée, joyeux noël, bonne année, je suis pressé, je suis
  pressée, nous sommes pressés, on est pressés, pressé, pas pressé, pas pressée, rien ne presse, sans urgence, pas
  d'urgence, de toute façon, d'un autre côté, par ailleurs, au fond, à vrai dire, pour être honnête, en fait, en
  réalité, en général, en bref, bref, en tout cas, dans ce cas, par exemple, bien sûr, pour l'instant, pour le
  moment, au cas où, pas de problème, pas de souci, pas de soucis, aucun problème, ne vous inquiétez pas, ne
  t'inquiète pas, je ne sais pas, je sais pas, aucune idée, pas sûr, pas sûre, en de bonnes mains, enchanté,
  enchantée, ravi, désolé de vous déranger, désolée de vous déranger, excusez-moi, excuse-moi, comment ça va, ça va,
  comment allez-vous, comment vas-tu, j'espère que vous allez bien, j'espère que tout va bien, à part ça, mis à part
  ça, en plus de ça, c'est tout, ce sera tout, voilà, rien d'autre, rien de plus, bonne chance, comme je l'ai dit,
  comme déjà dit, hier soir, ce matin, toute la journée, il fait beau, il fait froid, s'il vous plaît, s'il te plaît`

export const clauseWords: ClauseWords = {
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
}
