/** How French speaks of getting in touch, applying, paying, the lease and its end: sense -> phrases. */
export const frenchTenancySenses: Readonly<Record<string, string>> = {
  hours: `horaire, horaires, horaires d'ouverture, heures d'ouverture, a quelle heure ouvrez, a quelle heure
    fermez, quand etes-vous ouverts, ouvert le, heure d'ouverture, ouvrez-vous, fermez-vous, ouvrez, heures de
    bureau, heures d'accueil, ouverts, ouverte, jours d'ouverture, permanence`,
  open: `ouvert, ouvrir, ouverture, ouvrez, ouvre, ouvrent, ouverts`,
  closed: `ferme, fermer, fermeture, fermee, fermez, ferment, fermetures`,
  holiday: `jour ferie, jours feries, noel, feries, ferie, vacances de noel, nouvel an, jour de l'an, paques,
    fetes de fin d'annee, action de graces`,
  office: `bureau, bureaux, accueil, siege, agence immobiliere, votre agence, agences, locaux, succursale,
    guichet`,
  address: `adresse, situe, ou se trouve, ou etes-vous, ou est, ou se trouve votre, ou vous trouver, situee,
    localisation, comment venir, plan d'acces`,
  phone: `telephone, appeler, numero de telephone, tel, numero a appeler, appelle, appelez, coup de fil,
    joignable, portable`,
  email: `courriel, e-mail, mail, email, mel, adresse mail, ecrire, adresse e-mail, courriels`,
  website: `site, portail, site web, en ligne, espace locataire, site internet, appli, application, compte en
    ligne, se connecter, internet site, extranet`,
  contact: `contact, contacter, joindre, parler a quelqu'un, m'adresser, a qui m'adresser, vous joindre,
    interlocuteur, coordonnees, contactez, qui appeler, a qui parler`,
  visit: `rendez-vous, sans rendez-vous, rdv, prendre rendez-vous, fixer un rendez-vous, passer vous voir,
    venir sur place, passer a l'agence`,
  apply: `candidature, postuler, dossier, dossier de location, demande de location, candidat, deposer un
    dossier, faire une demande, candidater, candidatures, candidats, dossiers, constituer un dossier,
    soumettre, demande de logement, pour la demande, frais de dossier`,
  reply: `repondre, reponse, repondons, delai de reponse, repondez, vous repondez, delai pour une reponse,
    nouvelles`,
  approve: `approbation, decision, reponse, refuser, refus, conditions, criteres, accepte, refuse, refusee,
    acceptee, retenu, criteres de selection, exigences, eligible, choisissez, choisir un locataire, dossier
    refuse, exigez-vous`,
  credit: `credit, cote de credit, cote, solvabilite, historique de credit, mauvais credit, fichier de
    credit`,
  income: `revenu, revenus, salaire, bulletin de salaire, fiche de paie, salaires, gagner, gagner combien,
    dois-je gagner, paie, fiches de paie, bulletins de salaire, bulletins de paie, revenu minimum, avis
    d'imposition, releves bancaires, ressources, talon de paie, talons de paie`,
  identity: `piece d'identite, passeport, carte d'identite, carte identite, permis de conduire, papiers
    d'identite, passeports, identite`,
  cosigner: `garant, caution solidaire, garants, se porter garant, porter garant, cautionnaire, endosseur,
    parents garants, garantie parentale, garante, caution parentale`,
  references: `reference, references, ancien proprietaire, proprietaire precedent, precedent bailleur,
    historique locatif`,
  employment: `employeur, emploi, independant, chomage, perdu mon emploi, licencie, contrat de travail, sans
    emploi, travail, perte d'emploi, perds mon emploi, perdre mon emploi, perds mon travail, freelance,
    auto-entrepreneur, a mon compte, travailleur autonome`,
  fee: `frais, tarif, prix, cout, couter, coute, honoraires, facturer, facturez, supplement, combien,
    penalite, amende, couts, tarifs, facture-t-on, payant, gratuit, montant, somme, amendes, penalites,
    combien coute, combien prenez-vous, prenez-vous, que coute, redevance, pourcentage`,
  rent: `loyer, loyers, loyer mensuel, location mensuelle`,
  deposit: `depot de garantie, caution, depot, garantie, depots, depot de securite, caution de garantie, mois
    de caution`,
  refund: `rembourser, remboursement, rendre, restitution, restituer, remboursable, rendu, restitue,
    recuperer, rendue, rendez-vous la caution, rendent, recuperer ma caution, rendez, restituee, remboursee,
    remboursez, recuperer mon depot, recuperer mon argent, me rendre`,
  hoa: `charges de copropriete, copropriete, frais de copropriete, frais de condo, syndicat de copropriete`,
  pay: `du, echeance, payer, paiement, regler, reglement, verser, payable, exigible, paye, paie, dues, date de
    paiement, a payer, verse, paiements, reglez`,
  payWay: `mode de paiement, modes de paiement, moyen de paiement, moyens de paiement, comment payer, moyens
    de payer, comment regler, comment puis-je payer, comment se paie, comment paie-t-on, payer par`,
  card: `carte, carte bancaire, carte de credit, cb, carte de debit, par carte, visa, mastercard`,
  cash: `especes, liquide, pieces et billets, argent liquide, en liquide, comptant, en especes, billets`,
  cheque: `cheque, cheques, cheque de banque, cheque certifie, mandat-poste`,
  transfer: `virement, prelevement, prelevement automatique, virement bancaire, virements, debit automatique,
    prelevements, debit preautorise, virement permanent, transfert, virer`,
  discount: `remise, reduction, rabais, remises, moins cher, ristourne, promotion, geste commercial, offre
    speciale, prix reduit`,
  installments: `plusieurs fois, echelonner, echeancier, en plusieurs fois, paiement echelonne, etaler, payer
    en plusieurs fois, echelonnement, difficultes a payer, ne peux pas payer, n'arrive pas a payer, facilite
    de paiement`,
  late: `retard, en retard, impaye, retards, penalite de retard, paiement tardif, apres la date, retardataire,
    tardif, frais de retard, impayes`,
  grace: `delai de grace, jours de grace, delai supplementaire, tolerance`,
  invoice: `facture, quittance, recu, factures, recus, quittances, quittance de loyer`,
  increase: `augmentation, augmenter, hausse, revision du loyer, augmenter le loyer, augmente, augmentez,
    augmentez-vous, augmentent, augmentations, hausses, indexation, montee`,
  lease: `bail, contrat, contrat de location, baux, bail de location, contrats, baux locatifs, contrat de
    bail`,
  term: `duree, duree du bail, duree minimale, combien de temps dure le bail, duree minimum, courte duree,
    longue duree, bail d'un an, duree de location`,
  renew: `renouveler, renouvellement, prolonger, renouvelle, reconduction, reconduire, prolongation, rester un
    an de plus`,
  breakLease: `rompre le bail, resilier, resiliation, partir avant, quitter avant, rompre mon bail, rupture de
    bail, rupture du bail, resilier mon bail, partir avant la fin, quitter avant la fin, mettre fin au bail,
    casser le bail, resiliation anticipee, depart anticipe, avant la fin du bail, fin anticipee, cession de
    bail`,
  notice: `preavis, prevenir, avertir, conge, notification, prevenance, donner conge, donner mon preavis, par
    ecrit, vous prevenir, prevenir a l'avance, a l'avance, delai de preavis, preavis de depart`,
  moveIn: `emmenager, entree dans les lieux, emmenagement, remise des cles, emmenage, remise de cles, entree,
    recuperer les cles, date d'entree, recevoir les cles, arriver dans le logement`,
  moveOut: `demenager, sortie, quitter, depart, demenagement, quitte, quitter le logement, quitter
    l'appartement, rendre les cles, rends les cles, demenage, en partant, fin de bail, je pars, mon depart,
    liberer, quitte le logement`,
  key: `cle, cles, clef, badge, trousseau, clefs, double des cles, deuxieme cle, une deuxieme cle, carte
    d'acces, perdu mes cles, perdu la cle, perte de cle, cles perdues, oublie mes cles, perdu les cles, perdu
    ma cle, perte des cles, oublie ma cle, sans cle, sans cles`,
  locked: `enferme dehors, perdu mes cles, perdu la cle, perte de cle, serrurier, cles perdues, perdre,
    enfermee dehors, oublie mes cles, porte claquee, claque la porte, perdu les cles, perdu ma cle, perte des
    cles, oublie ma cle, sans cle, sans cles, suis enferme, suis enfermee, barre dehors, embarre`,
  inspection: `etat des lieux, inspection, etat des lieux de sortie, inspections, constat, etat des lieux
    d'entree, inspecter, entrer chez moi, visite de sortie, controle`,
  cleaning: `menage, nettoyage, nettoyer, nettoye, propre, menage de fin de bail, balayer, laver le tapis`,
  damage: `degat, dommage, degradation, deduire, retenue, degats, dommages, endommage, endommager, casser,
    abimer, abime, retenues, deductions, vitre cassee, brise, deduit, retenir`,
  wear: `usure, usure normale, use, defraichi, vetuste, usures, usure des lieux, jauni`,
}
