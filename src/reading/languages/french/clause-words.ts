import type { ClauseWords } from '../tables/clause-words.ts'
import { splitPhrases } from '../tables/phrase-tables.ts'
import { storyWords } from './story-words.ts'

const subjects = `
  je, j', nous, on, il, elle, ils, elles, quelqu'un, tout le monde, personne`

const owners = `
  les enfants, le chien, le chat, le propriétaire, le patron, les voisins, le voisin, la voisine, la banque, la
  circulation, mon, ma, mes, notre, nos, un ami, une amie, mon numéro, mon numéro est, mon téléphone, mon portable`

const asking = `
  ai cherché, avons cherché, cherchions, voulions, voulais, opté pour, avons opté, ai opté, avions besoin,
  idéal, idéale, critères, préférence, préférences, priorité, préféré, préférée, objectif, exigences, veux,
  voulons, veut, veulent, voudrais, voudrions, voudrait, voudraient, cherche, cherchons, cherchent, recherche,
  recherchons, cherchais, besoin, ai besoin, avons besoin, aimerais, aimerions, aimerait, aimeraient, adorerais,
  préfère, préférons, préfèrent, préférerais, souhaite, souhaitons, souhaite trouver, souhaitent, espère trouver,
  trouver, intéresse, intéressé, intéressée, intéressés, peux, pouvons, peut, pourrais, pourrions, pourrait,
  dépenser, payer, budget, maximum, minimum, limite, acheter, louer, emménager, m'installer, nous installer,
  habiter à, vivre à, montre-moi, montrez-moi, donne-moi, donnez-moi, avez-vous, avez vous, as-tu, y a-t-il, il y
  a, il faut, il me faut, il nous faut, faut, faudrait, dois, devons, doit, déteste, détestons, ne veux pas, ne
  veut pas, n'aime pas, éviter, pense à, pensais à, pensons à, je veux dire, voulais dire, rêve de, rêvons de,
  jusqu'à, visons, vise, tiens à, tenons à, compte acheter, comptons, important, importante, essentiel,
  essentielle, indispensable, suffisant, suffisante, suffit, suffisent, obligatoire, nous déménageons à, je
  déménage à, on déménage à, déménager à, déménageons à, déménage à`

const telling = `
  on construit, on bâtit, ils construisent, on vient de construire, ils bâtissent,
  écris, louons depuis, loue depuis, sont tombés, est tombée, est tombé, a recommandé, m'a recommandé, nous a
  recommandé, commencent, espère que, ai déménagé, avons déménagé, a déménagé, viens de, venons de, suis venu,
  suis venue, sommes venus, travaille, travaille à, travaille comme, travaillons, travaillent, travaillais, vis,
  vivons, vit, vivent, habite, habitons, habitent, habitais, ai vendu, avons vendu, ai acheté, avons acheté, suis
  allé, suis allée, sommes allés, ai vu, avons vu, ai lu, ai entendu, ai parlé, parle, parlons, a dit, m'a dit,
  nous a dit, ont dit, ai rencontré, avons visité, ai visité, ai passé, avons passé, étudie, étudient, étudié,
  enseigne, enseigné, suis à la retraite, sommes à la retraite, ai pris ma retraite, me suis marié, me suis
  mariée, nous sommes mariés, ai commencé, a commencé, a terminé, était, étais, étions, étaient, avais, avions,
  avait, a eu, ai eu, avons eu, a plu, pleut, pleuvait, a neigé, neige, fait beau, fait froid, fait chaud, fait
  très froid, fait très chaud, fait mauvais, ai mangé, avons mangé, mange, cuisine beaucoup, cuisine très, joue,
  jouent, dors, dort, ai oublié, me souviens, sais que, ai appris, suis né, suis née, est né, est née, a gagné, a
  perdu, ai perdu, est mort, est décédé, commence, finit, ferme, a augmenté, crois que, me sens, aime beaucoup,
  adore, voyage, voyageons, cours tous, nage, s'appelle, m'appelle, est malade, est fatigué, est fatiguée, suis
  fatigué, suis fatiguée, sommes fatigués, aboie, ai hérité, avons hérité, suis enseignant, suis enseignante, est
  professeur, est infirmière, ai payé, avons payé, a payé, payé, paie, paient, paye, payons, ai loué, avons loué,
  a loué, loue son, loue sa, gagne, gagnons, a acheté, ont acheté, ont fait, a fait, trouvé, ai trouvé, avons
  trouvé, envoyé, cherche depuis, cherchons depuis, peins, conduis, arrive de, arrivons de, dit que, dit toujours,
  disait, disait toujours, vendu, acheté, cambriolés, cambriolé, vu votre, ai vu votre, ai aimé, montré, appelé,
  ai appelé, perdu, commencé, gagné, [ai|avons|a] failli [acheter|louer|prendre|signer], loué, failli, essayé,
  voulu, pensé, donné, passe à, monte à, augmente, augmente à, vends, vendons, vendre [notre|ma|mon|nos], mets,
  mettons, duré, pèse, dois [20k|de l'argent], rencontré,
  vient de, viennent de, on se partage, partageons, partage, partagent, me manque, me manquent, nous manque,
  nous manquent`

const seams = `
  parce que, parce qu', car, donc, alors, du coup, c'est pourquoi, maintenant, et maintenant, pendant que, quand,
  lorsque, bien que, au fait, puisque, puisqu', comme nous, comme je`

const elsewhere = `
  que penses-tu, que penses tu, que pensez-vous, que pensez vous, qu'en penses-tu, qu'en pensez-vous, tu as vu,
  vous avez vu, as-tu vu, avez-vous vu, as-tu entendu, connais-tu, connaissez-vous, comment faire, combien font,
  d'où viens-tu, qui t'a créé, la météo, météo, quel temps, le temps qu'il, jeux olympiques, coupe du monde,
  président, élections, capitale de, la capitale, population de, recette, recettes, une blague, blague, blagues,
  poème, chanson, chansons, film, films, football, tennis, le match, qui a gagné, qui est, qui était, qui a
  inventé, qui a écrit, qui es-tu, qui êtes-vous, quand a, quand est-ce, pourquoi, combien coûtera, coûtera,
  coûteront, vaudra, la bourse, bitcoin, dinosaures, planète, la lune, es-tu un, es-tu une, êtes-vous un, robot,
  ton nom, votre nom, comment t'appelles, aimes-tu, comment vas-tu, comment allez-vous, sais-tu chanter,
  chante-moi, raconte-moi, quelle heure, quel jour, fondée, fondé, maire de, histoire de, restaurant, restaurants,
  pizza, le bus, le train part, vol pour, horoscope, ma batterie, mon français, on dit que, les gens disent, il
  paraît que, racine de, racine carrée, les taux, mot de passe, combien de temps, combien d'heures, bon plombier,
  bon restaurant, un œuf, votre bureau, vos bureaux, en bourse`

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
  comme déjà dit, hier soir, ce matin, toute la journée, il fait beau, il fait froid, s'il vous plaît, s'il te plaît,
  sans blague, sans rire, sans arrêt, sans cesse`

const courtesies = `
  [joyeuses|bonnes] fêtes, joyeux [noël|anniversaire], bonne [année|fête], bonnes vacances, meilleurs vœux, rebonjour, bien le bonjour,
  [bonjour|bonsoir|salut|coucou|salutations|un bonjour] [de|d'|du|des|depuis|à tous de],
  merci pour, merci de, merci, merci infiniment, mille mercis pour, pardon pour, pardon de, désolé pour, désolée
  pour, désolé de, désolée de, désolé si, désolée si, désolé, désolée, excusez mes, excusez mon, excusez ma,
  excuse mes, excusez le, toutes mes excuses, mes excuses, je m'excuse, je vous remercie, je te remercie, nous
  vous remercions, félicitations, bravo, à bientôt, à demain, à plus, à plus tard, à la prochaine, à
  [lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche], au revoir, salut à, bises, bisous, bon
  [courage|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|weekend], bonne
  [chance|continuation|journée|soirée|nuit|semaine|fin], j'espère que, en espérant que, envoyé de, envoyé depuis,
  cordialement, je vous explique, je t'explique, je m'explique, je vous raconte, je serai bref, je serai brève,
  pour faire court, voici ma situation, voilà ma situation, ma situation est, comme on dit, comme dit, comme
  disait, bonjour à, bonsoir à, super [site|page|appli|service|travail], beau [site|travail], joli [site]`

const interrogatives = `
  qui, pourquoi, quand, comment, que, qu'est-ce que, qu'est-ce qui, quel, quelle, quels, quelles, où est, où se
  trouve, combien de temps, combien coûte, combien mesure, combien d'heures, combien de jours, combien de fois,
  combien font, à quelle heure, de quoi, d'où, depuis quand, est-ce vrai, est-ce que vous êtes, êtes-vous, es-tu,
  connaissez-vous, connais-tu, savez-vous, sais-tu, ouvrez-vous, fermez-vous, as-tu, avez-vous déjà, a-t-il,
  a-t-elle, est-ce que tu, dois-je, faut-il, aimez-vous, aimes-tu, vous connaissez, tu connais, va-t-il, puis-je,
  travaillez-vous`

const modals = `
  peux, pouvons, peut, pourrais, pourrions, pourrait, dois, devons, doit, faut, il faut, il y a, veut, besoin`

const being = `
  est, sont, était, étaient, suis, sommes, êtes, es, ai, avons, avez, ont, avait, avaient, avais, avions, sera,
  seront, aura, auront, été, paraît, semble, coûte, coûtent, va, vont, vais, allons, reste, se trouve, se termine,
  devient, a, fait, font, rend, rendent`

const definites = `
  le, la, les, l', ce, cet, cette, ces, ça, cela, c', celle, celui, celles, ceux, celle-là, celui-là, chaque,
  tout, tous les, toutes les, la dernière, le dernier, votre, vos, ton, ta, tes, les gens, on, les prix, les
  ventes, les loyers`

const relatives = `
  qui, que, qu', où, dont, dans laquelle, dans lequel, si, pourvu que, tant que, laquelle, lequel`

const pastEndings = `
  ~ait, ~aient, ~èrent`

const contacts = `
  tél, tel, téléphone, portable, mobile, mon numéro, mon numéro est, mon téléphone, mon portable, appelez-moi au,
  fax, whatsapp`

const clocks = `
  h, heures, heure, du matin, du soir, de l'après-midi`

const clockLeads = `
  vers les`

const months = `
  janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre`

const dateLinks = `
  er, de`

const percents = `
  pour cent, pourcent, kilos, kilo, kg`

const numbered = `
  salle, porte, vol, bus, ligne, quai, page, chapitre, version, android, windows, iphone, chaîne, saison, épisode,
  autoroute, route, sortie, commande, facture, siège, rang, table, bureau numéro, voie`

const firms = `
  [votre|vos|ton|tes] [bureau|bureaux|entreprise|agence|société|équipe|site|page|appli|application|horaires|commission|honoraires|frais|tarif|tarifs|service|services|agents|agent|patron|adresse|local|locaux],
  [ta|vos] [société|boîte]`

export const clauseWords = (): ClauseWords => ({
  ...storyWords(),
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
  courtesies: splitPhrases(courtesies),
  interrogatives: splitPhrases(interrogatives),
  modals: splitPhrases(modals),
  being: splitPhrases(being),
  definites: splitPhrases(definites),
  relatives: splitPhrases(relatives),
  firms: splitPhrases(firms),
  contacts: splitPhrases(contacts),
  clocks: splitPhrases(clocks),
  clockLeads: splitPhrases(clockLeads),
  months: splitPhrases(months),
  dateLinks: splitPhrases(dateLinks),
  percents: splitPhrases(percents),
  numbered: splitPhrases(numbered),
  dropsSubjects: false,
  pastEndings: splitPhrases(pastEndings),
})
