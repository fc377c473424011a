import type { FieldWords } from '../tables/field-words.ts'

/** How French denies what a record says. */
export const frenchFields: FieldWords = {
  fields: {
    Price: 'prix, coute, combien coute, cout, loyer',
    Bedrooms: 'chambre*',
    Bathrooms: 'salle de bains, salles de bains, salle de bain, salles de bain',
    BuildingArea: 'surface, surface habitable, superficie, taille',
    LotArea: 'terrain, parcelle, surface du terrain',
    YearBuilt: 'construite, construit, annee de construction, age, date de construction',
    DaysOnMarket: 'jours sur le marche, depuis combien de temps, depuis quand',
    ParkingSpots: 'stationnement, places de stationnement, parking, places de parking, garage*',
    HOAMonth: 'hoa*, charges de copropriete, charges',
    DepositFee: 'depot de garantie, caution, depot',
    City: 'ville, ou se trouve, ou se situe, emplacement',
    ZIP: 'code postal',
    MLSNumber: 'mls*',
    PropertyType: 'type de bien, type de logement',
  },
  besides: `pourquoi, qui, par qui, compris*, comprend, inclu*, negoci*, chang*, baiss*, augment*, ferme, avant,
      apres, autre*,
    ancien*, dernier*, derniere*, encore`,
  untrue: `n'est pas vrai que, il est faux, est faux que, pas exact que, inexact que, erreur de croire, erreur de
      penser,
    on aurait tort de, personne ne demande, ne plus, n'est plus, n'a plus, ne coute plus, faux de dire`,
  nounDenials: 'sans, aucun, aucune, ni',
  fronts: 'sur, quant a, quant aux, concernant, a propos de, pour, au sujet de',
  yes: 'oui, vrai, inclus, incluse, compris, comprise, autorise, autorises, disponible, x',
  no: 'non, aucun, aucune, faux, rien, sans, pas de, non inclus, non autorise, neant',
  blank: 'n/a, nc, n/c, inconnu, inconnue, non precise, non indique, non communique, pas indique, non renseigne',
  opposites: `
    !grand, grande, grands, grandes, spacieux, spacieuse, vaste / petit, petite, petits, petites, compact, compacte
    acheter, achat, acquerir / louer, location
    acheter, achat, acquerir / vendre, vente
    louer, location / vendre
    plus de, au moins, minimum, a partir de, au-dessus de, superieur a / moins de, au-dessous de, en dessous de,
      jusqu'a, au plus, maximum, au maximum, pas plus de, limite, sous
    !pas cher, bon marche, abordable, economique / cher, chere, chers, cheres, luxueux, luxueuse, luxe
    !neuf, neuve, nouveau, nouvelle, moderne, recent, recente / ancien, ancienne, vieux, vieille
    !jour, matin / nuit, soir, nuits
    !calme, tranquille / animee, anime, bruyant, bruyante
    seul, seule / ensemble, famille, couple
    avant / apres
    !pres, proche / loin
    maison, maisons / appartement, appartements, condo, studio, terrain
    appartement, appartements, condo / terrain, maison de ville
    !meuble, meublee / non meuble, vide
    rez-de-chaussee / dernier etage
    indispensable, doit, obligatoire / peut-etre, eventuellement, je regarde seulement
    budget, depenser, payer / gagne, revenu, salaire`,
}
