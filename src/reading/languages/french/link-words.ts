/** Small words that the readers of amounts and places look for; they mean nothing alone. Tag -> phrases. */
export const linkWords: Record<string, string> = {
  'glue.article': `
    un, une, des, quelque chose de, autre, autres, d'autres`,
  'glue.the': `
    le, la, les, du, au, aux, ces, cette`,
  'glue.of': `
    de, du, des`,
  'glue.in': `
    en, à, dans`,
  'glue.and': `
    et, &, ainsi que`,
  'glue.beforeAmount': `
    un, une, le, la, les, de, du, des, à, est, sont, soit, environ de, pour, en, un total de, dans les, aux, au, que,
    être`,
  'glue.bound': `
    plus, moins`,
  'glue.ofYear': `
    de`,
  'glue.link': `
    de, du, des, est, sont, soit, soient, être, un, une, le, la, les, à, en, que, pour, ne, doit, devrait, par, avec,
    qui, se, mon, notre, ma, dans, au, y, coûte, fait, fasse, total, totale, est à, taille, mesure, situe`,
  'glue.ground': `
    terrain, terre`,
  'glue.lowestPrice': `
    le loyer le plus bas,
    prix le plus bas, le prix le plus bas, prix minimum, prix minimal, prix mini, plus petit prix, loyer le plus bas, loyer minimum`,
  'glue.highestPrice': `
    le loyer le plus élevé,
    prix le plus élevé, le prix le plus élevé, prix le plus haut, prix maximum, prix maximal, loyer le plus élevé, loyer maximum`,
  'glue.garden': `
    jardin, cour`,
  'glue.forTime': `
    depuis, pendant, pour, seulement, ces, les, dans les, durant les, pendant les, au cours des, au cours de, dans`,
  'glue.onMarket': `
    sur le marché`,
  'glue.numberOf': `
    nombre de, le nombre de, nombre total de, quel est le nombre de`,
  'glue.figureLink': `
    de, du, des, la, le, les, demandé, par, vente, mensuel, est, au, en, d'achat, affiché, à`,
  'glue.rent': `
    loyer, loyers, location, locations`,
  'glue.placeLink': `
    le, la, les, de, du, des, numéro, no, est, aux`,
  'glue.placeKind': `
    city`,
  'glue.state': `
    état de, l'état de, état`,
  'glue.withinLink': `
    à, de, dans, un, une, en, le, au, autour, un rayon de, dans un rayon de, rayon de, environ, périmètre de, un
    périmètre de, maximum, max`,
  'glue.centreLink': `
    le, la, les, de, du, des, à, au, depuis, ville de, la ville de, centre de, le centre de, code postal, le code
    postal, mls, #, numéro, adresse, chez, ici, centre-ville de, centre ville de`,
  'glue.distanceLink': `
    distance, de distance, en voiture, alentour, à la ronde, autour, aux alentours, environ, maximum, max, à vol
    d'oiseau`,
  'glue.yearLink': `
    est, a été, de, du, la, le, l'année, année, en l'an, l'an, pendant, des, vers, les, à`,
  'glue.year': `
    année, l'année, l'an, en l'an, pendant`,
  'glue.andHalf': `
    et demi, et demie`,
  'glue.units': `
    unité, unités`,
  'glue.age': `
    ans`,
  'glue.my': `
    mon, ma, mes, notre, nos`,
  'glue.hedge': `
    peut-être, éventuellement`,
  'glue.any': `
    n'importe quel, n'importe quelle, n'importe quels, n'importe quelles`,
  'glue.salePrice': `
    prix de vente, prix d'achat, prix de vente moyen, prix moyen de vente`,
  'glue.downPayment': `
    d'apport, d'apport personnel, de côté, d'économies, d'acompte, comme apport, en apport, économisés, d'épargne,
    apport, apport personnel, apport de, acompte, acompte de`,
  'glue.rather': `
    plutôt`,
  'glue.prefer': `
    préfère, préférons, préfèrerais, préférerais, préférerions, je préfère, nous préférons, on préfère, je préférerais`,
  'glue.over': `
    à, au, aux, plutôt que, plutôt qu'`,
  'glue.preferredTo': `
    par rapport à, comparé à`,
  'glue.than': `
    que, qu, à`,
  'glue.swapFor': `
    par, pour, contre, en, avec`,
  'glue.swap': `
    remplace, remplacez, remplacer, change, changez, changer, échange, échangez`,
  'glue.payment': `
    mensualité, mensualités, remboursement, remboursements, crédit, prêt, traite, traites`,
  // What visitors have.
  'self.animal.dog': `
    chien, chiens, chienne, chiot, chiots, j'ai un chien, mon chien, avec un chien, avec chien,
    pour mon chien, un chien, mes chiens, gros chien, une chienne`,
  'self.animal.cat': `
    chat, chats, chatte, chaton, chatons, j'ai un chat, mon chat, avec un chat, j'ai deux chats,
    mes chats, un chat`,
  'self.animal.pet': `
    animaux, animal, mes animaux, mon animal, avec animaux, perroquet, lapin, lapins, hamster, tortue,
    furet, cochon d'inde`,
  'self.animal.led': `
    cheval, chevaux, poule, poules, chèvre, chèvres, oiseau, oiseaux, poney, âne`,
  'self.have': `
    j'ai, nous avons, on a`,
  'self.thing': `
    bateau, voiture, voitures, camping-car, camionnette, moto, motos, vélo, vélos, piano, caravane,
    camion, cheval, chevaux`,
}
