/**
 * Orders and figures; where a phrase is also in the follow-ups, the article decides. Tag -> phrases, separated by
 * commas.
 */
export const orderPhrases: Record<string, string> = {
  'sort.Price.up': `
    pas trop cher[|s], pas trop chère[|s], pas excessivement cher, moins cher[|s] que, moins chère[|s] que, [le |la
    |les |]moins cher[|e|s|es], [le |la |les |]moins chère[|s], [le |la |les |]plus abordable[|s], [le |la |les |]plus
    économique[|s], [le |la |les |]moins coûteu[x|se|ses], le meilleur marché, [le |la |les |]moins onéreu[x|se|ses],
    moins cher d'abord, moins chers d'abord, [le |la |les |]moins cher[|s] d'abord, [le |la |les |]moins chère[|s]
    d'abord, les moins chères en premier, les moins chers en premier, prix le plus bas, le prix le plus bas, les prix
    les plus bas, au prix le plus bas, prix les plus bas, par prix, par prix croissant, trié[|e|s|es] par prix, trier
    par prix, trie par prix, triez par prix, classer par prix, classé[|e|s|es] par prix, prix croissant, prix
    croissants, du moins cher au plus cher, de la moins chère à la plus chère, des moins chères aux plus chères, des
    moins chers aux plus chers, bon marché, pas cher, pas chère, pas chers, pas chères, abordable, abordables,
    économique, économiques, à bas prix, à petit prix, bas prix, petit prix, le plus petit prix, au meilleur prix,
    meilleur prix, meilleurs prix, loyer le plus bas, au loyer le plus bas, les loyers les plus bas, loyers les plus
    bas, le loyer le plus bas, aubaine, aubaines, bonne affaire, bonnes affaires, peu chère, peu cher, moindre prix,
    au moindre prix, ordre de prix, par ordre de prix, coûtent le moins, coûte le moins, qui coûte le moins, qui
    coûtent le moins, tarif le plus bas, la moins chere`,
  'sort.Price.down': `
    plus cher[|s] que, plus chère[|s] que, [le |la |les |]plus cher[|e|s|es], [le |la |les |]plus chère[|s], [le |la
    |les |]plus coûteu[x|se|ses], [le |la |les |]plus onéreu[x|se|ses], prix le plus élevé, le prix le plus élevé, les
    prix les plus élevés, prix les plus élevés, prix le plus haut, prix décroissant, prix décroissants, par prix
    décroissant, du plus cher au moins cher, de la plus chère à la moins chère, les plus chères en premier, les plus
    chers en premier, [le |la |les |]plus luxueu[x|se|ses], les plus chers d'abord, les plus chères d'abord, loyer le
    plus élevé, trier par prix décroissant, trié[|s|e|es] par prix décroissant, haut de gamme d'abord`,
  'sort.BuildingArea.down': `
    plus grand[|e|s|es] que, [le |la |les |]plus grand[|e|s|es], [le |la |les |]plus spacieu[x|se|ses], [le |la |les
    |]plus vaste[|s], la plus grande surface, plus grande surface, avec la plus grande surface, [le |la |les |]plus
    grand[|e|s|es] en premier, [le |la |les |]plus grand[|e|s|es] d'abord, par taille, par surface, par superficie,
    trié[|e|s|es] par taille, trié[|e|s|es] par surface, trier par taille, trier par surface, trie par surface, trie
    par taille, trié[|s|e|es] par superficie, surface décroissante, par surface décroissante, la plus grande
    superficie, avec le plus de surface, le plus de mètres carrés, avec le plus d'espace, offrant le plus d'espace, le
    plus d'espace, la plus grande surface habitable, avec la plus grande surface habitable, du plus grand au plus
    petit, de la plus grande à la plus petite, classé[|s|e|es] par taille, le plus de surface`,
  'sort.BuildingArea.up': `
    plus petit[|e|s|es] que, [le |la |les |]plus petit[|e|s|es], la plus petite surface, [le |la |les |]plus
    compact[|e|s|es], surface croissante, par surface croissante, [le |la |les |]moins grand[|e|s|es], du plus petit
    au plus grand`,
  'sort.LotArea.down': `
    le plus grand terrain, plus grand terrain, plus grands terrains, les plus grands terrains, avec le plus grand
    terrain, ayant le plus grand terrain, terrain le plus grand, la plus grande parcelle, avec la plus grande
    parcelle, le plus grand jardin, avec le plus grand jardin, avec le plus de terrain, le terrain le plus grand, le
    plus grand lot, la plus grande cour, terrains les plus grands, le plus de terrain, le terrain le plus vaste`,
  'sort.LotArea.up': `
    le plus petit terrain, plus petit terrain, avec le plus petit terrain, terrain le plus petit, la plus petite
    parcelle, le terrain le plus petit`,
  'sort.DaysOnMarket.up': `
    plus récent[|e|s|es] que, [le |la |les |]plus récent[|e|s|es], annonces les plus récentes, les annonces les plus
    récentes, les dernières annonces, [le |la |les |]plus récent[|e|s|es] d'abord, [le |la |les |]plus récent[|e|s|es]
    en premier, [le |la |les |]plus nouveau[|x], [le |la |les |]plus nouvelle[|s], par date, trié[|e|s|es] par date,
    trier par date, trie par date, les derniers biens, dernières nouveautés, les dernières nouveautés, les derniers
    arrivés, les dernières arrivées, le plus récemment mis[|e] en vente, les plus récemment mises en vente, les plus
    récemment publiées, mises en vente le plus récemment, le plus récemment, publiées le plus récemment, nouveautés
    d'abord, les plus fraîches, annonce la plus récente, l'annonce la plus récente, par date de publication, les
    derniers logements, les plus neuves, les plus neufs, la plus neuve, le plus neuf, dernière annonce, la dernière
    annonce`,
  'sort.DaysOnMarket.down': `
    le plus longtemps en vente, le plus longtemps en ligne, en vente depuis longtemps, sur le marché depuis longtemps,
    en ligne depuis longtemps, depuis le plus longtemps, en ligne depuis le plus longtemps,
    depuis le plus longtemps sur le marché, sur le marché depuis le plus longtemps, en vente depuis le plus longtemps,
    annonces les plus anciennes, l'annonce la plus ancienne, les annonces les plus anciennes, le plus longtemps sur le
    marché, le plus de jours sur le marché, annonce la plus ancienne,
    annonce est la plus ancienne, est en vente depuis le plus longtemps, est affiché[|e] depuis le plus longtemps`,
  'sort.YearBuilt.down': `
    construction la plus récente, la construction la plus récente, constructions les plus récentes, les constructions
    les plus récentes, de construction la plus récente, construit[|e|s|es] le plus récemment, [le |la |les |]plus
    récemment construit[|e|s|es], [le |la |les |]plus moderne[|s], par année de construction, trié[|e|s|es] par année
    de construction, trier par année de construction, trie par année de construction, bâti[|e|s|es] le plus récemment,
    les plus récentes de construction, dernières constructions, les dernières constructions, [le |la |les |]moins
    ancien[|s], [le |la |les |]moins ancienne[|s], [le |la |les |]plus jeune[|s]`,
  'sort.YearBuilt.up': `
    plus ancien[|s] que, plus ancienne[|s] que, plus vieux que, plus vieille[|s] que, [le |la |les |]plus ancien[|s],
    [le |la |les |]plus ancienne[|s], [le |la |les |]plus vieu[x], [le |la |les |]plus vieille[|s], [le |la |les
    |]plus ancien[|ne]s d'abord, construction la plus ancienne, la construction la plus ancienne, constructions les
    plus anciennes, [le |la |les |]plus historique[|s]`,
  'sort.HOAMonth.up': `
    charges les plus basses, les charges les plus basses, avec les charges les plus basses, frais de copropriété les
    plus bas, le moins de charges, les plus faibles charges, charges les plus faibles, hoa le plus bas, hoa la plus
    basse, frais hoa les plus bas, frais de condo les plus bas, avec le moins de charges, faibles charges, charges
    faibles, charges basses, frais de copropriété bas, les frais de copropriété les plus bas, les frais hoa les plus
    bas, les frais de condo les plus bas, la hoa la plus basse`,
  'sort.HOAMonth.down': `
    charges les plus élevées, les charges les plus élevées, hoa le plus élevé, frais de copropriété les plus élevés,
    hoa la plus élevée`,
  'sort.UnitAreaPrice.up': `
    prix au mètre carré le plus bas, le prix au mètre carré le plus bas, prix au m2 le plus bas, le prix au m2 le plus
    bas, meilleur rapport qualité-prix, meilleur rapport qualité prix, le meilleur rapport qualité-prix, le meilleur
    rapport qualité prix, [le |la |les |]moins cher[|e|s|es] au m2, [le |la |les |]moins cher[|s] au mètre carré, [le
    |la |les |]moins chère[|s] au mètre carré, [le |la |les |]moins chère[|s] au m2, prix au pied carré le plus bas,
    le prix au pied carré le plus bas, [le |la |les |]moins cher[|s] au pied carré, [le |la |les |]moins chère[|s] au
    pied carré`,
  'sort.UnitAreaPrice.down': `
    prix au mètre carré le plus élevé, le prix au mètre carré le plus élevé, prix au m2 le plus élevé, le prix au m2
    le plus élevé, prix au pied carré le plus élevé, [le |la |les |]plus cher[|s] au mètre carré, [le |la |les |]plus
    chère[|s] au mètre carré, [le |la |les |]plus chère[|s] au m2`,
  'sort.Bedrooms.down': `
    le plus de chambres, avec le plus de chambres, le plus grand nombre de chambres, avec le plus grand nombre de
    chambres, ayant le plus de chambres, qui a le plus de chambres, qui ont le plus de chambres`,
  'sort.Bathrooms.down': `
    le plus de salles de bain, avec le plus de salles de bain, avec le plus de salles de bains, le plus grand nombre
    de salles de bain, qui a le plus de salles de bain`,
  'sort.Distance.up': `
    [le |la |les |]plus proche[|s] de, [le |la |les |]plus proche[|s] du, le plus près de, le plus près du, la plus
    près de, les plus près de, trié[|e|s|es] par distance de, par distance de, par proximité avec, par distance à,
    trier par distance de, trie par distance de, trié[|s|e|es] par distance à, trie par distance à, par proximité de,
    plus proche[|s] de, plus proche[|s] du, le plus proche possible de, au plus près de, trié[|s|e|es] par proximité
    de, trié[|s|e|es] par proximité avec`,
  'sort.limit': `
    les premiers, les premières, premiers, premières, seulement les, uniquement les, juste les, top, le top, les
    meilleurs, les meilleures, meilleurs, meilleures, rien que les, montre seulement les, montrez seulement les`,
  'figure.count': `
    combien, combien de, combien y a-t-il de, combien avez-vous de, combien d'annonces, combien en, nombre de, le
    nombre de, quel est le nombre de, nombre total de, total de, le nombre total de, combien il y a de, combien est-ce
    qu'il y a de, y a combien de, il y a combien de, combien as-tu de, quel nombre de, cmb de, cb de, combien y en
    a-t-il, il y en a combien, combien y en a, combien y a de, compte les, comptez les`,
  'figure.average': `
    prix normal, prix normaux, prix habituel, prix habituels, prix courant,
    moyen, moyenne, moyens, moyennes, en moyenne, prix moyen, le prix moyen, prix moyens, la moyenne, la moyenne de,
    moyenne de, la moyenne des, moyenne des prix, moyenne des, la moyenne des prix, prix en moyenne, typique,
    habituel, coût moyen, prix de vente moyen, valeur moyenne, typiquement, prix moyen de vente`,
  'figure.median': `
    médian, médiane, médians, prix médian, le prix médian, la médiane, médiane de, la médiane des prix, médiane des
    prix, la médiane de, prix médians, la médiane du prix`,
  'figure.range': `
    fourchette de prix, la fourchette de prix, fourchette des prix, gamme de prix, la gamme de prix, éventail de prix,
    éventail des prix, intervalle de prix, écart de prix, quelle fourchette de prix, dans quelle fourchette de prix,
    plage de prix, gamme des prix, fourchette de loyers, fourchettes de prix, fourchette des loyers, prix minimum et
    maximum, prix min et max, de quel prix à quel prix, tranche de prix, prix minimal et maximal, prix le plus bas et
    le plus élevé`,
  'figure.min': `
    quel est le prix le plus bas, quel est le prix minimum, à partir de quel prix, à partir de combien, quel est le
    loyer le plus bas, prix minimum des, dès quel prix, prix le plus bas des, quel est le plus petit prix, quel est le
    prix minimal, quel est le prix plancher, prix plancher`,
  'figure.max': `
    quel est le prix le plus élevé, quel est le prix maximum, jusqu'à quel prix, quel est le prix le plus haut, prix
    maximum des, quel est le loyer le plus élevé, prix le plus élevé des, quel est le prix maximal`,
  'figure.howMuch': `
    combien coûte, combien vaut, quel est le prix de, quel prix pour, à combien est, le prix de, prix de, c'est
    combien, combien pour, quel est le prix du, combien ça coûte, ça coûte combien, combien coûtent, prix du`,
  'figure.price': `
    combien coûtent les, combien coûtent, combien coûte un, combien coûte une, combien valent, quels sont les prix,
    quels prix, à combien sont, combien faut-il compter pour, à quel prix sont, les prix des, quels sont les tarifs,
    combien pour louer, combien coûtent des, combien ça coûte de louer, quels sont les loyers`,
}
