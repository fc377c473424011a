import type { KnowledgeWords } from '../tables/knowledge-words.ts'
import { frenchHomesSenses } from './homes-senses.ts'
import { frenchTenancySenses } from './tenancy-senses.ts'

/** How the papers of a firm, and questions about them, speak French. */
export const frenchKnowledge: KnowledgeWords = {
  firm: { asked: 'vous, votre, vos', told: 'nous, notre, nos' },
  small: `a, ai, alors, as, au, aucun, aucune, aussi, autre, autres, aux, avec, avez, avoir, avons, bonjour, c,
    ca, car, ce, cela, ces, cet, cette, chez, ci, combien, comme, comment, d, dans, de, des, dois, doit,
    doivent, donc, du, elle, elles, en, entre, est, et, etre, eu, faire, fait, faut, fais, il, ils, j, je, l,
    la, le, les, leur, leurs, lui, m, ma, mais, me, merci, mes, moi, mon, n, ne, ni, nos, notre, nous, on, ont,
    ou, par, pas, peut, peuvent, peux, plus, pour, pourquoi, puis, pouvez, qu, quand, que, quel, quelle,
    quelles, quels, qui, quoi, s, sa, sans, se, sera, ses, si, son, sont, suis, sur, t, ta, te, tes, toi, ton,
    tout, toute, tous, toutes, tres, tu, un, une, vais, veux, voudrais, vos, votre, vous, y, savoir, svp, dire,
    besoin, bien, coute, coutent, chaque, jusqu, fut, ete, etes, sommes, quelqu, aucuns, puis je, peut on, faut
    il, j ai, aimerais, souhaite, souhaiterais, vraiment, encore, deja, lors, afin, vers, apres, avant, pendant,
    depuis, chacun, celui, celle, ici, la bas, bonsoir, salut`,
  faint: `jour, jours, semaine, semaines, mois, an, ans, annee, heure, heures, temps, maison, appartement,
    logement, bien, immeuble, agence, entreprise, regle, regles, politique, numero, type, utiliser, offrir,
    proposez, proposer, acceptez, passe, passer, donner, mettre, prendre, apporter, nouveau, premier, dernier,
    habiter, commencer, recuperer, recupere, avoir, attendre, recevoir, venir, partir, aller, trouver, demander,
    comprend, compris, inclus, disponible, necessaire, existe, immobiliere, mur, murs, ma porte, chambre, piece,
    chose, maniere, facon, moment, nuit, matin, soir, amie, mere, pere, frere, soeur, cousin, femme, mari, gens,
    personne, personnes, quelqu'un, propre, propres, deuxieme, second, seconde, stationner longtemps, marcher,
    prenez, prends, fournir, donnez, donne, sentir, moins, plusieurs, proche, pres, longtemps, rapidement, vite,
    obtenir, fonctionne, fonctionner, appartements, logements, maisons, biens, obligatoire, obligation, permet,
    possible, exiger, exigez, demandez, demande, dois-je, lieu, endroit, actuellement, ce moment, aujourd'hui,
    demain, toujours, jamais, souvent, suivant, prochain, ramassage, arrive, arriver, entrer, sortir, vivre,
    louer, loue, louez, location, processus, procedure, demarche, demarches, etape, odeur, mensuel, mensuelle,
    mensuels, annuel, annuelle`,
  whole: `mois, gaz, acces, bois, bus`,
  endings: [
    `3 eaux>eau 3 aux>al 4 x> 3 s>`,
    `4 issement> 4 ement> 4 ation> 4 ition> 3 ment> 4 ance> 4 ence> 4 euse> 4 eur> 3 ent> 3 ant> 3 ais> 3 ait> 3 ee> 3 er> 3 ez> 3 ir> 3 ie> 3 e>`,
  ],
  senses: { ...frenchTenancySenses, ...frenchHomesSenses },
  asks: {
    time: `quand, a quelle heure, quel jour, quels jours, quels horaires, jusqu'a quand, horaires, quelles sont
      vos heures, a partir de quand, c'est quel jour, quelle date, a quelles heures, depuis quand, quelle heure,
      le combien`,
    span: `combien de temps, combien de jours, combien de mois, quel delai, duree, delai, sous quel delai, en
      combien de temps, combien de nuits, combien de semaines, dans quel delai, quelle duree, combien d'heures,
      quel est le delai`,
    money: `combien coute, combien, quel prix, quel tarif, quel est le montant, montant, frais, quels sont les
      frais, combien prenez-vous, combien faut-il payer, quel cout, quel loyer, est-ce gratuit, combien ca
      coute, c'est combien, quel pourcentage, de combien`,
    count: `combien de, combien d'`,
    person: `qui, a qui, qui est, chez qui, avec qui`,
    place: `ou, adresse, a quel endroit, ou se trouve, dans quelle rue, ou puis-je`,
    contact: `telephone, quel numero, comment contacter, comment joindre, qui appeler, qui dois-je appeler,
      numero de telephone, a qui m'adresser, quelle adresse mail`,
    way: `comment, que faire, quelles etapes, que dois-je faire, que se passe-t-il, comment faire`,
    whether: `est-ce, puis-je, peut-on, acceptez, y a-t-il, faut-il, est-il, sont-ils, avez-vous, peuvent-ils,
      dois-je, est-il possible, ai-je, proposez-vous`,
  },
  signs: {
    time: `lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, janvier, fevrier, mars, avril, mai, juin,
      juillet, aout, septembre, octobre, novembre, decembre, midi, h, jour, minuit, matin, soir, heures,
      ouvrable, noel, premier du mois`,
    span: `jour, semaine, mois, an, heure, minute, immediatement, jours, ouvrables, semestre, nuit, nuits,
      aussitot`,
    money: `euro, dollar, gratuit, pour cent, offert, un mois de loyer, sans frais, mois de loyer, gratuitement,
      inclus, offerts, moitie, pourcent`,
    place: `rue, avenue, etage, sous-sol, batiment, place, bureau, derriere, en face, a cote, rez-de-chaussee,
      centre, quai`,
    person: `gerant, agent, directeur, proprietaire, locataire, vendeur, acheteur, agence, notaire, gardien,
      conseiller, courtier, nous, madame, monsieur`,
    contact: `portail, courriel, telephone, formulaire`,
  },
}
