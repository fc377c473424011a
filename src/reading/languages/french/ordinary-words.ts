/**
 * Ordinary words. They are reported as ignored when nothing else is made of them, but never taken for a slip of the
 * pen, for a city, or for a feature.
 */
export const ordinaryWords = `
  revenus locatifs, revenu locatif, rendement locatif, rentabilité locative, rentabilité, investissement locatif,
  potentiel locatif, rapport locatif, mettre en location, à mettre en location, le mettre en location,
  la mettre en location, pour le louer à, pour la louer à, valeur de revente, revente,
  accepter, accord, acheteur, acheteurs, achète, adulte, adultes, affaire, affaires, agent, agents, agenda, air, ami,
  amis, amour, ampoule, an prochain, ancienneté, anglais, anniversaire, anniversaires, août, appel, appeler,
  après-midi, architecte, argent, arrivée, arriver, art, attendre, attention, auto, automne, avenir, avis, avril, bain
  de soleil, bébé, bébés, besoins, bibliothèques, bleu, bleue, boisson, bois, boulot, bout, branché, bras, bruit,
  bruyant, bruyante, campagne, capital, carte, cause, célibataire, centre, certainement, chaise, chaleur, chambre
  froide, changement, changer, chaud, chaude, chef, chemin, chien-loup, chiffre, chose, choses, ciel, cinéma, client,
  clients, coeur, collègue, collègues, colline, commencer, compagnie, complet, compte, comptant, condition,
  conditions, confiance, confort, contact, contacter, contrat, copain, copine, corps, côté, couleur, couleurs, coup,
  courrier, courses, court, courte, couleur, crédit, crime, cuisine, cuisines, cuisiner, danger, date, début,
  décembre, décider, décoration, demain, départ, dernièrement, dessin, dette, deuxième chance, difficile, différent,
  différente, différents, dimanche, dîner, directeur, direction, distance, divorce, docteur, document, documents, eau,
  école buissonnière, effort, électricité, emploi, employé, emprunt, emprunter, enfant, enfants, énergie, ennui,
  entier, entrée, entreprise, envie, envies, envoyer, époque, époux, épouse, équipe, erreur, espace, espaces, espoir,
  essence, est, étage, étages, été, étoile, étranger, étude, études, étudiant, étudiante, étudiants, europe, excuse,
  exemple, faible, facile, facilement, famille, familles, fatigué, femme, fenêtre, fenêtres, fermé, fête, fêtes, feu,
  février, fille, fils, fin, finance, finances, financement, fleur, fleurs, fort, forte, français, france, frère,
  froid, froide, gens, gentil, gouvernement, gris, grise, groupe, guerre, habitude, haut, haute, hauts, heure, heures,
  heureux, hiver, homme, hommes, hôtel, hypothèque, idée, idées, île, image, important, importante, importants, impôt,
  impôts, individu, infirmière, intérêt, intérieur, investissement, investisseur, inviter, invités, janvier, jaune,
  jeudi, jeune, jeunes, joie, jouer, journée, juillet, juin, jumeaux, jusque-là, lendemain, lettre, ligne, lit, lits,
  livre, loi, long, longue, lourd, lumière, lundi, lune, maire, mairie, main, mal, malade, maman, manger, mardi, mari,
  mariage, marié, mariés, mars, matériel, matériaux, matin, mauvais, mauvaise, médecin, mer, mercredi, mère, message,
  messages, métal, métier, midi, milieu, minuit, mobilier, mode, modèle, moment, moments, monde, montagne, mort, mot,
  mots, mur, murs, musique, naissance, nature, naturel, neige, noël, noir, noire, nom, nombreux, nombreuse, nord,
  normal, normale, nouvelle vie, novembre, nuit, octobre, oeil, oiseau, or, orange, ordre, ouest, ouvert, ouverte,
  page, papa, papier, papiers, pareils, parent, parents, parfum, partage, parti, partie, partir, passé, patron, pause,
  payé, pays, peinture, pelouse, père, permis, personne, personnes, personnel, personnelle, petit-déjeuner, photo,
  photos, pied, plan, plans, plaisir, plein, pleine, pluie, poids, point, points, police, pont, port, porte, portes,
  poste, premier achat, présent, prêt, prêts, primo-accédant, printemps, priorité, problème, problèmes, professeur,
  professionnel, programme, promenade, protection, public, qualité, raison, rapide, rapport, rare, réalité, récemment,
  reçu, réfrigérateur, régulier, relation, rendez-vous, rentrée, repas, repos, réponse, représente, retraite,
  retraité, réunion, rêve, rêves, riche, rond, rose, rouge, route, routes, salaire, salle, salles, samedi, sang,
  santé, sécurité, semaine, septembre, service, services, siècle, signer, silence, simple, situation, social, société,
  soeur, soir, soirée, soleil, solution, sommeil, son, sortie, souhait, soutien, spécial, spéciale, sport, stable,
  sud, sucre, suite, sûr, sûrement, système, table, tant, tard, taux, taxe, taxes, téléphone, téléphoner, temps,
  terre-plein, test, tôt, tour, tourisme, touriste, tradition, trajet, tranquillité, transport, transports, travail,
  travailler, travaux, triste, trouvaille, tv, universités, université, usage, usine, utile, vacances, valeurs, vélo,
  vélos, vendeur, vendeurs, vendredi, vent, vérité, vert, verte, vestiaire, vêtement, viande, vide, vie, vin, visage,
  vitesse, vivant, voie, voisin, voisine, voisins, voix, vol, voyage, voyages, vrai, vraie, week-end, weekend, yeux,
  mamie, papy, conjoint, conjointe, budgets, quotidien, rapidité, distance de marche, marche, marches, à pied, en
  voiture, minutes, apport, apport de, apport personnel, acompte, acompte de
`
/**
 * Matters of opinion about a place or its people. We do not judge them; who wants to know is pointed to official
 * sources. They are no fault and no refusal.
 */
export const opinionPhrases = `
  quartier sûr, quartier sécuritaire, quartiers sûrs, secteur sûr, secteur sécuritaire, coin sûr, zone sûre, endroit
  sûr, sûre, sûrs, sûres, sécuritaire, sécuritaires, sans danger, faible criminalité, peu de criminalité, pas de
  criminalité, sans criminalité, criminalité, taux de criminalité, délinquance, peu de délinquance, sans délinquance,
  insécurité, sécurité du quartier, bonnes écoles, bonne école, meilleures écoles, de bonnes écoles, excellentes
  écoles, bon district scolaire, bons districts scolaires, district scolaire, secteur scolaire, bon secteur scolaire,
  écoles réputées, bon lycée, bons lycées, bon collège, bonne carte scolaire, écoles de qualité, bien notées, bon
  quartier, bons quartiers, beau quartier, beaux quartiers, meilleur quartier, meilleurs quartiers, quartier sympa,
  quartier agréable, quartiers agréables, joli quartier, quartier chic, mauvais quartier, mauvais quartiers, quartier
  dangereux, quartiers dangereux, dangereux, dangereuse, quartier chaud, quartier craignos, mal famé, mal famée,
  quartier en devenir, quartier prisé, quartier recherché, bonne réputation, bon secteur, beau secteur, bon coin, gens
  sympas, gens bien, gens gentils, voisins sympas, bons voisins, voisinage agréable, voisins agréables, bon voisinage,
  gens agréables, voisins tranquilles, voisins calmes, bien fréquenté, bien fréquentée, quartier bien fréquenté, bonne
  ambiance, quartier vivant, quartier convivial, quartier animé, secteur prisé, secteur recherché
`
