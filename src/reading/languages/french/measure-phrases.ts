/** What is counted or measured, and the units it is said in. Tag -> phrases, separated by commas. */
export const measurePhrases: Record<string, string> = {
  'unit.Bedrooms': `
    chambres à louer, chambres en location, chambre à louer, chambre en location, chambre, chambres, chambre à
    coucher, chambres à coucher, cac, ch, chs, ch., chbre, chbres, chambre[|s] fermée[|s], couchage, bedroom,
    bedrooms, chb, chmb, chambre[|s] d'adulte, vraies chambres, grandes chambres, belles chambres, chanbre, chanbres,
    càc, cc, cham`,
  'unit.Rooms': `
    pièce, pièces, pièces principales, piece, p., pce, pces, pièce principale`,
  'unit.Bathrooms': `
    salle de bain, salles de bain, salle de bains, salles de bains, salle d'eau, salles d'eau, sdb, sdbs, sde, salles
    de bain complètes, salle de bain complète, bains, bain, salle de douche, salles de douche, sdd, salles d'eaux,
    s.d.b, salle de bain entière, bathrooms, salle bain, salles bain, salles de bain entières`,
  'unit.ParkingSpots': `
    place de parking, places de parking, place de stationnement, places de stationnement, place de garage, places de
    garage, espace de stationnement, espaces de stationnement, stationnement, stationnements, garage, garages,
    parking, parkings, voiture, voitures, véhicule, véhicules, emplacement de parking, emplacements de parking, auto,
    autos, char, box, boxes, emplacement[|s] de stationnement, case[|s] de stationnement, places pour voiture[|s],
    emplacement[|s] pour voiture[|s], places de voiture, place pour voiture, autos stationnées, garage[|s] fermé[|s],
    parkings privés, place de parc, places de parc`,
  'parking.2': 'garage double, double garage, garage deux places, garage pour deux voitures',
  'parking.3': 'garage triple, triple garage',
  'parking.1': 'garage simple, garage individuel',
  'unit.squareFeet': `
    pieds carrés, pied carré, pi2, pi 2, pc, pi ca, pieds2, pieds 2, pi carrés, sqft, sq ft, ft2, ft 2, pi², pieds,
    pied`,
  'unit.squareMeters': `
    mètres carrés, mètre carré, m2, m 2, m^2, metre2, mètres, mètre, mètres2, m carrés, m carré, mètres 2, mc, mcarrés`,
  'unit.acres': `
    acre, acres, arpent, arpents`,
  'unit.hectares': `
    hectare, hectares, ha`,
  'unit.miles': `
    mile, miles, mille, milles`,
  'unit.kilometers': `
    km, kms, kilomètre, kilomètres, k m, bornes, kilom`,
  'unit.days': `
    jour, jours, j, jrs, derniers jours`,
  'unit.weeks': `
    semaine, semaines, sem, dernières semaines`,
  'unit.months': `
    mois, derniers mois`,
  'unit.years': `
    an, ans, année, années, dernières années`,
  'unit.yearsOld': `
    ans d'âge, an d'âge, ans d'ancienneté, années d'âge, ans d'existence`,
  'unit.hours': `
    heure, heures`,
  'unit.decades': `
    décennie, décennies`,
  'time.travel': `
    min, mins, minute, minutes, heure, heures, mn`,
  'time.travelBy': `
    en voiture, en auto, en train, en bus, en métro, à pied, à vélo, de marche, de route, de trajet, de transport, en
    transports, en transport en commun, ou moins, maximum, max, de voiture, de train, de bus, de métro, de distance,
    au maximum`,
  'year.this': `
    cette année, de cette année, de l'année`,
  'year.last': `
    l'année dernière, l'an dernier, de l'année dernière, l'an passé, l'année passée`,
  'field.Price': `
    prix, budget, mon budget, notre budget, coût, coûts, tarif, tarifs, valeur, coûte, coûtent, coûtant, prix de
    vente, prix demandé, prix d'achat, prix maximum, prix minimum, prix max, prix affiché, budget max, budget maximum,
    budget est de, dépenser, payer, mettre, investir, je peux mettre, je peux dépenser, on peut mettre, on peut
    dépenser, peux payer, nous pouvons dépenser, vaut, valent, enveloppe de, enveloppe, budget d'environ, montant, je
    dispose de, nous disposons de, mon plafond, mon maximum, un budget`,
  'field.rent': `
    loyer, loyers, loyer mensuel, loyers mensuels, prix du loyer, prix de location, prix de la location, montant du
    loyer, loyer max, loyer maximum, loyer charges comprises, loyer cc`,
  'field.HOAMonth': `
    hoa, charges de copropriété, charges de copro, charges, frais de copropriété, frais de condo, frais de copro,
    frais de condominium, frais hoa, frais de hoa, charges hoa, charges mensuelles, frais d'association, frais de
    l'association, cotisation hoa, cotisations hoa, cotisation de copropriété, frais communs, charges communes,
    association de propriétaires, frais d'association de propriétaires, frais mensuels, charges de hoa, charges (hoa),
    charges de copropriété (hoa), frais de copropriété (hoa), frais d'association (hoa), charges de condo, frais de
    gestion, hoa mensuel, hoa mensuelle, cotisation mensuelle, dues hoa, copropriété (hoa), frais de syndic, charges
    de syndic`,
  'field.DepositFee': `
    dépôt, dépôt de garantie, caution, dépôts, dépôt de sécurité, cautionnement, garantie locative, dépot, de caution,
    de dépôt`,
  'field.ZestimatePrice': `
    zestimate, valeur estimée, prix estimé, estimation zillow`,
  'field.UnitAreaPrice': `
    par pied carré, le pied carré, au pied carré, du pied carré, par mètre carré, le mètre carré, au mètre carré, du
    mètre carré, par m2, le m2, au m2, du m2, /m2, / m2, prix au mètre carré, prix au m2, prix du m2, prix du mètre
    carré, prix par mètre carré, prix par m2, prix au pied carré, prix par pied carré, prix du pied carré, /pi2, le
    mètre, du mètre`,
  'field.BuildingArea': `
    surface, surface habitable, superficie, superficie habitable, habitables, habitable, de surface, de surface
    habitable, de superficie, de superficie habitable, surface de plancher, aire habitable, espace habitable, espace
    de vie, surface intérieure, d'espace, d'espace habitable, surface totale, taille, aire, surface utile, de
    plancher, intérieur, d'espace intérieur, d'espace de vie, superficie intérieure, grandeur, loi carrez, carrez`,
  'field.LotArea': `
    terrain, parcelle, lot, lots, taille du terrain, surface du terrain, superficie du terrain, surface de terrain,
    superficie de terrain, de terrain, de parcelle, grandeur du terrain, surface de la parcelle, superficie de la
    parcelle, taille de la parcelle, de lot, superficie de lot, de terre, superficie du lot`,
  'field.YearBuilt': `
    construit[|e|s|es], construit[|e|s|es] en, bâti[|e|s|es], bâti[|e|s|es] en, année de construction, date de
    construction, construction, datant, datant de, datant des, date de, datent de, de construction, édifié[|e|s|es],
    édifié[|e|s|es] en, construction de, construction en, qui date de, qui date, qui datent de, an de construction,
    achevé[|e|s|es] en, faite en, année construction, a été construit[|e], ont été construit[s|es], qui a été
    construit[|e], livré[|e|s|es] en`,
  'field.DaysOnMarket': `
    sur le marché, jours sur le marché, en vente depuis, jours de mise en vente, durée sur le marché, temps sur le
    marché, jours en ligne, ancienneté de l'annonce, nombre de jours sur le marché, jours de publication, jour sur le
    marché, depuis leur mise en vente, d'annonce`,
  'field.Bedrooms': `
    nombre de chambres, nb de chambres, nombre chambres, nbre de chambres`,
  'field.Bathrooms': `
    nombre de salles de bain, nombre de salles de bains, nb de salles de bain`,
}
