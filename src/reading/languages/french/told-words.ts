import { splitPhrases } from '../tables/phrase-tables.ts'
import type { ToldWords } from '../tables/told-words.ts'

export const toldWords = (): ToldWords => ({
  persons: splitPhrases(`
    enfant, enfants, gamin, gamins, garçon, garçons, bébé, ado, ados,
    chatbot, chatbots, robot, site, sites, appli, application, portail, agence, agences, entreprise, entreprises, société, concurrents, concurrent, journal, article, radio,
    l'aîné, l'aînée, le cadet, la cadette, l'aînée, notre aîné, notre aînée, le petit dernier, la petite dernière,
    ami, amie, amis, amies, copain, copine, copains, copines, pote, potes, connaissance, connaissances, collègue,
    collègues, voisin, voisine, voisins, voisines, propriétaire, locataire, locataires, patron, patronne, chef,
    cheffe, cousin, cousine, cousins, cousines, oncle, tante, oncles, tantes, frère, sœur, frères, sœurs, beau-frère,
    belle-sœur, belle-mère, beau-père, beaux-parents, mère, père, maman, papa, parents, grand-mère, grand-père,
    grands-parents, mamie, papi, neveu, nièce, neveux, nièces, petit-fils, petite-fille, filleul, parrain, marraine,
    ex, ex-mari, ex-femme, fiancé, fiancée, type, types, mec, gars, bonhomme, monsieur, dame, homme, femme, couple,
    couples, gens, plombier, électricien, couvreur, maçon, artisan, mécanicien, garagiste, coiffeur, coiffeuse,
    dentiste, médecin, docteur, infirmier, infirmière, chirurgien, vétérinaire, professeur, prof, instituteur,
    maîtresse, entraîneur, avocat, avocate, comptable, notaire, agent, agents, courtier, banquier, caissier,
    caissière, serveur, serveuse, cuisinier, chauffeur, routier, facteur, curé, nounou, stagiaire, policier,
    journaliste, investisseur, investisseurs, acheteur, acheteurs, vendeur, vendeurs, client, cliente, clients,
    secrétaire, standardiste, fils, fille, jumeaux, quelqu'un, personne, ceux [du dessus|du dessous|d'à côté|d'en
    face], celui [du dessus|du dessous|d'à côté|d'en face], celle [du dessus|du dessous|d'à côté|d'en face]`),
  closings: splitPhrases(`
    cordialement, bien cordialement, bien à vous, bien à toi, sincèrement, salutations, sincères salutations,
    respectueusement, amicalement, bises, bisous, merci, merci beaucoup, avec mes remerciements, meilleures
    salutations, bonne journée, bonne soirée, à bientôt`),
  introductions: splitPhrases(`
    c'est, ici, je m'appelle, je suis, mon nom est, vous êtes bien sur le répondeur de, vous êtes bien chez, au
    téléphone`),
  neverAgain: splitPhrases(`
    sans [ça|cela|eux|elles], rien de [tel|semblable|pareil], rien comme ça, rien de ce genre, pas de ça, pas ça, plus ça, éviter [ça|cela], ne veux pas de ça, ne voulons pas de ça, que ça ne recommence pas`),
})
