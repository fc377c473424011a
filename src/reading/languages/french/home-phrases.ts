/** Kinds of homes, sale or rent, status and other fixed values. Tag -> phrases, separated by commas. */
export const homePhrases: Record<string, string> = {
  'family.house': `
    maison, maisons, maison individuelle, maisons individuelles, maison unifamiliale, maisons unifamiliales,
    unifamiliale, unifamiliales, unifamilial, pavillon, pavillons, villa, villas, chalet, chalets, cottage, cottages,
    bungalow, bungalows, maison de campagne, maisons de campagne, maison détachée, maisons détachées, maison isolée,
    détachée, maison de plain-pied individuelle, maisonnette, maisonnettes, maison familiale, maisons familiales,
    résidentiel, résidentielle, résidentiels, cabane, cabanes, baraque, maizon, maisson, longère, longères, corps de
    ferme, maison entière, maisons entières, toute la maison, maison de maître, maison bourgeoise, house, maison 4
    façades, maison quatre façades, maison seule, mas`,
  'family.condo': `
    copro, copros,
    appartement, appartements, appart, apparts, appt, appts, apt, apts, apart, app, appartment, apartement,
    apartements, condo, condos, condominium, condominiums, loft, lofts, copropriété, copropriétés, logement en
    copropriété, flat, flats, kot, appartement studio, appartements studios, studio appartement, appartement entier,
    appartements entiers, logement condo, condo entier, unité de condo, apparte, apparts entiers, appartemant,
    appartemants, appartement de type studio, tout l'appartement`,
  'family.townhouse': `
    maison de ville, maisons de ville, maison mitoyenne, maisons mitoyennes, maison jumelée, maisons jumelées, maison
    en rangée, maisons en rangée, mitoyenne, mitoyennes, jumelé, jumelée, jumelés, jumelées, maison accolée, maisons
    accolées, townhouse, townhouses, maison en bande, maisons en bande, townhome, townhomes, maison attenante,
    semi-détachée, semi-détaché, maison 3 façades, maison de bourg, maison semi-détachée`,
  'family.multiFamily': `
    duplex, triplex, quadruplex, quadriplex, multifamilial, multifamiliale, multifamiliaux, multifamiliales, immeuble
    multifamilial, immeubles multifamiliaux, immeuble à deux logements, immeuble de deux logements, immeuble de
    rapport, immeubles de rapport, immeuble, immeubles, multilogement, multilogements, plex, maison bifamiliale,
    bifamiliale, bifamilial, maison à deux logements, immeuble à logements, immeubles à logements, multiplex,
    immeuble à revenus, plurifamilial, immeuble à trois logements, maison multifamiliale, maisons multifamiliales,
    multi-familial, multi familial, immeuble à deux logements (duplex), logements multifamiliaux, fourplex`,
  'family.land': `
    terrain, terrains, terrain à bâtir, terrains à bâtir, terrain constructible, terrains constructibles, parcelle,
    parcelles, lot à construire, lots à construire, lot à bâtir, terrain vacant, terrains vacants, terrain nu, terrain
    vague, terre, terres, terrain à construire, parcelle constructible, parcelle à bâtir, lot vacant, lots vacants,
    bout de terrain, terrain vierge, terrain pour construire, terrain non bâti, terrain résidentiel, terrains
    résidentiels, terrain seul, lopin de terre, terrain boisé`,
  'family.mobile': `
    maison mobile, maisons mobiles, mobil-home, mobil-homes, mobil home, mobile home, mobilhome, mobilhomes, maison
    préfabriquée, maisons préfabriquées, préfabriqué, préfabriquée, roulotte, roulottes, maison modulaire, maisons
    modulaires, maison usinée, maisons usinées, mobile-home, mobile-homes, caravane résidentielle, maison
    manufacturée, maisons manufacturées`,
  'family.any': `
    quelque chose de, logement, logements, bien, biens, propriété, propriétés, habitation, habitations, annonce,
    annonces, offre, offres, résidence, résidences, quelque chose, endroit, endroits, foyer, demeure, demeures, bien
    immobilier, biens immobiliers, immobilier, immeuble, immeubles, résultat, résultats, lieu, chez-moi, chez moi,
    chose, option, options, n'importe quoi, toit, hébergement, hébergements, inscription, inscriptions, bâtiment,
    bâtiments, place où vivre, maison ou appartement peu importe, domicile, nid, chez nous, truc, trucs, unité,
    unités, produit, produits`,
  studio: `
    studio, studios, studette, studettes, garçonnière, appartement studio, appartements studios, studio
    appartement, appartement de type studio, sans chambre, 0 chambre, 0 chambres, zéro chambre, bachelor, bachelors,
    appartement une pièce, logement une pièce`,
  'SaleType.for_sale': `
    à vendre, en vente, à la vente, vente, ventes, acheter, achat, achats, à acheter, pour acheter, acquérir,
    acquisition, à l'achat, acheter une, vends, vend, pour achat, vendre, a vendre, j'achète, en vue d'un achat, mise
    en vente, se vend, se vendent, qui se vendent, avendre, qui se vend, vendues par, m'acheter, nous acheter, devenir
    propriétaire, primo-accession, d'achat`,
  'SaleType.for_rent': `
    à louer, en location, location, locations, louer, à la location, pour louer, loue, a louer, loyer, loyers, bail,
    alouer, je loue, en locatif, locatif, locative, à loué, a loué, se loue, se louent, me louer, nous louer, chambre
    à louer, chambres à louer, chambre en location, chambres en location, louer une chambre, loyer mensuel, loyers
    mensuels, pour location, prix du loyer, montant du loyer, loyer maximum, loyer max, location longue durée,
    location de chambre, prix de location, prix de la location, locations de, d'une location,
    loyer le plus bas, au loyer le plus bas, les loyers les plus bas, loyers les plus bas, le loyer le plus bas,
    loyer le plus élevé, quel est le loyer le plus bas, quel est le loyer le plus élevé`,
  'Status.Sold': `
    vendu[|e|s|es], déjà vendu[|e|s|es], récemment vendu[|e|s|es], vendu[|e|s|es] récemment, vient d'être vendu[|e],
    ont été vendu[s|es], a été vendu[|e], viennent d'être vendu[s|es], ventes récentes, ventes conclues, qui ont été
    vendu[s|es], qui se sont vendu[s|es], dernières ventes, vendu[|e|s|es] dernièrement, se sont vendu[s|es], ventes
    passées, vendu[|e|s|es] il y a peu, fraîchement vendu[|e|s|es]`,
  'Status.PreOnMarket': `
    bientôt sur le marché, bientôt en vente, bientôt à vendre, bientôt disponible, bientôt disponibles, prochainement,
    prochainement en vente, prochainement sur le marché, prochainement disponible, prochainement à vendre, à venir,
    pré-marché, avant-première, en avant-première, avant la mise sur le marché, avant la mise en vente, pas encore sur
    le marché, pas encore en vente, pas encore mis en vente, coming soon, bientôt mis[|e|es] en vente, bientôt
    mis[|e|es] sur le marché, qui arrivent bientôt sur le marché, qui arrive bientôt sur le marché, qui seront bientôt
    en vente, qui sera bientôt en vente, sur le point d'être mis[|e|es] en vente, bientôt, qui vont bientôt être
    mis[|e|es] en vente, qui arrivent bientôt, à paraître, en prévente, prévente`,
  'Status.Active': `
    actif, active, actifs, actives, annonces actives, toujours en vente, encore en vente, encore disponible, encore
    disponibles, toujours disponible, toujours disponibles, actuellement sur le marché, pas vendu[|e|s|es], pas encore
    vendu[|e|s|es], invendu[|e|s|es], non vendu[|e|s|es], actuellement en vente, actuellement disponible, actuellement
    disponibles, qui sont encore disponibles, qui sont toujours en vente, disponible maintenant, qui ne sont pas
    vendu[s|es]`,
  'Status.Pending': `
    vente en cours, ventes en cours, en cours de vente`,
  'Status.ActiveUnderContract': `
    sous compromis, sous compromis de vente, sous offre, sous contrat, offre acceptée, avec une offre acceptée, déjà réservé[|e|s|es], en option`,
  'Status.all': `
    y compris les vendu[s|es], vendu[|e|s|es] ou non, vendu[|e|s|es] ou pas, même vendu[|e|s|es], même les
    vendu[s|es], tous statuts, quel que soit le statut, vendues et actives, actives et vendues, vendues comprises,
    vendus compris, y compris vendu[|e|s|es], actives ou vendues, actifs ou vendus, peu importe le statut, incluant
    les vendu[s|es], les vendues aussi, les vendus aussi`,
  'SpaceType.Entire place': `
    logement entier, logements entiers, maison entière, maisons entières, appartement entier, appartements entiers,
    entier, entière, toute la maison, non partagé, non partagée, pas de colocation, pas en colocation, tout
    l'appartement, sans colocation, sans colocataire, sans colocataires, pas de coloc, logement complet, propriété
    entière, en entier, rien que pour moi, rien que pour nous, condo entier, apparts entiers, hors colocation`,
  'SpaceType.Room': `
    je loue une chambre, loue une chambre, je cherche une chambre, cherche une chambre, cherche chambre, recherche une
    chambre, je recherche une chambre, chambre à louer, chambres à louer, chambre en location, chambres en location,
    chambre chez l'habitant, chambres chez l'habitant, chambre privée, chambres privées, une chambre à louer, une
    chambre en location, colocation, coloc, colocations, chambre en colocation, chambres en colocation, en colocation,
    en coloc, louer une chambre, chambre dans une maison, chambre dans un appartement, une chambre chez l'habitant,
    juste une chambre, seulement une chambre, simple chambre, une chambre en colocation, appartement partagé, maison
    partagée, logement partagé, appartement en colocation, maison en colocation, chambre individuelle, une chambre
    individuelle, une chambre privée, location de chambre, chambre meublée à louer, une chambre dans une maison, une
    chambre dans un appartement, une chambre meublée à louer, uniquement une chambre, rien qu'une chambre, chambre
    dans une colocation, une chambre dans une colocation`,
  'Tours.OpenHouse': `
    portes ouvertes, journée portes ouvertes, journées portes ouvertes, journée porte ouverte, porte ouverte, visite
    libre, visites libres, open house, open houses, maison ouverte, maisons ouvertes, portes-ouvertes, une visite
    libre, jpo, journée de visite`,
  'Tours.3D': `
    visite virtuelle, visites virtuelles, visite 3d, visites 3d, visite en 3d, 3d, tour virtuel, visite à 360, visite
    360, en 3d, visite en ligne, matterport, visite immersive, visite 3 d, tour 3d, visite guidée virtuelle, vue 3d,
    visite en réalité virtuelle`,
  'new.listing': `
    nouvelles annonces, nouvelle annonce, nouveautés, nouveauté, nouveau sur le marché, nouvelle sur le marché,
    nouveaux sur le marché, nouvelles sur le marché, nouvellement mis[|e|es] en vente, récemment mis[|e|es] en vente,
    récemment mis[|e|es] en ligne, récemment mis[|e|es] sur le marché, mis[|e|es] en vente récemment, publié[|e|s|es]
    récemment, récemment publié[|e|s|es], cette semaine, de cette semaine, de la semaine, publié[|e|s|es] cette
    semaine, mis[|e|es] en vente cette semaine, mis[|e|es] en ligne cette semaine, dernières annonces, annonces
    récentes, annonce récente, vient d'arriver sur le marché, viennent d'arriver sur le marché, tout juste mis[|e|es]
    en vente, tout juste arrivé[|e|s|es] sur le marché, fraîchement mis[|e|es] en vente, nouvelles inscriptions,
    nouvelle inscription, nouveaux biens, nouvelles offres, fraîchement arrivé[|e|s|es], tout nouveau sur le marché,
    arrivé[|e|s|es] cette semaine, arrivé[|e|s|es] récemment, ajouté[|e|s|es] cette semaine, ajouté[|e|s|es]
    récemment, inscrit[|e|s|es] cette semaine, inscrit[|e|s|es] récemment, récemment inscrit[|e|s|es], récemment
    ajouté[|e|s|es], viennent d'être mis[|e|es] en vente, vient d'être mis[|e] en vente, nouveaux logements,
    paru[|e|s|es] cette semaine, arrivé[|e|s|es] sur le marché cette semaine, nouvelles maisons sur le marché,
    nouvelles publications, récemment arrivé[|e|s|es] sur le marché, nouvelles arrivées, nouvelles entrées, mis[|e|es]
    sur le marché cette semaine, la semaine dernière, depuis la semaine dernière, la semaine passée, récemment
    listé[|e|s|es]`,
  'new.today': `
    aujourd'hui, d'aujourd'hui, publié[|e|s|es] aujourd'hui, mis[|e|es] en ligne aujourd'hui, du jour, aujourdhui`,
  'new.yesterday': `
    hier, depuis hier, d'hier`,
  'new.month': `
    ce mois-ci, ce mois, de ce mois-ci, de ce mois, du mois, le mois dernier, depuis le mois dernier, publié[|e|s|es]
    ce mois-ci, mis[|e|es] en vente ce mois-ci`,
}
